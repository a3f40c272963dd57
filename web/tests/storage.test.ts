// What this device keeps: found again, listed newest first, and never more than there is room for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { rounded } from '../src/device/advice';
import { checkOptions } from '../src/device/options';
import { parse, readRecord } from '../src/device/record';
import { usualLook } from '../src/device/seating';
import { Memory, MOST, openShelves } from '../src/device/storage';
import { LANGUAGES } from '../src/text/words.svelte';

describe('shelves', () => {
  test('what was put there is found, as it was then', async () => {
    const told: string[] = [];
    const shelves = await openShelves((why) => told.push(why)); // here there is no database
    expect(told).toEqual(['refused']);
    const value = { moves: ['r5'] };
    await shelves.put('tables', 'device-a', value);
    value.moves.push('r6');
    expect(await shelves.find('tables', 'device-a')).toEqual({ moves: ['r5'] });
  });
  test('what changed longest ago gives way', async () => {
    const shelves = new Memory();
    for (let i = 0; i <= MOST.tables; i++) await shelves.put('tables', `${i}`, i);
    await shelves.put('tables', '1', 'again');
    await shelves.put('tables', 'new', 'new');
    const all = await shelves.list('tables');
    expect(all.length).toBe(MOST.tables);
    expect(all.slice(0, 2)).toEqual(['new', 'again']);
    expect(all).not.toContain(2);
  });
});

describe('records', () => {
  const record = { treize: 2, game: 'g', seats: 3, options: {}, seed: '0'.repeat(32), moves: [] };
  const read = (change: object) => () => readRecord({ ...record, ...change });
  test('are read as they are written', () => {
    expect(read({ names: ['a', 'b', 'c'], event: null })()).toMatchObject(record);
  });
  test.each([
    { seed: 'x' },
    { seats: '3' },
    { moves: [1] },
    { options: [] },
    { totals: 'many' },
    { more: 1 },
  ])('%o is refused', (change) => {
    expect(read(change)).toThrow('record/type');
  });
  test('no JSON is refused', () => {
    for (const text of ['', '[]', 'null', '{']) expect(() => parse(text)).toThrow('device/file');
  });
});

test('options are checked by what a game allows', () => {
  const kinds = {
    rounds: { kind: 'whole', default: 3, least: 1, most: 9 },
    deck: { kind: 'copies', default: [4, 4], least: 4, most: 10, welcome: 1, enough: 2 },
    opener: { kind: 'somebody', default: 'random' },
  } as const;
  const check = (given: object) => checkOptions(kinds as never, given, 3);
  expect(check({ rounds: 9 })).toEqual({ rounds: 9, deck: [4, 4], opener: 'random' });
  for (const bad of [{ rounds: 10 }, { rounds: true }, { deck: [1, 4] }, { deck: [9, 9] }])
    expect(() => check(bad)).toThrow('option/value');
  expect(() => check({ opener: 3 })).toThrow('option/value');
  expect(() => check({ other: 1 })).toThrow('option/unknown');
});

test('numbers are rounded as Python rounds them', () => {
  expect([0.03125, 0.09375, 0.12345, -0.03125].map((value) => rounded(value, 4))).toEqual([
    0.0312, 0.0938, 0.1235, -0.0312,
  ]);
  expect(rounded(2.675, 2)).toBe(2.67);
});

test('who has chosen no look has the one that a server would give', () => {
  expect(usualLook('device')).toEqual({ colour: 'brown', animal: 'owl' });
});

const DEVICE = join(import.meta.dirname, '../src/device');
const TEXTS = join(import.meta.dirname, '../../src/treize/texts');
test.each(LANGUAGES)('every refusal of this device has a sentence: %s', (lang) => {
  const bundle = new FluentBundle(lang);
  for (const file of ['errors.ftl', 'web.ftl'])
    bundle.addResource(new FluentResource(readFileSync(join(TEXTS, lang, file), 'utf-8')));
  const sources = readdirSync(DEVICE).map((file) => readFileSync(join(DEVICE, file), 'utf-8'));
  const codes = new Set(sources.join('').match(/(?<=')[a-z]+\/[a-z]+(?=')/g));
  expect(codes.size).toBeGreaterThan(20);
  for (const code of codes) {
    const name = code.replace('/', '-');
    const id = code.startsWith('device/') ? `web-${name}` : `error-${name}`;
    expect(bundle.hasMessage(id), id).toBe(true);
  }
});
