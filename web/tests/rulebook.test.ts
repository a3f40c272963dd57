// The rules of a game as a table shows them: its house rules first, and its own numbers.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { preferences } from '../src/look/preferences.svelte';
import type { Game } from '../src/net/messages';
import Rulebook from '../src/pages/rules/Rulebook.svelte';
import { liveScene } from '../src/table/scene';
import Tips from '../src/table/Tips.svelte';
import type { Options } from '../src/text/rulebook';
import { loadRuleTexts, setLanguage } from '../src/text/words.svelte';
import { view } from './views';

const drawn: object[] = [];
beforeAll(async () => {
  await setLanguage('en');
  await loadRuleTexts('en');
});
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
  document.body.replaceChildren();
});

async function show(game: Game, options?: Options): Promise<string> {
  drawn.push(mount(Rulebook, { target: document.body, props: { game, options } }));
  await new Promise((done) => setTimeout(done));
  flushSync();
  return document.body.textContent!;
}

test('a plain page tells the usual rules, with examples', async () => {
  const text = await show('drat');
  expect(text).toContain('brings the total to 13 or more');
  expect(text).not.toContain('House rules');
  expect(document.querySelectorAll('.example').length).toBeGreaterThan(0);
});

test('a table with another limit is told its own, above all else what is changed', async () => {
  const text = await show('drat', { limit: 9 });
  expect(text.trim()).toMatch(/^House rules at this table\s*Total that costs a token: 9 \(/);
  expect(text).toContain('brings the total to 9 or more');
  expect(text.match(/13/g)).toHaveLength(1); // in what it usually is
});

test('examples are not shown where they would be wrong', async () => {
  await show('thirteen', { limit: 20 });
  expect(document.querySelectorAll('.example')).toHaveLength(0);
});

test('the first round teaches the number of the table, and what a rotten four costs', () => {
  preferences.taught = [];
  const { state, about, yours } = view('thirteen');
  const zones = { ...state.table!.zones, taken: [3, 0, 0, 0] };
  const options = { ...about.options, limit: 17 };
  const table = { ...state.table!, zones };
  const scene = liveScene({ ...state, table }, { ...about, options }, [], 0)!;
  drawn.push(mount(Tips, { target: document.body, props: { scene, own: yours[0]! } }));
  const said: string[] = [];
  for (let step = 0; step < 4; step++) {
    flushSync();
    said.push(document.querySelector('.guide p')?.textContent ?? '');
    document.querySelector<HTMLButtonElement>('.guide .ink')?.click();
  }
  expect(said.join(' ')).toContain('at 17 or less');
  expect(said.join(' ')).toContain('1 point a card, 2 for a rotten four');
  expect(said.join(' ')).toContain('Rotten fours always count');
  expect(said.join(' ')).not.toContain('13');
});
