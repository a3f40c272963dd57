// The end of a round: what is counted, in which order it is shown and told, and how it is skipped.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedOf } from '../src/games/counted';
import type { Entry, Game, Scoring } from '../src/net/messages';
import { Ending as Shown } from '../src/table/ending.svelte';
import Ending from '../src/table/Ending.svelte';
import { tellPoints } from '../src/text/points';
import { setLanguage } from '../src/text/words.svelte';
import { GAMES, LINES, view } from './views';

beforeEach(async () => {
  await setLanguage('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const line = (code: string, points: number, number: number, more: Partial<Entry> = {}): Entry => ({
  code,
  points,
  number,
  label: null,
  cards: null,
  ...more,
});

/** A round of three seats that was scored, with these cards at each of them. */
function scored(
  game: Game,
  place: string,
  cards: string[][],
  entries: Entry[][],
  before = [0, 0, 0],
): Scoring {
  const table = view(game).state.table!;
  const points = entries.map((of) => of.reduce((sum, entry) => sum + entry.points, 0));
  return {
    round: 1,
    points,
    totals: points.map((number, seat) => number + before[seat]!),
    entries,
    table: { ...table, zones: { ...table.zones, hands: [[], [], []], [place]: cards } },
  };
}
const OLE = scored(
  'ole',
  'hands',
  [['R4', 'B3'], [], ['Y9']],
  [
    [line('ole/hand', 7, 2, { cards: ['B3', 'R4'] }), line('ole/chips', 10, 2)],
    [],
    [line('ole/hand', 9, 1, { cards: ['Y9'] })],
  ],
  [1, 12, 5],
);
const NAMES = ['Ann', 'Luc', 'Zoé'];

test('points are told with their reasons, seat by seat, then how all stand', () => {
  const told = (single: boolean) => tellPoints('ole', OLE, NAMES, single).map((text) => text());
  expect(told(false)).toEqual([
    'Ann: hand (blue 3, red 4): 7, 2 chips: 10. This round 17, total 18.',
    'Luc: nothing. This round 0, total 12.',
    'Zoé: hand (yellow 9): 9. This round 9, total 14.',
    'Score: Luc: 12, Zoé: 14, Ann: 18.',
  ]);
  expect(told(true).at(-1)).toBe('Zoé: hand (yellow 9): 9.');
});

test('what a line counts lies at the seat: cards, or symbols, and what does not count', () => {
  expect(countedOf(OLE, 0)).toEqual([
    { cards: ['B3', 'R4'], icon: 'pebble', number: 2, points: 7 },
    { cards: [], icon: 'chip', number: 2, points: 10 },
  ]);
  const taken = scored(
    'thirteen',
    'taken',
    [['B7', 'R4', 'B2', 'R4'], [], []],
    [[line('targets/spared', 0, 2, { label: 'B' }), line('thirteen/fours', 4, 2)], [], []],
  );
  expect(countedOf(taken, 0).map(({ cards, points }) => [cards.join(), points])).toEqual([
    ['B2,B7', 0],
    ['R4,R4', 4],
  ]);
  const drat = scored(
    'drat',
    'hands',
    [['1', '-2'], [], []],
    [[line('drat/tokens', 3, 3)], [], []],
  );
  expect(countedOf(drat, 0).map(({ cards, icon, points }) => [cards.length, icon, points])).toEqual(
    [
      [0, 'blot', 3],
      [2, 'pebble', null],
    ],
  );
});

/** Mount an ending, and let it run. */
function show(scoring: Scoring, winners: number[] | null = null) {
  const ending = new Shown(scoring, winners);
  const { game } = scoring.table;
  const occupants = NAMES.map((name) => ({ name, person: name, bot: null, look: null }));
  const props = { ending, game, occupants, you: null, single: false };
  const mounted = mount(Ending, { target: document.body, props });
  let isOver = false;
  void ending
    .rest()
    .then(() => ending.count())
    .then(() => (isOver = true));
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    flushSync();
  };
  const all = (what: string) =>
    [...document.querySelectorAll(what)].map((found) => found.textContent!.trim());
  return { ending, mounted, after, all, isOver: () => isOver };
}

test('hands turn up, everybody is counted in turn, then places change', async () => {
  const { ending, mounted, after, all, isOver } = show(OLE, [1]);
  expect(ending.stage).toBe('rest');
  await after(1700);
  expect(all('.name')).toEqual(['Ann', 'Zoé', 'Luc']);
  expect(all('.row.now .name')).toEqual(['Ann']);
  expect(all('.why')).toEqual(['hand (blue 3, red 4): 7 · 2 chips: 10', '', '']);
  expect(all('.gain')).toEqual(['+17', '', '']);
  expect(all('.sum')).toEqual(['1', '5', '12']);
  expect(all('.tag')).toEqual(['+7', '+10']);
  expect(document.querySelectorAll('.back')).toHaveLength(3);
  await after(1400);
  expect(all('.row.now .name')).toEqual(['Luc']);
  await after(700);
  expect(ending.order).toEqual([1, 2, 0]);
  const shifts = [...document.querySelectorAll<HTMLElement>('.row')].map(
    ({ style }) => /, calc\((-?\d)/.exec(style.transform)?.[1],
  );
  expect(shifts).toEqual(['2', '0', '-2']);
  expect(all('.sum')).toEqual(['18', '14', '12']);
  expect(all('.best .name')).toEqual(['Luc']);
  expect(all('h1')).toEqual(['Luc has won']);
  expect(isOver()).toBe(false);
  await after(1200);
  expect(isOver()).toBe(true);
  await unmount(mounted);
});

const pressed = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));

test('who hurries leaves the last card, and a key ends it', async () => {
  const { ending, mounted, after, isOver } = show(OLE);
  ending.hurry();
  await after(0);
  expect(ending.stage).toBe('open');
  ending.hurry();
  await after(100);
  expect(isOver()).toBe(false);
  pressed('ArrowDown');
  await after(0);
  expect(isOver()).toBe(false);
  pressed(' ');
  await after(0);
  expect(isOver()).toBe(true);
  await unmount(mounted);
});

test('an ending of eight seats takes less than six seconds', async () => {
  const eight = Array.from({ length: 8 }, () => 1);
  const entries = eight.map(() => []);
  const ending = new Shown({ ...OLE, points: eight, totals: eight, entries }, null);
  let isOver = false;
  void ending
    .rest()
    .then(() => ending.count())
    .then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(6000);
  expect(isOver).toBe(true);
});

test.each(GAMES)('what %s counts is drawn, also where nobody knows its lines', async (game) => {
  const { cards } = LINES.find((of) => of.game === game)!;
  const unheard = [line(`${game}/unheard`, 2, 2), line(`${game}/many`, 47, 47)];
  const { mounted, after } = show(
    scored(game, 'hands', [cards.slice(0, 2), [], []], [unheard, [], []]),
  );
  await after(1700);
  expect(document.querySelectorAll('.piece').length).toBeGreaterThan(2);
  await unmount(mounted);
});
