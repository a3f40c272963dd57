// Each game's table, drawn from a recorded view: what it shows, and what taps on it mean.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Game, Yours } from '../src/net/messages';
import Board from '../src/table/Board.svelte';
import { liveScene } from '../src/table/scene';
import Score from '../src/table/Score.svelte';
import Seats from '../src/table/Seats.svelte';
import { Selection } from '../src/table/selection.svelte';
import TextView from '../src/table/TextView.svelte';
import Tray from '../src/table/Tray.svelte';
import { cardName, moveName, seatNames } from '../src/text/names';
import { inOrder, parts } from '../src/text/notation';
import { LANGUAGES, setLanguage } from '../src/text/words.svelte';
import { GAMES, view } from './views';

const drawn: object[] = [];

beforeAll(() => setLanguage('en'));
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  document.body.replaceChildren();
});

function lay(game: Game) {
  const { state, about, yours } = view(game);
  const own: Yours = yours[0]!;
  const scene = liveScene(state, about, [], own.seat)!;
  const played: string[] = [];
  const selection = new Selection(
    game,
    () => own,
    (move) => played.push(move),
  );
  const props = { scene, selection };
  const target = document.body;
  drawn.push(mount(Seats, { target, props: { scene } }));
  drawn.push(mount(Board, { target, props }));
  drawn.push(mount(Tray, { target, props: { ...props, hand: own.hand, maxHeight: 250 } }));
  flushSync();
  return { scene, own, selection, played };
}
const cards = () => [...document.querySelectorAll<HTMLElement>('.hand .card')];
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');

test('a bot that plays for somebody is shown the same everywhere', () => {
  const [game] = GAMES;
  const { state, about, yours } = view(game!);
  const occupants = state.occupants.map((place) => ({
    ...place,
    person: 'p',
    bot: 'easy' as const,
  }));
  const scene = liveScene({ ...state, occupants }, about, [], yours[0]!.seat)!;
  const selection = new Selection(
    game!,
    () => yours[0]!,
    () => {},
  );
  const target = document.body;
  drawn.push(mount(Seats, { target, props: { scene } }));
  drawn.push(mount(Tray, { target, props: { scene, selection, hand: [], maxHeight: 250 } }));
  flushSync();
  const signs = [...document.querySelectorAll('.who .av use')];
  expect(signs.map((sign) => sign.getAttribute('href'))).toEqual(occupants.map(() => '#bot'));
});

describe.each(GAMES)('%s', (game) => {
  test('there is a recorded view of my turn', () => {
    expect(view(game).yours[0]!.legal.length).toBeGreaterThan(0);
  });

  test('every card of the hand is there, the legal ones raised, the others told apart', () => {
    const { own } = lay(game);
    expect(cards().map((card) => card.dataset.card)).toEqual(own.hand);
    const legal = new Set(own.legal.map((move) => parts(game, move).card));
    for (const card of cards()) {
      expect(card.classList.contains('legal')).toBe(legal.has(card.dataset.card!));
      expect(card.getAttribute('aria-disabled')).toBe(
        legal.has(card.dataset.card!) ? null : 'true',
      );
      expect(card.textContent).toContain(cardName(game, card.dataset.card!));
    }
  });

  test('the others sit around with their cards', () => {
    const { scene } = lay(game);
    const names = texts('.seat .name');
    expect(names).toHaveLength(scene.occupants.length - 1);
    expect(document.querySelectorAll('.seat .facts')).toHaveLength(scene.occupants.length - 1);
  });

  test('two taps play a card, wherever it may go', () => {
    const { selection, played, own } = lay(game);
    const slot = own.hand.findIndex((card) => selection.isLegal(card));
    cards()[slot]!.click();
    flushSync();
    expect(cards()[slot]!.getAttribute('aria-pressed')).toBe('true');
    if (selection.ready) cards()[slot]!.click();
    else if (selection.rivals.length) selection.aimAt(selection.rivals[0]!);
    else document.querySelector<HTMLElement>('button[data-target]')!.click();
    expect(own.legal).toContain(played[0]);
    expect(parts(game, played[0]!).card).toBe(own.hand[slot]);
  });

  test('a card that may not be played says why', () => {
    const { own, selection, played } = lay(game);
    const slot = own.hand.findIndex((card) => own.why_not[card]);
    if (slot < 0) return expect(own.hand.every((card) => selection.isLegal(card))).toBe(true);
    cards()[slot]!.click();
    flushSync();
    expect(document.querySelector('.why')?.textContent?.length).toBeGreaterThan(10);
    expect(played).toEqual([]);
  });

  test.each(LANGUAGES)('the table as text tells every move in %s', async (language) => {
    await setLanguage(language);
    const { state, about, yours } = view(game);
    const own = yours[0]!;
    const scene = liveScene(state, about, [], own.seat)!;
    const played: string[] = [];
    const selection = new Selection(
      game,
      () => own,
      (move) => played.push(move),
    );
    const props = {
      scene,
      selection,
      hand: own.hand,
      covered: false,
      announcements: [],
      onuncover: () => undefined,
    };
    drawn.push(mount(TextView, { target: document.body, props }));
    flushSync();
    expect(texts('.buttons button')).toEqual(
      own.legal.map((move) => moveName(game, move, scene.names, own.seat)),
    );
    document.querySelector<HTMLElement>('.buttons button')!.click();
    expect(played).toEqual([own.legal[0]]);
    await setLanguage('en');
  });
});

