// What the picture reads of a table with targets.
import type { Table } from '../../messages';

export interface TargetsTable {
  stock: number | string[];
  piles: Record<string, string[]>; // the cards on each target, by its letter
  sums: Record<string, number>;
  taken: (number | Record<string, number>)[]; // by each seat; by suit, where all may know
}

export const read = (table: Table): TargetsTable => table as TargetsTable;
