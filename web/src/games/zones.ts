// What lies on a table, whatever its game: for one that has no picture of its own.
import type { Table } from '../messages';
import { cardName } from '../words.svelte';

export interface Zone {
  name: string;
  cards: string[];
  number: number | null; // where it has no faces, or is none of cards
}

/** All but the hands, each with its name. */
export function zonesOf(table: Table): Zone[] {
  const found: Zone[] = [];
  const add = (name: string, what: unknown): void => {
    if (typeof what === 'number') found.push({ name, cards: [], number: what });
    else if (typeof what === 'string') found.push({ name, cards: [what], number: null });
    else if (Array.isArray(what) && what.every((one) => typeof one === 'string'))
      found.push({ name, cards: what, number: null });
    else if (Array.isArray(what)) what.forEach((one, seat) => add(`${name} ${seat + 1}`, one));
    else if (typeof what === 'object' && what !== null)
      for (const [label, one] of Object.entries(what)) add(`${name} ${label}`, one);
  };
  for (const [name, what] of Object.entries(table))
    if (!['game', 'round', 'turn', 'hands'].includes(name)) add(name, what);
  return found;
}

/** The same as sentences. */
export const zoneLines = (table: Table): string[] =>
  zonesOf(table).map(
    ({ name, cards, number }) =>
      `${name}: ${number ?? (cards.map((card) => cardName(table.game, card)).join(', ') || '–')}`,
  );
