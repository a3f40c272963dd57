// How moves and cards are written, read in one place.
import { expect, test } from 'vitest';
import { parts, written } from '../src/notation';

test('a move tells what it lays, takes or says, and where it goes', () => {
  const nothing = { card: null, number: 1, target: null, seat: null, word: null, takes: null };
  const read = (move: string) => parts('thirteen', move);
  expect(read('B7')).toEqual({ ...nothing, card: 'B7' });
  expect(read('R4>B')).toEqual({ ...nothing, card: 'R4', target: 'B' });
  expect(read('duel>2')).toEqual({ ...nothing, card: 'duel', seat: 2 });
  expect(read('13x3')).toEqual({ ...nothing, card: '13', number: 3 });
  expect(read('-2')).toEqual({ ...nothing, card: '-2' });
  expect(read('pass:5')).toEqual({ ...nothing, word: 'pass', takes: '5' });
  expect(read('reversed')).toEqual({ ...nothing, word: 'reversed' });
});

test('a card is its suit and its value, or only its value', () => {
  expect(written('G10')).toEqual({ suit: 'G', value: '10' });
  expect(written('-2')).toEqual({ suit: null, value: '-2' });
  expect(written('duel')).toEqual({ suit: null, value: 'duel' });
});
