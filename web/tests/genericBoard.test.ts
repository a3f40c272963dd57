// The board of a game without a picture: what it shows, and that all of it can be played.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fitCards } from '../src/games/zones';
import { setGames } from '../src/net/catalogue.svelte';
import type { Game, View, Yours } from '../src/net/messages';
import OptionFields from '../src/pages/home/OptionFields.svelte';
import Board from '../src/table/Board.svelte';
import { liveScene } from '../src/table/scene';
import Seats from '../src/table/Seats.svelte';
import { Selection } from '../src/table/selection.svelte';
import TextView from '../src/table/TextView.svelte';
import Tray from '../src/table/Tray.svelte';
import { moveName } from '../src/text/names';
import { parts } from '../src/text/notation';
import { addTexts, LANGUAGES, setLanguage } from '../src/text/words.svelte';
import { EIGHTS, eights } from './eights';
import { GAMES, LINES, view } from './views';

const STRANGERS = LINES.map((line) => ({ ...line, game: `strange${line.game}` }));
const drawn: object[] = [];
beforeAll(() => setLanguage('en'));
beforeEach(() => setGames([...STRANGERS, EIGHTS]));
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  document.body.replaceChildren();
});

/** A recorded table, as if nobody had heard of its game; or that of the game nobody has made. */
function strange(game: Game): View {
  if (game === EIGHTS.game) return eights(view('ole'));
  const text = JSON.stringify(view(game)).replaceAll(`"game":"${game}"`, `"game":"strange${game}"`);
  return JSON.parse(text.replaceAll(`"${game}/`, `"strange${game}/`)) as View;
}

function lay(game: Game, change: Partial<Yours> = {}) {
  const { state, about, yours } = strange(game);
  const own = { ...yours[0]!, ...change };
  const scene = liveScene(state, about, [], own.seat)!;
  const played: string[] = [];
  const selection = new Selection(
    scene.game,
    () => own,
    (move) => played.push(move),
  );
  const target = document.body;
  const rivals = () => selection.rivals;
  drawn.push(
    mount(Seats, {
      target,
      props: {
        scene,
        aim: '!',
        onrival: (seat: number) => selection.aimAt(seat),
        get rivals() {
          return rivals();
        },
      },
    }),
    mount(Board, { target, props: { scene, selection } }),
    mount(Tray, { target, props: { scene, selection, hand: own.hand, maxHeight: 250 } }),
  );
  flushSync();
  return { scene, own, selection, played };
}
const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const texts = (what: string) => all(what).map((one) => one.textContent.replace(/\s+/g, ' ').trim());
function tap(one: HTMLElement | undefined): void {
  if (!one) throw new Error('there is nothing to tap');
  one.click();
  flushSync();
}

