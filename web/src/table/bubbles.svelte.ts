// What people say or show at their seats, for as long as it takes to read.
import type { Reaction } from '../net/messages';

const LEAST = 3_500; // milliseconds
const LETTER = 45; // more for each letter
const MOST = 9_000;

/** Words, or a reaction. */
export interface Shown {
  number: number;
  person: string;
  text?: string;
  reaction?: Reaction;
}

export class Bubbles {
  private shown = $state.raw<ReadonlyMap<number, Shown>>(new Map()); // by seat
  private readonly timers = new Map<number, number>();
  private number = 0;

  constructor(private readonly muted: () => string[]) {}

  /** What is to be seen at a seat; nothing of those who are muted. */
  at(seat: number): Shown | null {
    const found = this.shown.get(seat);
    return found && !this.muted().includes(found.person) ? found : null;
  }
  /** The seats where there is anything. */
  get seats(): number[] {
    return [...this.shown.keys()].filter((seat) => this.at(seat));
  }

  show(seat: number, person: string, what: Pick<Shown, 'text' | 'reaction'>): void {
    this.shown = new Map(this.shown).set(seat, { number: ++this.number, person, ...what });
    clearTimeout(this.timers.get(seat));
    const time = Math.min(MOST, LEAST + LETTER * (what.text?.length ?? 0));
    this.timers.set(
      seat,
      window.setTimeout(() => this.hide(seat), time),
    );
  }

  private hide(seat: number): void {
    const left = new Map(this.shown);
    left.delete(seat);
    this.shown = left;
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
