// A game is one folder: nothing else in the browser names it, and one without a folder is shown too.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import GameCover from '../src/look/GameCover.svelte';
import { setGames } from '../src/net/catalogue.svelte';
import type { Game, Moved, View } from '../src/net/messages';
import Rulebook from '../src/pages/rules/Rulebook.svelte';
import Board from '../src/table/Board.svelte';
import HintSentence from '../src/table/HintSentence.svelte';
import HintDetails from '../src/table/HintDetails.svelte';
import { liveScene } from '../src/table/scene';
import Score from '../src/table/Score.svelte';
import Seats from '../src/table/Seats.svelte';
import { Selection } from '../src/table/selection.svelte';
import TextView from '../src/table/TextView.svelte';
import Tips from '../src/table/Tips.svelte';
import Tray from '../src/table/Tray.svelte';
import { reasonText } from '../src/text/names';
import { inOrder } from '../src/text/notation';
import { tell } from '../src/text/tell';
import { loadRuleTexts, setLanguage } from '../src/text/words.svelte';
import { GAMES, LINES, view } from './views';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte,css,json}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const FOLDER = /^\.\.\/src\/games\/(\w+)\//;
const GENERATED = ['../src/net/messages.ts'];

test('no file outside its folder names a game', () => {
  const games = new Set(Object.keys(sources).flatMap((path) => FOLDER.exec(path)?.[1] ?? []));
  expect([...games].sort()).toEqual([...GAMES].sort());
  // As a word in quotes, in the name of a text or a class, or as a key.
  const ids = [...games].join('|');
  const named = new RegExp(`['"\`.-](${ids})\\b|\\b(${ids}):`);
  const naming = Object.entries(sources)
    .filter(([path]) => !FOLDER.test(path) && !GENERATED.includes(path))
    .flatMap(([path, source]) => source.split('\n').map((line) => `${path}: ${line.trim()}`))
    .filter((line) => named.test(line));
  expect(naming).toEqual([]);
});

const drawn: object[] = [];
beforeAll(async () => {
  await setLanguage('en');
  await loadRuleTexts('en');
});
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  document.body.replaceChildren();
});

/** The view of a table, as if its game had no folder and no texts. */
function unknown(game: Game): View {
  const text = JSON.stringify(view(game)).replaceAll(`"game":"${game}"`, '"game":"unheard"');
  return JSON.parse(text.replaceAll(`"${game}/`, '"unheard/')) as View;
}

test.each(GAMES)('%s would be shown without its folder', async (game) => {
  setGames([...LINES, { ...LINES.find((line) => line.game === game)!, game: 'unheard' }]);
  const { state, about, yours } = unknown(game);
  const [own, strange] = [yours[0]!, about.game];
  const scene = liveScene(state, about, [], own.seat)!;
  const played: string[] = [];
  const selection = new Selection(
    strange,
    () => own,
    (move) => played.push(move),
  );
  const target = document.body;
  const scoring = {
    round: 0,
    points: scene.names.map(() => 1),
    totals: scene.names.map(() => 1),
    entries: scene.names.map(() => [
      { code: 'unheard/cards', points: 1, number: 1, label: null, cards: null },
    ]),
    table: scene.table,
  };
  const judged = { margin: null, simulations: 1 };
  const moves = own.legal.map((move) => ({ move, worth: 0.5, points: 1, ...judged }));
  const why = { code: 'rains-cats', facts: {} };
  const asked = { type: 'advice', key: '', table: '', seat: own.seat, number: 0 } as const;
  const advice = { ...asked, moves, why };
  const text = { hand: own.hand, covered: false, announcements: [], onuncover: () => undefined };
  drawn.push(
    mount(GameCover, { target, props: { game: strange } }),
    mount(Seats, { target, props: { scene } }),
    mount(Board, { target, props: { scene, selection } }),
    mount(Tray, { target, props: { scene, selection, hand: own.hand, maxHeight: 250 } }),
    mount(TextView, { target, props: { scene, selection, ...text } }),
    mount(Tips, { target, props: { scene, own } }),
    mount(HintSentence, { target, props: { scene, advice, onwhy: () => {}, onclose: () => {} } }),
    mount(HintDetails, { target, props: { scene, advice, own, onplay: () => undefined } }),
    mount(Rulebook, { target, props: { game: strange } }),
    mount(Score, {
      target,
      props: { game: strange, names: scene.names, scorings: [scoring], round: 0, you: 0 },
    }),
  );
  flushSync();
  expect(document.querySelectorAll('.hand .card')).toHaveLength(own.hand.length);
  expect(document.querySelector('.guide')!.textContent).toContain('Rains cats.');
  expect(document.querySelectorAll('.buttons button')).toHaveLength(own.legal.length);
  const slot = own.hand.findIndex((card) => selection.isLegal(card));
  for (let taps = 0; taps < 2 && !played.length; taps++) {
    document.querySelectorAll<HTMLElement>('.hand .card')[slot]!.click();
    flushSync();
  }
  if (!played.length) document.querySelector<HTMLElement>('button.pick')!.click();
  expect(own.legal).toContain(played[0]);
  for (const move of own.legal) {
    const moved: Moved = {
      type: 'moved',
      number: 1,
      seat: 0,
      move,
      by: 'bot',
      chance: null,
      flows: [],
    };
    expect(tell(moved, state, strange, [0], true)).toBeTruthy();
  }
  expect(reasonText({ code: 'unheard/no', facts: {} })).toBe('unheard/no');
  expect(inOrder(strange, own.hand)).toHaveLength(own.hand.length);
});
