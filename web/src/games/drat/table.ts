// What the picture reads of a table.
import type { LastMove, Table } from '../../net/messages';
import { count } from '../../table/scene';

interface DratTable {
  stock: number; // cards to draw: those that were laid once lie under the others
  table: string[]; // the cards laid since the count began, in no order
  last: string | null;
  total: number;
  tokens: number[]; // by each seat
  bank: number; // tokens that nobody has
}

/** Who won the duel just fought. */
export function winnerOf(chance: LastMove['chance']): number | null {
  const duel = chance?.outcome;
  return Array.isArray(duel) ? (duel[0] ?? null) : null;
}

export const read = ({ zones, numbers }: Table): DratTable => ({
  ...(numbers as unknown as Omit<DratTable, 'stock' | 'table'>),
  stock: [...zones.stock!, ...zones.under!].reduce((all: number, some) => all + count(some), 0),
  table: zones.table![0] as string[],
});
