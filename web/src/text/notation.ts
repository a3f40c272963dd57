// What moves and cards say. The server tells the parts of every move: nobody takes its text apart.
import { gameOf, moveOf } from '../net/catalogue.svelte';
import type { Game, MoveSpec } from '../net/messages';

const NOTHING = { card: null, number: null, target: null, seat: null, word: null, takes: null };

/** What a move lays, takes or says; one that the server did not tell of is a word. */
export const parts = (game: Game, move: string): MoveSpec =>
  moveOf(game, move) ?? { ...NOTHING, text: move, word: move };

/** The legal moves that lay a card. */
export const movesOf = (game: Game, card: string, legal: string[]): string[] =>
  legal.filter((move) => parts(game, move).card === card);

interface Written {
  suit: string | null; // its letter, in a game of suits
  value: string;
}

/** The letter and the value of a card: `B7` is B and 7, `-2` only −2. */
export function written(card: string): Written {
  const [, suit, value] = /^([A-Z])([+-]?\d+|[A-Z])$/.exec(card) ?? [];
  return suit && value ? { suit, value } : { suit: null, value: card };
}

/** Cards as they lie in a hand: in the order in which the server tells them. */
export function inOrder(game: Game, cards: string[]): string[] {
  const order = new Map(gameOf(game).cards.map((card, i) => [card, i]));
  return [...cards].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** Some cards without others. */
export function without(cards: string[], others: string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** Cards by kind, in that order, each with how many there are. */
export function kindsOf(game: Game, cards: string[]): { card: string; number: number }[] {
  const numbers = new Map<string, number>();
  for (const card of inOrder(game, cards)) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers].map(([card, number]) => ({ card, number }));
}
