// How moves and cards are written. Nobody else takes their texts apart.
import type { Game } from './messages';

export interface Parts {
  card: string | null; // that it lays
  number: number; // how many of them
  target: string | null; // the pile it goes to
  seat: number | null; // the rival it is aimed at
  word: string | null; // what it says, where it lays no card
  takes: string | null; // the card it takes
}

const NOTHING: Parts = { card: null, number: 1, target: null, seat: null, word: null, takes: null };

/** What a move says: `B7`, `R4>B`, `duel>2`, `6x3`, `pass:5`, `chip`. */
export function parts(_game: Game, move: string): Parts {
  const [, start, sign, end] = /^(.+)([>:]|x(?=\d))(.+)$/.exec(move) ?? [];
  if (start === undefined || end === undefined)
    return /^[a-z]+$/.test(move) ? { ...NOTHING, word: move } : { ...NOTHING, card: move };
  if (sign === ':') return { ...NOTHING, word: start, takes: end };
  if (sign === 'x') return { ...NOTHING, card: start, number: Number(end) };
  if (/^\d+$/.test(end)) return { ...NOTHING, card: start, seat: Number(end) };
  return { ...NOTHING, card: start, target: end };
}

/** The legal moves that lay a card. */
export const movesOf = (game: Game, card: string, legal: string[]): string[] =>
  legal.filter((move) => parts(game, move).card === card);

export interface Written {
  suit: string | null; // its letter, in a game of suits
  value: string;
}

/** The letter and the value of a card: `B7` is B and 7, `-2` only −2. */
export function written(card: string): Written {
  const [, suit, value] = /^([A-Z])(.+)$/.exec(card) ?? [];
  return suit && value ? { suit, value } : { suit: null, value: card };
}
