// The parts of a match's luck: what a server that would like another seed tries, and how it is seen.
import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Happening, Luck, Part, Shuffle, State, Yours } from '../src/net/messages';
import {
  answerTo,
  type AtTable,
  begunPart,
  dealOf,
  fingerprint,
  hashOf,
  newPart,
  type OwnPart,
  problemAtEnd,
  problemAtStart,
  problemOf,
  seenAfter,
  seedOf,
} from '../src/net/parts';
import { sha256 } from '../src/net/sha256';

const [SERVER, BOB] = ['5'.repeat(32), 'b'.repeat(32)];
const DEAL = '2 drat 3 tokens=3';
const TABLE: AtTable = {
  about: { id: 't1', game: 'drat', seats: 3, options: { tokens: 3, memory: false } },
  people: ['p-ann', 'p-bob', null],
  person: 'p-ann',
};
const promised = (part: string, ...seats: number[]): Part => ({
  seats,
  hash: hashOf(part),
  part: null,
});
const shuffle = (parts: Part[], listed: boolean, server = SERVER, match = 1): Shuffle => ({
  match,
  deal: DEAL,
  hash: hashOf(server),
  parts,
  listed,
});

beforeEach(() => localStorage.clear());

test('a text is hashed as everywhere', () => {
  for (const length of [0, 3, 55, 56, 63, 64, 65, 500]) {
    const text = 'ä'.repeat(length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('deal, seed and fingerprint are those of Python', () => {
  const ann = 'a'.repeat(32);
  const parts = [promised(ann, 0, 2), { ...promised(BOB, 1), part: BOB }];
  const luck: Luck = { deal: DEAL, server: SERVER, parts };
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(seedOf(luck)).toBe(hash(`treize parts ${SERVER} - ${BOB}`).slice(0, 32));
  const [x, y, z] = [SERVER, ann, BOB].map((part) => hash(`treize part ${part}`));
  const text = `treize promises ${DEAL} ${x} 0,2:${y} 1:${z}`;
  expect(fingerprint(DEAL, hashOf(SERVER), parts)).toBe(hash(text));
  const options = { tokens: 5, kinds: [1, 2], doubt: true };
  expect(dealOf(2, { game: 'drat', seats: 3, options })).toBe(
    '2 drat 3 doubt=true kinds=1,2 tokens=5',
  );
});

/** Ann has promised, and Bob. */
function listing(): { own: OwnPart; parts: Part[] } {
  const { own, command } = answerTo(shuffle([], false), TABLE, []);
  expect(command).toBe('promise');
  return { own: own!, parts: [promised(own!.part, 0), promised(BOB, 1)] };
}

/** A shuffle to its end, with this browser and Bob's. */
function shuffled(): { own: OwnPart; luck: Luck; seed: string; commitment: string } {
  const { own: first, parts } = listing();
  const { own, command } = answerTo(shuffle(parts, true), TABLE, [first]);
  expect([command, own!.part]).toEqual(['reveal', first.part]);
  const given = [first.part, BOB].map((part, i) => ({ ...parts[i]!, part }));
  const luck: Luck = { deal: DEAL, server: SERVER, parts: given };
  const commitment = fingerprint(DEAL, hashOf(SERVER), parts);
  expect(problemAtStart(own!, commitment, luck.parts)).toBeNull();
  return { own: own!, luck, seed: seedOf(luck), commitment };
}

test('a match that is as promised is proved', () => {
  const { own, luck, seed, commitment } = shuffled();
  expect(problemAtEnd(own, luck, seed, commitment)).toBeNull();
});

const another = newPart();
const changed = (luck: Luck, number: number, change: Partial<Part>): Luck => ({
  ...luck,
  parts: luck.parts.map((part, i) => (i === number ? { ...part, ...change } : part)),
});
const CHEATS: [string, string, (luck: Luck) => Luck][] = [
  ['another part of the server', 'changed', (luck) => ({ ...luck, server: another })],
  ['another deal', 'changed', (luck) => ({ ...luck, deal: '2 drat 3' })],
  ['swapped parts', 'changed', (luck) => ({ ...luck, parts: luck.parts.toReversed() })],
  ['a part that moved to another seat', 'changed', (luck) => changed(luck, 1, { seats: [2] })],
  ['a dropped part', 'changed', (luck) => ({ ...luck, parts: luck.parts.slice(1) })],
  ['an own part said not to have come', 'missing', (luck) => changed(luck, 0, { part: null })],
  ['a part that was held back', 'withheld', (luck) => changed(luck, 1, { part: null })],
  [
    'a friend who chose last',
    'changed',
    (luck) => changed(luck, 1, { ...promised(another, 1), part: another }),
  ],
];
test.each(CHEATS)('%s is seen', (_, problem, bend) => {
  const { own, luck } = shuffled();
  const bent = bend(luck);
  const commitment = fingerprint(bent.deal, hashOf(bent.server), bent.parts);
  expect(problemAtEnd(own, bent, seedOf(bent), commitment)).toBe(problem);
});

test('a seed that is not made of the parts is seen', () => {
  const { own, luck, commitment } = shuffled();
  expect(problemAtEnd(own, luck, another, commitment)).toBe('changed');
});

test('a server that never shows its part is seen', () => {
  const { own, seed, commitment } = shuffled();
  expect(problemAtEnd(own, null, seed, commitment)).toBe('hidden');
});

test('who is not listed reveals nothing', () => {
  const { own } = listing();
  const late = answerTo(shuffle([promised(BOB, 1)], true), TABLE, [own]);
  expect([late.command, problemOf(late.own!, 'any')]).toEqual([null, 'missing']);
});

const LISTS: [string, (parts: Part[]) => Part[]][] = [
  ['of nobody', (parts) => [...parts, promised(another)]],
  ['of somebody who has one', (parts) => [...parts, promised(another, 1)]],
  ['of a bot', (parts) => [...parts, promised(another, 2)]],
  ['of a seat that is not there', (parts) => [...parts, promised(another, 3)]],
  ['that copies ours', (parts) => [parts[0]!, { ...parts[0]!, seats: [1] }]],
  ["that copies the server's", (parts) => [parts[0]!, promised(SERVER, 1)]],
  ['that is no hash', (parts) => [parts[0]!, { ...parts[1]!, hash: 'x' }]],
  [
    'for another seat',
    ([own, bob]) => [
      { ...own!, seats: [1] },
      { ...bob!, seats: [0] },
    ],
  ],
];
test.each(LISTS)('a list with a promise %s gets no part', (_, bend) => {
  const { own, parts } = listing();
  const { own: after, command } = answerTo(shuffle(bend(parts), true), TABLE, [own]);
  expect([command, problemOf(after!, 'any')]).toEqual([null, 'list']);
});

test.each(['2 drat 4', '2 ole 3', '2 drat 3 memory=true', ''])(
  'a list for another deal (%s) gets no part',
  (deal) => {
    const { own, parts } = listing();
    const list = { ...shuffle(parts, true), deal };
    expect(answerTo(list, TABLE, [own]).command).toBeNull();
  },
);

test.each([1, 2, 7])('a second shuffle, as match %i, after a part is known is seen', (match) => {
  const { own } = shuffled();
  const { own: next } = answerTo(shuffle([], false, another, match), TABLE, [own]);
  expect(next!.problem).toBe('again');
  const { own: third } = answerTo(shuffle([], false, BOB, 9), TABLE, [own, next!]);
  expect(third!.problem).toBe('again');
});

const state = (people: (string | null)[], commitment: string): State =>
  ({
    phase: 'playing',
    number: 0,
    commitment,
    occupants: people.map((person) => ({ person })),
  }) as State;

test('after a match that began the next one is another', () => {
  const { own, commitment } = shuffled();
  const begun = begunPart(own, state(TABLE.people, commitment));
  const { own: next } = answerTo(shuffle([], false, another, 2), TABLE, [begun]);
  expect([begun.begun, next!.problem]).toEqual([true, null]);
});

test('who sits elsewhere when the match begins is seen', () => {
  const { own, commitment } = shuffled();
  const problem = (...people: (string | null)[]) =>
    begunPart(own, state(people, commitment)).problem;
  expect(problem('p-ann', 'p-bob', 'p-carl')).toBeNull();
  expect(problem('p-ann', null, null)).toBeNull();
  expect(problem('p-ann', null, 'p-bob')).toBe('changed');
  expect(problem('p-bob', 'p-ann', null)).toBe('changed');
});

test('a page that is opened later sees by the fingerprint alone whether it changed', () => {
  const { own, commitment } = shuffled();
  expect([problemOf(own, commitment), problemOf(own, another)]).toEqual([null, 'changed']);
});

test('another list than the first one gets no part', () => {
  const { own } = shuffled();
  const parts = [promised(own.part, 0), promised(another, 1)];
  const { own: after, command } = answerTo(shuffle(parts, true), TABLE, [own]);
  expect([command, after!.problem]).toEqual([null, 'changed']);
});

test('what was seen of a match is of this one alone, and without what was taken back', () => {
  const nothing = { number: 0, hands: {}, moves: {} };
  const moved = (number: number, move: string) => ({ type: 'moved', number, move }) as Happening;
  const started = { type: 'started' } as Happening;
  const yours = [{ seat: 0, hand: ['B1'] }] as Yours[];
  const now = (number: number) => ({ phase: 'playing', number }) as State;
  const first = seenAfter(nothing, now(0), yours, [moved(9, 'old'), started]);
  expect(first).toEqual({ number: 0, hands: { 0: ['B1'] }, moves: {} });
  const back = [moved(1, 'a'), moved(2, 'b'), { type: 'undone', to: 1 } as Happening];
  const later = seenAfter(first, now(1), [{ seat: 0, hand: [] }] as unknown as Yours[], back);
  expect(later).toEqual({ ...first, moves: { 1: 'a' } });
  const late = seenAfter({ ...nothing, number: 5, hands: { 0: ['x'] } }, now(1), yours, back);
  expect([late.number, late.hands]).toEqual([1, { 0: ['B1'] }]);
});

/** As a tab has it: with a memory of its own. */
async function tab(): Promise<typeof import('../src/net/ownParts')> {
  vi.resetModules();
  return import('../src/net/ownParts');
}

test('the own part is kept for its match', async () => {
  const { own } = shuffled();
  (await tab()).keepPart(own);
  const { ownPart, ownParts } = await tab();
  expect([ownPart('t1-1')?.part, ownPart('t1-2')]).toEqual([own.part, null]);
  expect(ownParts('t1-').map(({ part }) => part)).toEqual([own.part]);
});

test('where storage is refused the part is in memory', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const spies = ['getItem', 'setItem'].map((name) =>
    vi.spyOn(Storage.prototype, name as 'getItem').mockImplementation(refuse),
  );
  const { keepPart, ownParts } = await tab();
  const { own, parts } = listing();
  keepPart(own);
  expect(answerTo(shuffle(parts, true), TABLE, ownParts('t1-')).command).toBe('reveal');
  for (const spy of spies) spy.mockRestore();
});

test('of two tabs that promise at once the one that is not listed reveals the other part', async () => {
  const [one, two] = [await tab(), await tab()];
  const { own: first, parts } = listing();
  const { own: second } = listing();
  one.keepPart(first);
  two.keepPart(second);
  for (const { ownParts } of [one, two]) {
    const { own, command } = answerTo(shuffle(parts, true), TABLE, ownParts('t1-'));
    expect([own!.part, command]).toEqual([first.part, 'reveal']);
  }
});

test('only so many parts are kept', async () => {
  const { keepPart } = await tab();
  for (let match = 0; match < 120; match++) keepPart({ ...listing().own, record: `t1-${match}` });
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('treize-part '));
  expect(kept.length).toBe(100);
});
