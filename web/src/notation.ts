// How moves are written, so that a tap on a card finds the moves it may mean.
import type { Game } from './messages';

const WORDS = ['chip', 'normal', 'reversed'];

/** The card a move lays; none for a pass, a chip or a choice. */
export function cardOf(game: Game, move: string): string | null {
  if (WORDS.includes(move) || move.startsWith('pass:')) return null;
  return game === 'leaves' ? move.split('x')[0]! : move.split('>')[0]!;
}

/** Where a move goes: a target's letter, or a rival's seat. */
export const targetOf = (move: string): string | null => move.split('>')[1] ?? null;

/** How many cards a move of leaves lays. */
export const numberOf = (move: string): number => Number(move.split('x')[1] ?? 1);

/** What a pass takes. */
export const takenBy = (move: string): string | null =>
  move.startsWith('pass:') ? move.slice(5) : null;

/** The legal moves that lay a card. */
export const movesOf = (game: Game, card: string, legal: string[]): string[] =>
  legal.filter((move) => cardOf(game, move) === card);

// The suits from left to right in a hand, as the house sorts it.
const SUITS: Partial<Record<Game, string>> = { thirteen: 'BYGR', ole: 'YGBR', friday: 'CMLF' };

/** Cards as they lie in a hand: by suit, then by value; numbers of drat from the highest. */
export function inOrder(game: Game, cards: string[]): string[] {
  const suits = SUITS[game];
  const rank = (card: string): number => {
    if (suits) return suits.indexOf(card[0]!) * 100 + Number(card.slice(1));
    if (game === 'leaves') return Number(card);
    return card === 'duel' ? 100 : -Number(card);
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}
