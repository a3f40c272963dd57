// A browser without WebAssembly, or without a part of it, is known for what it is.
import { afterEach, expect, test, vi } from 'vitest';
import { canPlayHere } from '../src/device/able';

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
