// What the picture reads of a table.
import type { Table } from '../../net/messages';

interface LeavesTable {
  row: Record<string, number>; // how many cards of each value
  passed: boolean[]; // by each seat
  ends: { low: number; low_count: number; high: number; high_count: number } | null;
}

export const read = ({ zones, numbers }: Table): LeavesTable => {
  const row: LeavesTable['row'] = {};
  for (const card of zones.row![0] as string[]) row[card] = (row[card] ?? 0) + 1;
  return { ...(numbers as Pick<LeavesTable, 'passed' | 'ends'>), row };
};

export interface Pile {
  value: string;
  number: number;
  end: '' | 'low' | 'high' | 'both'; // of the row
}

/** The row from its low end. */
export function piles({ row }: LeavesTable): Pile[] {
  const sorted = Object.entries(row).sort((a, b) => Number(a[0]) - Number(b[0]));
  return sorted.map(([value, number], i) => {
    const [isLow, isHigh] = [i === 0, i === sorted.length - 1];
    const end = isLow && isHigh ? 'both' : isLow ? 'low' : isHigh ? 'high' : '';
    return { value, number, end };
  });
}
