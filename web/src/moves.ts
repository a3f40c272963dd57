// Moves by their names, and cards in their order, as the game has them.
import { pictureOf } from './games';
import type { Game } from './messages';
import { parts, written } from './notation';
import { cardName, pileName, say } from './words.svelte';

/** A move by its name: “blue 7”, “3 cards of value 6”, “duel against Ann”. */
export function moveName(game: Game, move: string, names: string[], you: number | null): string {
  const told = parts(game, move);
  const own = pictureOf(game).moveName(told, names, you);
  if (own !== null) return own;
  const { card, number, target, seat, word, takes } = told;
  if (takes !== null) return say('move-pass', { value: takes });
  if (card === null) return say(`move-${word}`, {}, move);
  const named = cardName(game, card);
  if (target !== null) {
    const pile = pileName(game, target);
    return say(`move-on-${game}`, { card: named, pile }, `${named} → ${pile}`);
  }
  if (seat !== null) return `${named} → ${names[seat] ?? '?'}`;
  return number > 1 ? `${number} × ${named}` : named;
}

/** Cards as they lie in a hand. */
export function inOrder(game: Game, cards: string[]): string[] {
  const { rank, suits } = pictureOf(game);
  const letters = Object.keys(suits);
  const usual = (card: string): number => {
    const { suit, value } = written(card);
    return letters.indexOf(suit ?? '') * 100 + Number(value);
  };
  const at = rank ?? usual;
  return cards.toSorted((a, b) => at(a) - at(b));
}
