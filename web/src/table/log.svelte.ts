// What was told of a match, line by line: for whoever opens the log, and what each seat did last.
import type { Happening, Moved } from '../net/messages';

export interface LogLine {
  number: number; // counted as they were told
  round: number;
  moved: Moved | null;
  readonly text: string;
}

const MOST = 400; // lines that are kept

export class MatchLog {
  lines = $state.raw<LogLine[]>([]);
  round = $state(0); // that is being told

  /** Begin anew, in the round that is played. */
  clear(round: number): void {
    this.lines = [];
    this.round = round;
  }

  /** Note what happened, in whatever language is spoken when it is read. */
  add(thing: Happening, text: () => string): void {
    if (thing.type === 'started') this.clear(0);
    if (thing.type === 'dealt') this.round = thing.round;
    if (thing.type === 'undone') this.takeBack(thing.to);
    if (!text()) return;
    const line = {
      number: (this.lines.at(-1)?.number ?? 0) + 1,
      round: this.round,
      moved: thing.type === 'moved' ? thing : null,
      get text() {
        return text();
      },
    };
    this.lines = [...this.lines.slice(1 - MOST), line];
  }

  /** What came after so many moves has not happened. */
  private takeBack(moves: number): void {
    const end = this.lines.findIndex(({ moved }) => moved !== null && moved.number > moves);
    if (end < 0) return;
    this.lines = this.lines.slice(0, end);
    this.round = this.lines.at(-1)?.round ?? this.round;
  }

  /** What a seat did last in this round. */
  lastOf(seat: number): (LogLine & { moved: Moved }) | null {
    const isIt = (line: LogLine) => line.round === this.round && line.moved?.seat === seat;
    return (this.lines.findLast(isIt) as LogLine & { moved: Moved }) ?? null;
  }
}
