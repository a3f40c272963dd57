// Moves by their names, and cards in their order, as the game has them.
import { lineOf } from '../net/catalogue.svelte';
import type { Game } from '../net/messages';
import { parts } from './notation';
import { cardName, pileName, sayFirst, type Facts } from './words.svelte';

/** A move by its name: “blue 7”, “3 cards of value 6”, “duel against Ann”, or against you. */
export function moveName(game: Game, move: string, names: string[], you: number | null): string {
  const { card, number, target, seat, word, takes } = parts(game, move);
  const named = card === null ? null : cardName(game, card);
  const facts: Facts = {
    card: named ?? (takes === null ? '' : cardName(game, takes)),
    value: card ?? takes ?? '',
    number: number ?? 1,
  };
  let shape = word ?? 'card';
  if (number !== null) shape = 'number';
  if (target !== null) [shape, facts.pile] = ['target', pileName(game, target)];
  if (seat !== null)
    [shape, facts.name, facts.who] = ['seat', names[seat] ?? '?', seat === you ? 'you' : 'other'];
  const usual = takes === null ? `move-${shape}` : 'move-takes';
  return sayFirst([`move-${game}-${shape}`, usual], facts, named ?? move);
}

/** Cards as they lie in a hand: in the order in which the house tells them. */
export function inOrder(game: Game, cards: string[]): string[] {
  const order = new Map(lineOf(game).cards.map((card, i) => [card, i]));
  return cards.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}
