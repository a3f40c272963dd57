// Levels that are offered: after wins in a row the next, after losses the one below.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { preferences } from '../src/look/preferences.svelte';
import { LEVELS, type Level, type Occupant, type State, type Yours } from '../src/net/messages';
import LevelOffer from '../src/table/LevelOffer.svelte';
import type { TableStore } from '../src/table/store.svelte';
import { afterMatch, countMatch, levelAlone, offeredLevel, type Streak } from '../src/table/streak';
import { setLanguage } from '../src/text/words.svelte';
import { view } from './views';

beforeAll(() => setLanguage('en'));

test('a first match is one against beginners', () => {
  expect(preferences.level).toBe(LEVELS[0]);
});

/** What is offered after each of some matches at a level, from the first on: won or lost. */
function offers(results: string, level: Level = 'easy'): (Level | null)[] {
  let streak: Streak | null = null;
  return [...results].map((result, i) => {
    streak = afterMatch(streak, `t/${i}`, level, result === 'w');
    return streak.offer;
  });
}

test('two wins in a row offer the next level, three losses the one below', () => {
  expect(offers('ww')).toEqual([null, 'normal']);
  expect(offers('lll')).toEqual([null, null, 'beginner']);
  expect(offers('wlwllw')).toEqual([null, null, null, null, null, null]);
});

test('who does not take an offer gets no other before another streak', () => {
  expect(offers('wwwww')).toEqual([null, 'normal', null, 'normal', null]);
  expect(offers('lllllll').filter(Boolean).length).toBe(2);
});

test('there is nothing above the strongest, nor below the gentlest', () => {
  expect(offers('ww', LEVELS.at(-1))).toEqual([null, null]);
  expect(offers('lll', LEVELS[0])).toEqual([null, null, null]);
});

test('a streak is one of matches at one level', () => {
  const won = afterMatch(null, 't/1', 'easy', true);
  expect(afterMatch(won, 't/2', 'normal', true)).toMatchObject({ wins: 1, offer: null });
});

const { state, about, yours } = view('drat');
const seat = yours[0]!.seat;
const bot: Occupant = { name: null, person: null, bot: 'easy', look: null };
const me: Occupant = { name: 'Ann', person: 'p0', bot: null, look: null };
const alone = state.occupants.map((_, at) => (at === seat ? me : bot));
const over = (change: Partial<State> = {}): State => ({
  ...state,
  phase: 'over',
  occupants: alone,
  winners: [seat],
  ...change,
});

test('only who plays alone, against bots of one level, is counted', () => {
  const seats = [yours[0]!];
  const other = (seat + 1) % alone.length;
  expect(levelAlone(over(), seats)).toBe('easy');
  expect(levelAlone(over({ occupants: alone.with(other, me) }), seats)).toBeNull();
  expect(
    levelAlone(over({ occupants: alone.with(other, { ...bot, person: 'p1' }) }), seats),
  ).toBeNull();
  expect(
    levelAlone(over({ occupants: alone.with(other, { ...bot, bot: 'hard' }) }), seats),
  ).toBeNull();
  expect(levelAlone(over(), [...seats, { ...seats[0]!, seat: other }] as Yours[])).toBeNull();
  expect(levelAlone(over(), [])).toBeNull();
  preferences.streak = null;
  countMatch('t', over({ phase: 'playing' }), seats);
  expect(preferences.streak).toBeNull();
});

test('an offer stands at the end of its match and nowhere else', () => {
  preferences.streak = null;
  for (const match of [1, 2]) countMatch('t', over({ match }), [yours[0]!]);
  expect(offeredLevel('t', over({ match: 2 }))).toBe('normal');
  expect(offeredLevel('t', over({ match: 1 }))).toBeNull();
  expect(offeredLevel('u', over({ match: 2 }))).toBeNull();
});

test('who takes an offer plays once more with all bots at that level, and it is kept', async () => {
  const asked: unknown[] = [];
  const table = {
    about: { ...about, id: 't' },
    state: over({ match: 2 }),
    yours: [yours[0]!],
    isHost: true,
    bot: (...given: unknown[]) => Promise.resolve(Boolean(asked.push(given))),
    rematch: () => Promise.resolve(Boolean(asked.push('rematch'))),
  } as unknown as TableStore;
  preferences.level = 'easy';
  const mounted = mount(LevelOffer, { target: document.body, props: { table } });
  flushSync();
  const button = document.querySelector<HTMLElement>('button')!;
  expect(button.textContent).toContain('Next level: normal');
  button.click();
  await new Promise((done) => setTimeout(done));
  const bots = alone.flatMap((_, at) => (at === seat ? [] : [[at, 'normal']]));
  expect(asked).toEqual([...bots, 'rematch']);
  expect(preferences.level).toBe('normal');
  await unmount(mounted);
});
