// What the points of a round count, as things that lie at a seat: cards, tokens, chips.
import { gameOf } from '../net/catalogue.svelte';
import type { Entry, Scoring, Table, ZoneSpec } from '../net/messages';
import { inOrder, without, written } from '../text/notation';
import { pictureOf } from '.';
import { cardsOf } from './zones';

/** Things that one line of somebody's points counts. */
export interface Counted {
  cards: string[];
  icon: string; // of what is counted, where it is not cards
  number: number;
  points: number | null; // or they lie there and do not count
}

/** The cards of a seat in all places of its own that are for this. */
function cardsAt({ game, zones }: Table, role: ZoneSpec['role'], seat: number): string[] {
  const own = gameOf(game).zones.filter((zone) => zone.each && zone.role === role);
  return own.flatMap(({ name }) => cardsOf(zones[name]?.[seat] ?? []));
}

/** All that lies at a seat once its round is over, line by line, then cards in hand that do not count. */
export function countedOf({ table, entries }: Scoring, seat: number): Counted[] {
  const { game } = table;
  const hand = cardsAt(table, 'hand', seat);
  const places = [hand, cardsAt(table, 'taken', seat)];
  const counted = (entries[seat] ?? []).map((entry: Entry): Counted => {
    const { label = entry.label, icon } = pictureOf(game).counts(entry);
    const of = places.map((cards) =>
      label === null ? cards : cards.filter((card) => written(card).suit === label),
    );
    const found = entry.cards ?? of.find(({ length }) => length === entry.number) ?? [];
    const cards = icon ? [] : inOrder(game, found);
    return { cards, icon: icon ?? 'pebble', number: entry.number, points: entry.points };
  });
  const shown = counted.flatMap(({ cards }) => cards);
  const rest = inOrder(game, without(hand, shown));
  const left: Counted = { cards: rest, icon: 'pebble', number: rest.length, points: null };
  return [...counted, left].filter(({ number }) => number > 0);
}
