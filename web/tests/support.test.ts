// A browser without WebAssembly, or without a part of it, is known for what it is; and nothing in the
// page asks for more than docs/running/static.md says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { canPlayHere } from '../src/device/support';

afterEach(() => vi.unstubAllGlobals());

test('a current engine is able, and every part of the trial is read', () => {
  vi.stubGlobal('Worker', class {});
  expect(canPlayHere()).toBe(true);
  const validate = vi.spyOn(WebAssembly, 'validate');
  canPlayHere();
  const trial = [...(validate.mock.calls[0]![0] as Uint8Array)];
  validate.mockRestore();
  for (const operation of [192, 252]) {
    const broken = Uint8Array.from(trial, (byte) => (byte === operation ? 255 : byte));
    expect(WebAssembly.validate(broken)).toBe(false);
  }
});

test('without WebAssembly, workers or long numbers it is not', () => {
  for (const missing of ['WebAssembly', 'Worker', 'BigInt64Array']) {
    vi.stubGlobal('Worker', class {});
    vi.stubGlobal(missing, undefined);
    expect(canPlayHere()).toBe(false);
    vi.unstubAllGlobals();
  }
});

/** What is newer than Chrome 108, Firefox 114 or Safari 16, and is easily written without a thought. */
const NEWER =
  /\.(toSorted|toReversed|toSpliced|with|isDisjointFrom|union|difference|groupBy|toWellFormed)\(|Promise\.(try|withResolvers)|Array\.fromAsync|URL\.(parse|canParse)|Iterator\.|\(\?<[=!]|\bstatic \{|AbortSignal\.any/;
test('the page is written for browsers of the end of 2022', () => {
  const source = join(import.meta.dirname, '../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf-8' });
  const scripts = files.filter((file) => /\.(ts|svelte)$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts)
    expect(NEWER.exec(readFileSync(join(source, file), 'utf-8'))?.[0], file).toBeUndefined();
});
