// What each seat did last, until its next turn.
import type { Mark } from '../games/picture';
import { markOf } from '../text/tell';
import type { MatchLog } from './log.svelte';
import type { Scene } from './scene';

export interface SeatMark {
  mark: Mark;
  number: number; // of the move
  text: string; // as it was told
}
export type Marks = Map<number, SeatMark>;

/** By seat; whoever is to move has done nothing yet, unless they play again. */
export function marksOf(log: MatchLog, { game, names, occupants, turn, last, eyes }: Scene): Marks {
  const found: Marks = new Map();
  occupants.forEach((_, seat) => {
    const line = log.lastOf(seat);
    const isNew = turn !== seat || last?.seat === seat;
    if (!line || !isNew) return;
    const { moved, text } = line;
    found.set(seat, { mark: markOf(game, moved, names, eyes), number: moved.number, text });
  });
  return found;
}
