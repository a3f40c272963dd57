// What is told anew keeps the parts that did not change.
import { expect, test } from 'vitest';
import { kept } from '../src/table/kept';

test('what is told again as it was is what it was', () => {
  const was = { hand: ['B7', 'Y4'], turn: null, places: [{ name: 'Ann' }, { name: null }] };
  expect(kept(was, structuredClone(was))).toBe(was);
});

test('only what changed is new, with all around it', () => {
  const was = { hand: ['B7', 'Y4'], turn: 1, places: [{ name: 'Ann' }, { name: null }] };
  const came = structuredClone({ ...was, turn: 2, hand: ['B7'] });
  const now = kept(was, came);
  expect(now).toEqual(came);
  expect(now).not.toBe(was);
  expect(now.places).toBe(was.places);
});

test('what is gone is gone, and what is empty is no list', () => {
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(kept([], {})).toEqual({});
  expect(kept({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(kept(null, { a: null })).toEqual({ a: null });
});