describe.each([...GAMES, EIGHTS.game])('%s without a picture', (game) => {
  test('every card that shows in the middle is drawn, and every hidden heap is counted', () => {
    const { scene } = lay(game);
    const shown = document.querySelector('.middle')!.textContent;
    const { zones } = scene.table;
    for (const row of zones['stock'] ?? [])
      if (typeof row === 'number' && row > 1) expect(shown).toContain(String(row));
    for (const row of [...(zones['row'] ?? []), ...(zones['piles'] ?? [])])
      for (const card of row as string[]) expect(shown).toContain(card.replace(/^[A-Z]/, ''));
  });

  test('every move can be played by taps', () => {
    const { yours } = strange(game);
    for (const move of yours[0]!.legal) {
      const { selection, played, own, scene } = lay(game);
      const { card, number, target, seat, takes } = parts(scene.game, move);
      if (card !== null) {
        const slot = own.hand.indexOf(card);
        tap(all('.hand .card')[slot]);
        for (let more = selection.number; more < (number ?? 1); more++)
          tap(all('.act .btn.s').at(-1));
        if (seat !== null) tap(all('.rival')[selection.rivals.indexOf(seat)]);
        else if (target !== null) tap(all(`button[data-target="${target}"]`)[0]);
        else tap(all('.hand .card.chosen')[0] ?? all('.drop')[0]);
      } else if (takes !== null) {
        tap(all('.act .btn.line').at(-1));
        const offered = all('button.take').filter((one) => one.dataset.spot?.endsWith(`-${takes}`));
        if (selection.take !== takes) tap(offered[0]);
        tap(all('.act .btn.ink')[0]);
      } else {
        const name = moveName(scene.game, move, scene.names, scene.eyes);
        tap(all('.act .btn').find((one) => one.textContent.trim() === name));
      }
      expect(played).toEqual([move]);
      for (const one of drawn.splice(0)) void unmount(one);
      document.body.replaceChildren();
    }
  });

  test('a card that needs no choice may be laid on the table too', () => {
    const { selection, played, own, scene } = lay(game);
    const isPlain = (move: string) => {
      const { card, target, seat } = parts(scene.game, move);
      return card !== null && target === null && seat === null;
    };
    const move = own.legal.find(isPlain)!;
    tap(all('.hand .card')[own.hand.indexOf(parts(scene.game, move).card!)]);
    tap(all('.drop, button.pick')[0]);
    expect(selection.slot).toBeNull();
    expect(played).toHaveLength(1);
  });

  test.each(LANGUAGES)('as text it tells all that lies there in %s', async (language) => {
    await setLanguage(language);
    const { state, about, yours } = strange(game);
    const scene = liveScene(state, about, [], yours[0]!.seat)!;
    const props = {
      scene,
      hand: yours[0]!.hand,
      covered: false,
      announcements: [],
      selection: null,
    };
    drawn.push(
      mount(TextView, { target: document.body, props: { ...props, onuncover: () => undefined } }),
    );
    flushSync();
    const lines = texts('.text section:first-child li');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toMatch(/undefined|null|\[object|web-/);
    await setLanguage('en');
  });
});

test('the pile shows its top card, with the edges of the others beneath', () => {
  lay(EIGHTS.game);
  expect(texts('.group.pile .face .i')).toEqual(['7']);
  expect(texts('.group.pile .face .l')).toEqual(['H']);
  expect(all('.group.pile .beneath')).toHaveLength(2);
  expect(texts('.group.pile .badge')).toEqual(['×5']);
});

test('the stock is a back with its number', () => {
  lay(EIGHTS.game);
  expect(all('.group.stock .over use[href="#back"]')).toHaveLength(1);
  expect(texts('.group.stock .badge')).toEqual(['23']);
});

test('numbers are told by readable names, those of seats at the seats', () => {
  const { scene } = lay(EIGHTS.game);
  const name = scene.names[1]!;
  expect(texts('.told li')).toEqual([
    'suit H',
    `dealer ${name}`,
    'to draw 0',
    'won',
    'last card',
    'tricks',
  ]);
  const facts = texts('.seat .facts')[0];
  expect(facts).toContain('won: 1');
  expect(facts).toContain('last card');
  expect(facts).toContain('tricks: 2');
});

test('what a game says in texts of its own is said', async () => {
  addTexts('place-eights-to_draw = Cards to draw\nword-eights-H = hearts\n', 'en');
  lay(EIGHTS.game);
  expect(texts('.told li')).toContain('Cards to draw 0');
  expect(texts('.told li')).toContain('suit hearts');
  await setLanguage('en');
});

test('a suit that lies nowhere is named by a tap', () => {
  const { played, own } = lay(EIGHTS.game);
  expect(all('.choice')).toHaveLength(0);
  tap(all('.hand .card')[own.hand.indexOf('D8')]);
  expect(texts('.choice')).toEqual(['C', 'D', 'H', 'S']);
  tap(all('.choice')[3]);
  expect(played).toEqual(['D8>S']);
});

test('a card that may not be laid says why, by the code where there is no text', () => {
  const { own } = lay(EIGHTS.game);
  tap(all('.hand .card')[own.hand.indexOf('C4')]);
  expect(texts('.why')[0]).toContain('eights/no-match');
});

test('more words than fit beside the hand lie in the middle', () => {
  const words = ['one', 'two', 'three', 'four', 'five'];
  const { played } = lay(EIGHTS.game, { legal: words, why_not: {}, outlook: {} });
  expect(all('.act .btn')).toHaveLength(0);
  expect(texts('.words .btn')).toEqual(words);
  tap(all('.words .btn')[4]);
  expect(played).toEqual(['five']);
});

test('options without texts go by their ids', () => {
  const options = { hand: 5, last_card_called: true };
  const props = { game: 'eights', kinds: EIGHTS.options, seats: 3, options };
  drawn.push(mount(OptionFields, { target: document.body, props }));
  flushSync();
  expect(texts('label').join()).toMatch(/hand.*last card called/);
});

test('cards are as large as the box allows, in as many lines as that takes', () => {
  for (const [width, height] of [
    [320, 90],
    [340, 250],
    [420, 190],
    [900, 420],
  ] as const)
    for (const groups of [[1], [1, 1], [1, 3], [13], [1, 4, 1, 6]]) {
      const card = fitCards(groups, width, height);
      expect(card).toBeGreaterThanOrEqual(26);
      if (card > 26) expect(fitCards(groups, width + 40, height + 40)).toBeGreaterThanOrEqual(card);
    }
  expect(fitCards([1], 300, 300)).toBeGreaterThan(fitCards([13], 300, 300));
});
