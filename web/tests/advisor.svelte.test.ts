// A hint unasked: to whoever is new and touches nothing for a while, once in a match.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../src/look/preferences.svelte';
import type { View } from '../src/net/messages';
import { Advisor } from '../src/table/advisor.svelte';
import { onHesitation } from '../src/table/hesitation.svelte';
import type { TableStore } from '../src/table/store.svelte';
import { view } from './views';

/** A table as far as an advisor asks for it, with some things changed. */
function tableOf({ about, state, yours }: View, change: object = {}): TableStore {
  const own = { ...yours[0]!, legal: ['one', 'two'] };
  const table = {
    about,
    state: { ...state, clocks: null },
    own,
    isYourTurn: true,
    isCovered: false,
  };
  return { ...table, request: () => Promise.resolve(null), ...change } as unknown as TableStore;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(preferences, { taught: [], tips: true });
});
afterEach(() => vi.useRealTimers());

test('a hint comes when nothing was touched for a while, and not again in that match', () => {
  const advisor = new Advisor(tableOf(view('drat')), 'table');
  const come = vi.spyOn(advisor, 'comeUnasked');
  const stop = $effect.root(() =>
    onHesitation(
      () => advisor.isDue,
      () => advisor.comeUnasked(),
    ),
  );
  flushSync();
  vi.advanceTimersByTime(11_000);
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(11_000);
  expect(come).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(come).toHaveBeenCalledOnce();
  flushSync();
  dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(come).toHaveBeenCalledOnce();
  stop();
  expect(new Advisor(tableOf(view('drat')), 'table').isDue).toBe(false);
  expect(new Advisor(tableOf(view('drat')), 'another').isDue).toBe(true);
});

test('it comes only to whoever is new, has a choice and no clock', () => {
  const { state } = view('drat');
  const isDue = (change: object = {}) => new Advisor(tableOf(view('drat'), change), 'table').isDue;
  expect(isDue()).toBe(true);
  expect(isDue({ state: { ...state, clocks: { left: [1, 1], running: 0 } } })).toBe(false);
  expect(isDue({ isYourTurn: false })).toBe(false);
  expect(isDue({ isCovered: true })).toBe(false);
  expect(isDue({ own: { legal: ['one'] } })).toBe(false);
  preferences.taught = ['drat'];
  expect(isDue()).toBe(false);
  const occupants = state.occupants.map((occupant) =>
    occupant.person ? occupant : { ...occupant, bot: 'beginner' },
  );
  const easiest = { state: { ...state, clocks: null, occupants } };
  expect(isDue(easiest)).toBe(true);
  preferences.tips = false;
  expect(isDue(easiest)).toBe(false);
});
