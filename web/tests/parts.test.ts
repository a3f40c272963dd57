// The parts of a match's luck: what a server that would like another seed tries, and how it is seen.
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Luck, Part, Shuffle } from '../src/net/messages';
import {
  answerTo,
  fingerprint,
  hashOf,
  keepPart,
  newPart,
  type OwnPart,
  ownPart,
  problemAtEnd,
  problemAtStart,
  seedOf,
} from '../src/net/parts';
import { sha256 } from '../src/net/sha256';

const [SERVER, BOB] = ['5'.repeat(32), 'b'.repeat(32)];
const promised = (part: string, seat: number): Part => ({
  seats: [seat],
  hash: hashOf(part),
  part: null,
});
const shuffle = (parts: Part[], listed: boolean, server = SERVER): Shuffle => ({
  match: 1,
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

test('seed and fingerprint are those of Python', () => {
  const ann = 'a'.repeat(32);
  const luck: Luck = {
    server: SERVER,
    parts: [
      { ...promised(ann, 0), part: null },
      { ...promised(BOB, 1), part: BOB },
    ],
  };
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(seedOf(luck)).toBe(hash(`treize parts ${SERVER} - ${BOB}`).slice(0, 32));
  const hashes = [SERVER, ann, BOB].map((part) => hash(`treize part ${part}`)).join(' ');
  expect(fingerprint(hashOf(SERVER), luck.parts)).toBe(hash(`treize promises ${hashes}`));
});

/** A shuffle to its end, with this browser and Bob's. */
function shuffled(): { own: OwnPart; luck: Luck; seed: string; commitment: string } {
  const first = answerTo(shuffle([], false), null);
  expect(first.command).toBe('promise');
  const parts = [promised(first.own!.part, 0), promised(BOB, 1)];
  const second = answerTo(shuffle(parts, true), first.own);
  expect([second.command, second.own!.part]).toEqual(['reveal', first.own!.part]);
  const luck: Luck = {
    server: SERVER,
    parts: [
      { ...parts[0]!, part: first.own!.part },
      { ...parts[1]!, part: BOB },
    ],
  };
  const commitment = fingerprint(hashOf(SERVER), parts);
  expect(problemAtStart(second.own, commitment, luck.parts)).toBeNull();
  return { own: second.own!, luck, seed: seedOf(luck), commitment };
}

test('a match that is as promised is proved', () => {
  const { own, luck, seed, commitment } = shuffled();
  expect(problemAtEnd(own, luck, seed, commitment)).toBeNull();
});

const another = newPart();
const CHEATS: [string, string, (luck: Luck) => Luck][] = [
  ['another part of the server', 'changed', (luck) => ({ ...luck, server: another })],
  ['swapped parts', 'changed', (luck) => ({ ...luck, parts: luck.parts.toReversed() })],
  ['a dropped part', 'changed', (luck) => ({ ...luck, parts: luck.parts.slice(1) })],
  [
    'a part that is said not to have come',
    'missing',
    (luck) => ({ ...luck, parts: [{ ...luck.parts[0]!, part: null }, luck.parts[1]!] }),
  ],
  [
    'a friend who chose last',
    'changed',
    (luck) => ({ ...luck, parts: [luck.parts[0]!, { ...promised(another, 1), part: another }] }),
  ],
];
test.each(CHEATS)('%s is seen', (_, problem, bend) => {
  const { own, luck } = shuffled();
  const bent = bend(luck);
  const commitment = fingerprint(hashOf(bent.server), bent.parts);
  expect(problemAtEnd(own, bent, seedOf(bent), commitment)).toBe(problem);
});

test('a seed that is not made of the parts is seen', () => {
  const { own, luck, commitment } = shuffled();
  expect(problemAtEnd(own, luck, another, commitment)).toBe('changed');
});

test('who is not listed reveals nothing', () => {
  const { own } = answerTo(shuffle([], false), null);
  const late = answerTo(shuffle([promised(BOB, 1)], true), own);
  expect([late.command, late.problem]).toEqual([null, 'missing']);
});

test('a second shuffle after the part is known is seen', () => {
  const { own } = shuffled();
  expect(answerTo(shuffle([], false, another), own).problem).toBe('again');
});

test('another list than the first one gets no part', () => {
  const { own } = shuffled();
  const parts = [promised(own.part, 0), promised(another, 1)];
  expect(answerTo(shuffle(parts, true), own)).toMatchObject({ command: null, problem: 'changed' });
});

test('the own part is kept for its match', () => {
  const { own } = shuffled();
  keepPart('t1-1', own);
  expect([ownPart('t1-1'), ownPart('t1-2')]).toEqual([own, null]);
});
