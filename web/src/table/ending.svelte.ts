// The end of a round as it is shown: the last card rests, hands turn up, points are counted, places change.
import type { Pace } from '../look/preferences.svelte';
import type { Game, Moved, Scoring, State, Yours } from '../net/messages';
import { inOrder, parts, without } from '../text/notation';
import { standing } from '../text/points';
import { count, handsOf } from './scene';
import { spotAt } from './spots';

type Stage = 'rest' | 'open' | 'count' | 'standing';

// Milliseconds, at the usual pace.
const REST = 800;
const OPEN = 800;
const COUNT = 2600; // all seats together, but none longer or shorter than it can be read
const [LEAST, MOST] = [320, 700];
const STANDING = 1100;
const PACES: Record<Pace, number> = { calm: 1.4, normal: 1, quick: 0.6, instant: 0.5 };

const NOTHING = { legal: [], why_not: {}, outlook: {}, undo: null };

/** The table as it lay when the round was scored; what was hidden is still so. */
export function restingState(state: State, after: State, { table }: Scoring): State {
  const { occupants, last, number } = after;
  const before = state.table?.zones ?? {};
  const zones = Object.entries(table.zones).map(([name, rows]) => {
    const isHidden = (i: number) => typeof before[name]?.[i] === 'number';
    return [name, rows.map((row, i) => (isHidden(i) ? count(row) : row))] as const;
  });
  const resting = { ...table, zones: Object.fromEntries(zones) };
  return { ...state, occupants, last, number, table: resting, turn: null, clocks: null };
}

/** What is left in your hands, with nothing more to play. */
export const leftOver = (yours: Yours[], { table }: Scoring): Yours[] =>
  yours.map((own) => {
    const hand = handsOf(table)[own.seat];
    return { ...own, ...NOTHING, hand: Array.isArray(hand) ? inOrder(table.game, hand) : own.hand };
  });

/** What you hold once a move has been laid, with nothing more to play. */
export const afterLaying = (yours: Yours[], game: Game, { seat, move }: Moved): Yours[] =>
  yours.map((own) => {
    if (own.seat !== seat) return own;
    const { card, number } = parts(game, move);
    const laid = Array.from({ length: number ?? 1 }, () => card ?? '');
    return { ...own, ...NOTHING, hand: without(own.hand, laid) };
  });

export class Ending {
  stage = $state<Stage>('rest');
  counted = $state(0); // seats whose points have been counted
  readonly before: number[]; // the totals
  boxes = new Map<number, DOMRect>(); // where everybody sat
  private readonly slow: number;
  private isOver = false;
  private next = () => {};

  constructor(
    readonly scoring: Scoring,
    readonly winners: number[] | null, // of the match, if it is over
    pace: Pace = 'normal',
  ) {
    this.slow = PACES[pace];
    this.before = scoring.totals.map((total, seat) => total - scoring.points[seat]!);
  }

  /** The seats from the top: as they stood, and at last as they stand. */
  get order(): number[] {
    if (this.stage !== 'standing') return standing(this.before);
    return standing(this.scoring.totals, this.winners ?? []);
  }
  /** Whose points are being counted. */
  get counting(): number | null {
    return this.stage === 'count' ? (this.order[this.counted - 1] ?? null) : null;
  }
  isCounted(seat: number): boolean {
    return this.stage === 'standing' || this.order.indexOf(seat) < this.counted;
  }

  /** The last card lies there for a moment. */
  async rest(): Promise<void> {
    await this.wait(REST);
    for (const seat of this.order) {
      const box = (spotAt(`seat-${seat}`) ?? spotAt('mine'))?.getBoundingClientRect();
      if (box) this.boxes.set(seat, box);
    }
    this.stage = 'open';
  }

  /** What everybody has turns up and is counted, and places change. */
  async count(): Promise<void> {
    await this.wait(OPEN);
    const each = Math.min(MOST, Math.max(LEAST, COUNT / this.before.length));
    for (const i of this.before.keys()) {
      if (this.isOver) return;
      [this.stage, this.counted] = ['count', i + 1];
      await this.wait(each);
    }
    if (this.isOver) return;
    this.stage = 'standing';
    await this.wait(STANDING);
  }

  /** The last card has been seen. */
  hurry(): void {
    if (this.stage === 'rest') this.next();
  }
  /** All has been seen: on to the points. */
  stop(): void {
    this.isOver = true;
    this.next();
  }

  private wait(milliseconds: number): Promise<void> {
    if (this.isOver) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds * this.slow);
      this.next = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