test('the targets show their sums and what is left', () => {
  const { scene } = lay('thirteen');
  expect(texts('.sum')).toEqual(Object.values(scene.table.numbers.sums as object).map(String));
});

test('the pile shows its top card and the run', () => {
  const { scene } = lay('ole');
  expect(document.querySelector('.pile')?.textContent).toContain(
    cardName('ole', scene.table.numbers.top as string),
  );
  expect(document.querySelector('.shout')?.textContent).toContain('Olé!');
  expect(document.querySelectorAll('.flag')).toHaveLength(4);
});

test('of the pile only the top card shows its face: in which order the others lie is not known', () => {
  const { scene } = lay('ole');
  expect((scene.table.zones.played![0] as string[]).length).toBeGreaterThan(2);
  expect(texts('.pile .face .i')).toEqual([(scene.table.numbers.top as string).slice(1)]);
});

test('the cards laid in a count lie by value, each with its number, the last one marked', () => {
  const { scene } = lay('drat');
  const kinds = [...document.querySelectorAll('.kind')];
  const shown = kinds.map((kind) => kind.textContent?.replace(/\s+/g, ' ').trim());
  expect(scene.table.zones.table![0]).toEqual(['+2', '+2', '+3', '+4', '+4', '-2', '-2', 'duel']);
  expect(shown).toEqual(['+4 ×2', '+3', '+2 ×2', '−2 ×2', 'DUEL']);
  expect(scene.table.numbers.last).toBe('+2');
  expect(kinds.map((kind) => kind.classList.contains('last'))).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('the row shows every pile with its number, and passing offers what lies there', () => {
  const { scene, selection } = lay('leaves');
  const row = scene.table.zones.row![0] as string[];
  const numbers = [...new Set(row)].map((value) => `×${row.filter((one) => one === value).length}`);
  expect(
    texts('.badge')
      .map((text) => text.trim())
      .sort(),
  ).toEqual(numbers.sort());
  selection.pass();
  flushSync();
  expect(document.querySelectorAll('button.take')).toHaveLength(selection.passes.length);
});

test('whoever has no cards left is not told to choose one', () => {
  const { state, about, yours } = view('leaves');
  const own: Yours = yours[0]!;
  for (const turn of [own.seat, (own.seat + 1) % state.occupants.length]) {
    const scene = liveScene({ ...state, turn }, about, [], own.seat)!;
    const selection = new Selection(
      'leaves',
      () => own,
      () => {},
    );
    const props = { scene, selection, hand: [], maxHeight: 250 };
    drawn.push(mount(Tray, { target: document.body, props }));
  }
  flushSync();
  expect(texts('.sub').map((text) => text.trim())).toEqual(['', '']);
});

test('a card goes to the end of the row that it is laid at, and lower or higher ones too', () => {
  lay('leaves');
  const ends = [...document.querySelectorAll<HTMLElement>(':is(.low, .high) [data-spot]')];
  const [low, high] = ends.map((end) => end.dataset.spot!.split(' '));
  expect([low![0], high!.at(-1)]).toEqual(['row-1', 'row-13']);
  const inner = [...document.querySelectorAll<HTMLElement>('.inner [data-spot]')];
  expect(inner.every((pile) => /^row-\d+$/.test(pile.dataset.spot!))).toBe(true);
});

test('what was laid lies under the stock, and is drawn after it', () => {
  const { scene } = lay('drat');
  expect([scene.table.zones.stock, scene.table.zones.under]).toEqual([[0], [8]]);
  expect(texts('.stockpile > [aria-hidden]:not(svg)')).toEqual(['8']);
});

test('the count shows its total and the tokens left', () => {
  const { scene } = lay('drat');
  expect(texts('.total')).toEqual([String(scene.table.numbers.total)]);
  expect(document.querySelectorAll('.count > .bank svg:not(.used)')).toHaveLength(
    scene.table.numbers.bank as number,
  );
});

test('who drew which chili is told at the end, where they decided it', () => {
  const { names, table } = lay('drat').scene;
  const totals = names.map(() => 1);
  const scorings = [{ round: 0, points: totals, totals, entries: names.map(() => []), table }];
  const props = { game: 'drat' as const, names, scorings, round: 0, you: null, winners: [1] };
  const chance = { chili: { 0: 2, 1: 6 } };
  drawn.push(mount(Score, { target: document.body, props: { ...props, chance } }));
  flushSync();
  expect(texts('.score header p')[0]).toContain(`decide: ${names[0]} 2, ${names[1]} 6.`);
});

test('everybody has one colour, whoever looks', () => {
  const { state, about } = view('ole');
  const seen = state.occupants.map((_, eyes) => {
    const scene = liveScene(state, about, [], eyes)!;
    drawn.push(mount(Seats, { target: document.body, props: { scene } }));
    flushSync();
    const seats = [...document.querySelectorAll<HTMLElement>('.seat')].map((seat) => [
      seat.querySelector('.name')!.getAttribute('title'),
      seat.querySelector<HTMLElement>('.who')!.style.getPropertyValue('--seat'),
    ]);
    document.body.replaceChildren();
    return Object.fromEntries(seats) as Record<string, string>;
  });
  const colours = Object.assign({}, ...seen) as Record<string, string>;
  for (const one of seen) expect(colours).toMatchObject(one);
  expect(new Set(Object.values(colours)).size).toBe(state.occupants.length);
});

test('cards lie as in a hand: by suit, then by value', () => {
  expect(inOrder('ole', ['B10', 'B2', 'R4', 'Y9', 'G11', 'G9'])).toEqual(
    ['Y9', 'G9', 'G11', 'B2', 'B10', 'R4'], // prettier-ignore
  );
  expect(inOrder('leaves', ['10', '2', '4', '9'])).toEqual(['2', '4', '9', '10']);
  expect(inOrder('drat', ['+1', '-2', 'duel', '+4'])).toEqual(['+4', '+1', '-2', 'duel']);
  for (const game of GAMES) {
    const { hand } = view(game).yours[0]!;
    expect(inOrder(game, hand.toSorted())).toEqual(hand);
  }
});

test('a memory aid shows what everybody has taken, by colour', () => {
  const { state, about, yours } = view('thirteen');
  const taken = state.occupants.map(() => ['B1', 'B7', 'G2', 'R4', 'R4', 'R4']);
  const scene = liveScene(
    { ...state, table: { ...state.table!, zones: { ...state.table!.zones, taken } } },
    about,
    [],
    yours[0]!.seat,
  )!;
  drawn.push(mount(Seats, { target: document.body, props: { scene } }));
  flushSync();
  expect(texts('.memo')[0]?.replace(/\s+/g, ' ').trim()).toBe('B 2 · Y 0 · G 1 · R 3');
});

test('a bot whose name somebody here has is told apart', () => {
  const bot = { name: null, person: null, bot: 'easy' as const, look: null };
  const person = { name: seatNames([bot])[0]!, person: 'p', bot: null, look: null };
  const names = seatNames([bot, person, bot]);
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toBe(`${names[1]} (bot)`);
});
