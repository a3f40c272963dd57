// What a player is told: the tips of a first round, and what to do.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { pictureOf } from '../src/games';
import { preferences } from '../src/look/preferences.svelte';
import type { Game, Table, Yours } from '../src/net/messages';
import { liveScene } from '../src/table/scene';
import Tips from '../src/table/Tips.svelte';
import { say, setLanguage } from '../src/text/words.svelte';
import { GAMES, view } from './views';

beforeAll(() => setLanguage('en'));
afterEach(() => document.body.replaceChildren());

/** Mount the guide of a game, with some things changed on its table. */
function guide(
  game: Game,
  change: Table['numbers'] = {},
  seen: Partial<Yours> = {},
  more: Partial<Table> = {},
) {
  const { state, about, yours } = view(game);
  const own = { ...yours[0]!, ...seen };
  const table = { ...state.table!, numbers: { ...state.table!.numbers, ...change } };
  const scene = liveScene({ ...state, table: { ...table, ...more } }, about, [], own.seat)!;
  const mounted = mount(Tips, { target: document.body, props: { scene, own } });
  flushSync();
  return { tip: () => document.querySelector('.guide p')?.textContent ?? null, mounted };
}

test.each(GAMES)(
  'the first round of %s teaches one thing at a time, until told to stop',
  async (game) => {
    preferences.taught = [];
    const { tip, mounted } = guide(game);
    const first = tip() ?? '';
    expect(first.length).toBeGreaterThan(20);
    document.querySelector<HTMLElement>('.guide .btn.ink')!.click();
    flushSync();
    expect(tip()).not.toBe(first);
    document.querySelector<HTMLElement>('.guide .btn.quiet')?.click();
    flushSync();
    expect(tip()).toBeNull();
    await unmount(mounted);
  },
);

test('an acknowledged tip does not come back, in the next round or after a reload', async () => {
  preferences.taught = [];
  const { tip, mounted } = guide('thirteen');
  const first = tip();
  document.querySelector<HTMLElement>('.guide .btn.ink')!.click();
  flushSync();
  const second = tip();
  await unmount(mounted);
  expect(first).toBe(say('web-guide-thirteen-turn', { limit: 13 }));
  expect(second).not.toBe(first);
  const again = guide('thirteen', {}, {}, { round: 1 });
  expect(again.tip()).toBe(second);
  expect(JSON.parse(localStorage.getItem('treize')!).taught).toEqual(['thirteen-turn']);
  await unmount(again.mounted);
});

test('a tip is about what is being decided', async () => {
  preferences.taught = [];
  const order = { phase: 'order', top: null, run: 0 };
  const choosing = guide('ole', order, { legal: ['normal', 'reversed'] });
  expect(choosing.tip()).toBe(say('web-guide-ole-order'));
  await unmount(choosing.mounted);
  preferences.taught = ['ole-order'];
  const chosen = guide('ole', order, { legal: ['normal', 'reversed'] });
  expect(chosen.tip()).toBeNull();
  await unmount(chosen.mounted);
  const open = { phase: 'open', top: null, run: 0 };
  const opens = { code: 'ole/must-open', facts: {} };
  const opening = guide('ole', open, { legal: ['Y1'], why_not: { Y4: opens } });
  expect(opening.tip()).toBe(say('web-guide-ole-why'));
  await unmount(opening.mounted);
  preferences.taught = ['ole-turn', 'ole-why', 'ole-run'];
  const called = guide('ole', { chips: [1, 1, 1, 1, 1] }, { legal: ['R8'] });
  expect(called.tip()).toBeNull();
  await unmount(called.mounted);
});

test('what to do is told by what may be done', () => {
  const todo = (table: Table, legal: string[], passing = false) =>
    pictureOf(table.game).todo(table, legal, passing);
  const { state } = view('ole');
  const ole = (change: Table['numbers'], legal: string[]) =>
    todo({ ...state.table!, numbers: { ...state.table!.numbers, ...change } }, legal);
  expect(ole({ phase: 'open', top: null }, ['Y1'])).toBe('web-do-ole-open');
  expect(ole({ phase: 'open', top: 'Y1' }, ['Y4', 'Y9'])).toBe('web-do-ole-second');
  expect(ole({ phase: 'order', top: null }, ['normal', 'reversed'])).toBe('web-do-order');
  expect(ole({}, ['R8', 'chip'])).toBe('web-do-ole');
  expect(ole({}, ['chip'])).toBe('web-do-ole-chip');
  const row = view('leaves').state.table!;
  expect(todo(row, ['1x1', 'pass:1'])).toBe('web-do-leaves');
  expect(todo(row, ['pass:1'])).toBe('web-do-leaves-pass');
  expect(todo(row, ['pass:1'], true)).toBe('web-leaves-take');
  expect(todo({ ...row, numbers: { ...row.numbers, ends: null } }, ['1x1'])).toBe(
    'web-do-leaves-start',
  );
});
