// What the picture reads of a table with targets.
import type { Table } from '../../net/messages';
import { labelled } from '../zones';

interface TargetsTable {
  stock: number | string[];
  piles: Record<string, string[]>; // the cards on each target, by its letter
  sums: Record<string, number>;
  taken: (number | string[])[]; // by each seat; which cards, where all may know
}

export const read = (table: Table): TargetsTable => ({
  stock: table.zones.stock?.[0] ?? 0,
  piles: labelled(table, 'piles'),
  sums: table.numbers.sums as TargetsTable['sums'],
  taken: table.zones.taken ?? [],
});
