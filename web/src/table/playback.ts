// The updates of a table, shown one after another: each travels, is told, scored, shown, and rests.
import { tick } from 'svelte';
import { pictureOf } from '../games';
import { hasMotion } from '../look/preferences.svelte';
import type { Game, Moved, State, Update, Yours } from '../net/messages';
import { parts } from '../text/notation';
import { animate, type OwnFlight } from './animation';

const BEHIND = 4; // more updates than this waiting are shown without travel
const PAUSE = 260; // milliseconds to see what a bot did

/** Where updates are shown: a table. */
export interface Stage {
  readonly game: Game;
  readonly state: State | null; // as it is shown now
  readonly eyes: number | null;
  readonly seats: number[];
  readonly ownFlight: OwnFlight | null; // cards that left the hand before the server has answered
  /** Say what happened. */
  tellHappened(update: Update): void;
  /** Show the points of a round until the player goes on. */
  showScore(): Promise<void>;
  /** Show the end of the match. */
  end(): void;
  /** Show the table as it is now. */
  show(state: State, yours: Yours[]): void;
  /** The table shows the cards that left the hand. */
  land(): void;
}

/** An update, and what its steps need of it. */
interface Showing {
  update: Update;
  moves: Moved[];
  isOwn: boolean; // the player at the bottom moved
  isScored: boolean;
  isEnded: boolean;
  sweep: () => void; // takes away the cards that lie where they arrived
}

export class Playback {
  private queue: Update[] = [];
  private isPlaying = false;

  constructor(private readonly stage: Stage) {}

  add(update: Update): void {
    this.queue.push(update);
    void this.play();
  }

  /** What waits is shown no more. */
  clear(): void {
    this.queue.length = 0;
  }

  private async play(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift())
      await this.showUpdate(next).catch((problem) => this.showPlainly(next, problem));
    this.isPlaying = false;
  }

  /** What could not be told or flown must not stop the table. */
  private showPlainly(update: Update, problem: unknown): void {
    this.stage.show(update.state, update.yours);
    this.stage.land();
    reportError(problem);
  }

  private async showUpdate(update: Update): Promise<void> {
    const { happened } = update;
    const moves = happened.filter((thing) => thing.type === 'moved');
    const showing: Showing = {
      update,
      moves,
      isOwn: moves.some(({ seat }) => seat === this.stage.eyes),
      isScored: happened.some((thing) => thing.type === 'scored'),
      isEnded: happened.some((thing) => thing.type === 'ended'),
      sweep: () => {},
    };
    await this.travel(showing);
    this.stage.tellHappened(update);
    await this.score(showing);
    await this.show(showing);
    await this.rest(showing);
  }

  /** Cards go from where they were to where they lie, above the table as it was before. */
  private async travel(showing: Showing): Promise<void> {
    const { moves, isOwn } = showing;
    const { game, eyes, ownFlight } = this.stage;
    if (!this.canAnimate(moves)) return;
    showing.sweep = await animate(moves.slice(-2), game, eyes, isOwn ? ownFlight : null);
  }

  /** Whether anybody looks, and there is time for it. */
  private canAnimate(moves: Moved[]): boolean {
    const isBehind = this.queue.length >= BEHIND;
    const { state } = this.stage;
    return state !== null && moves.length > 0 && hasMotion() && !isBehind && !document.hidden;
  }

  /** The points of a round, and the end of the match. */
  private async score({ isScored, isEnded, sweep }: Showing): Promise<void> {
    if (isScored) {
      sweep();
      this.stage.land();
    }
    if (isScored && !isEnded) await this.stage.showScore();
    if (isEnded) this.stage.end();
  }

  /** The table as it is now, in place of the cards that travelled. */
  private async show({ update, isOwn, sweep }: Showing): Promise<void> {
    this.stage.show(update.state, update.yours);
    await tick();
    sweep();
    if (isOwn) this.stage.land();
  }

  /** Time to see what a move has brought, or what another did before the next. */
  private async rest({ moves }: Showing): Promise<void> {
    const { game, seats } = this.stage;
    const own = moves.map(({ move }) => pictureOf(game).pause(parts(game, move)));
    const isNext = this.queue.length && moves.some(({ seat }) => !seats.includes(seat));
    const wait = Math.max(...own, 0) || (isNext ? PAUSE : 0);
    if (wait && hasMotion()) await new Promise((done) => setTimeout(done, wait));
  }
}
