// Home: what waits for you, and who won what is over.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import TableLists from '../src/pages/home/TableLists.svelte';
import { setLanguage } from '../src/text/words.svelte';
import { view } from './views';

beforeAll(() => setLanguage('en'));
const drawn: object[] = [];
afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
});

const { state, about } = view('drat');
const line = { code: null, seats: 3, access: about.access, match: 1, number: 3, changed: 5 };
const table = { ...line, game: 'drat' as const, occupants: state.occupants, yours: [0] };
const record = { table: 't', game: 'drat' as const, seats: 3, names: ['Ann', 'Bob', 'bot 3'] };
const matches = [
  { ...record, record: 'r1', totals: [1, 4, 5], winners: [0], yours: [0] },
  { ...record, record: 'r2', totals: [4, 1, 5], winners: [1], yours: [0] },
].map((one) => ({ ...one, moves: 40, ended: 0, public: false, looks: [] }));
const lists = {
  public: [],
  yours: [
    { ...table, id: 'done', phase: 'over' as const, turn: null },
    { ...table, id: 'wait', phase: 'playing' as const, turn: 1 },
    { ...table, id: 'turn', phase: 'playing' as const, turn: 0 },
  ],
  records: matches,
};
const links = () =>
  [...document.querySelectorAll('.lists a')].map((link) => link.getAttribute('href'));
const draw = (first: boolean) => {
  drawn.push(mount(TableLists, { target: document.body, props: { lists, first } }));
  flushSync();
};

test('what waits for you comes first, and nothing that is over', () => {
  draw(true);
  expect(links()).toEqual(['/t/turn', '/t/wait']);
});

test('a match that is over says who won', () => {
  draw(false);
  expect(links()).toEqual(['/r/r1', '/r/r2']);
  const notes = [...document.querySelectorAll('.lists em')].map((note) => note.textContent);
  expect(notes).toEqual(['You have won!', 'Bob has won']);
});
