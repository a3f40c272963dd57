// The suits of the three suited games: their shape, and where the number stands in it.
import type { Game } from '../messages';

export type Suit =
  'blue' | 'yellow' | 'green' | 'red' | 'rotten' | 'cat' | 'mirror' | 'ladder' | 'friday';

const SUITS: Partial<Record<Game, Record<string, Suit>>> = {
  thirteen: { B: 'blue', Y: 'yellow', G: 'green', R: 'rotten' },
  ole: { R: 'red', B: 'blue', G: 'green', Y: 'yellow' },
  friday: { C: 'cat', M: 'mirror', L: 'ladder', F: 'friday' },
};

export const suitOf = (game: Game, letter: string): Suit => SUITS[game]?.[letter] ?? 'blue';

/** Whether words on the suit's paper are dark. */
export const isPale = (suit: Suit): boolean => suit === 'yellow' || suit === 'mirror';

/** x, y and size of the number in the shape. */
export const NUMBER: Record<Suit, [number, number, number]> = {
  blue: [50, 104, 56],
  yellow: [50, 97, 56],
  green: [50, 98, 54],
  red: [50, 93, 54],
  rotten: [50, 98, 58],
  cat: [50, 116, 46],
  mirror: [51, 91, 48],
  ladder: [50, 104, 44],
  friday: [50, 118, 58],
};

/** x, y, width and height of the shape on the card. */
export const BOX: Record<Suit, [number, number, number, number]> = {
  blue: [6, 36, 88, 92],
  yellow: [6, 36, 88, 92],
  green: [6, 36, 88, 92],
  red: [6, 36, 88, 92],
  rotten: [6, 36, 88, 92],
  cat: [3, 34, 94, 98],
  mirror: [6, 36, 92, 98],
  ladder: [8, 34, 84, 100],
  friday: [1, 32, 98, 104],
};

export const LEAF_TINTS = [
  '#a9cf57',
  '#86bd49',
  '#62a83f',
  '#2f7f3a',
  '#1d7340',
  '#14663d',
  '#2b6030',
  '#667024',
  '#d0aa2c',
  '#e79d27',
  '#e47a30',
  '#c2401f',
  '#9c1c1c',
];
export const isPaleLeaf = (value: number): boolean => value < 4 || (value > 8 && value < 12);
export const LEAF_COPIES = [2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2]; // printed on each card

/** The paper of a number of drat: warm for plus, cold for minus. */
export function numberTint(n: number): string {
  const tints = n > 0 ? ['#9a5c00', '#b84c0c', '#c03a1c', '#a51d1d'] : ['#1f6aa8', '#1d3f8f'];
  return tints[Math.min(Math.abs(n), tints.length) - 1]!;
}
