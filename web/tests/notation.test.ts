// How moves and cards are written, read in one place.
import { expect, test } from 'vitest';
import type { Game, MoveSpec } from '../src/net/messages';
import { parts, written } from '../src/text/notation';
import './views';

test('a move tells what it lays, takes or says, and where it goes', () => {
  const all = { card: null, number: null, target: null, seat: null, word: null, takes: null };
  const read = (game: Game, text: string, found: Partial<MoveSpec>) =>
    expect(parts(game, text)).toEqual({ ...all, text, ...found });
  read('thirteen', 'B7', { card: 'B7' });
  read('thirteen', 'R4>B', { card: 'R4', target: 'B' });
  read('drat', 'duel>2', { card: 'duel', seat: 2 });
  read('leaves', '6x3', { card: '6', number: 3 });
  read('drat', '-2', { card: '-2' });
  read('leaves', 'pass:5', { word: 'pass', takes: '5' });
  read('ole', 'reversed', { word: 'reversed' });
});

test('a move that the server did not tell of is a word, so that it can still be played', () => {
  expect(parts('unheard', 'B7')).toMatchObject({ card: null, word: 'B7' });
});

test('a card is its suit and its value, or only its value', () => {
  expect(written('G10')).toEqual({ suit: 'G', value: '10' });
  expect(written('-2')).toEqual({ suit: null, value: '-2' });
  expect(written('duel')).toEqual({ suit: null, value: 'duel' });
  expect(written('SK')).toEqual({ suit: 'S', value: 'K' });
  expect(written('Joker')).toEqual({ suit: null, value: 'Joker' });
});
