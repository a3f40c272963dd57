// A new value reuses the parts of the old one that did not change.
import { expect, test } from 'vitest';
import { reuse } from '../src/table/reuse';

test('what is told again as it was is what it was', () => {
  const was = { hand: ['B7', 'Y4'], turn: null, occupants: [{ name: 'Ann' }, { name: null }] };
  expect(reuse(was, structuredClone(was))).toBe(was);
});

test('only what changed is new, with all around it', () => {
  const was = { hand: ['B7', 'Y4'], turn: 1, occupants: [{ name: 'Ann' }, { name: null }] };
  const came = structuredClone({ ...was, turn: 2, hand: ['B7'] });
  const now = reuse(was, came);
  expect(now).toEqual(came);
  expect(now).not.toBe(was);
  expect(now.occupants).toBe(was.occupants);
});

test('what is gone is gone, and what is empty is no list', () => {
  expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuse({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(reuse([], {})).toEqual({});
  expect(reuse({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(reuse(null, { a: null })).toEqual({ a: null });
});
