// What the picture reads of a table.
import type { Table } from '../../net/messages';

interface OleTable {
  turn: number | null;
  phase: 'open' | 'order' | 'play';
  order: 'normal' | 'reversed'; // of the colours
  colours: string[]; // the strongest first
  top: string | null; // the card to beat
  played: string[]; // with it, in no order
  run: number; // cards that one player has laid in a row
  chips: number[]; // by each seat
  streak: number; // chips taken since the last card
}

export const read = ({ turn, zones, numbers }: Table): OleTable => ({
  ...(numbers as unknown as Omit<OleTable, 'turn' | 'played'>),
  turn,
  played: zones.played![0] as string[],
});
