// What the picture reads of a table.
import type { Table } from '../../messages';

export interface DratTable {
  stock: number | string[];
  table: string[]; // the cards laid since the count began, in no order
  last: string | null;
  total: number;
  tokens: number[]; // by each seat
  bank: number; // tokens that nobody has
}

export const read = ({ zones, numbers }: Table): DratTable => ({
  ...(numbers as unknown as Omit<DratTable, 'stock' | 'table'>),
  stock: zones.stock![0]!,
  table: zones.table![0] as string[],
});
