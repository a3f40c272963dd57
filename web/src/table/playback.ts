// The updates of a table, shown one after another: each travels, is told, scored, shown, and rests.
import { tick } from 'svelte';
import { pictureOf } from '../games';
import { hasMotion, type Pace } from '../look/preferences.svelte';
import type { Game, Moved, State, Update, Yours } from '../net/messages';
import { animate, type OwnFlight } from './animation';
import { CAUGHT_UP, HURRIED, TEMPI, type Tempo } from './pace';
import type { Scene } from './scene';

const BEHIND = 4; // more updates than this waiting are shown at once where people wait
const LOST = 40; // and among bots alone

/** Where updates are shown: a table. */
export interface Stage {
  readonly game: Game;
  readonly scene: Scene | null; // as it is shown now
  readonly eyes: number | null;
  readonly seats: number[];
  readonly pace: Pace;
  readonly isAmongPeople: boolean; // somebody else plays too, who is not a bot
  readonly ownFlight: OwnFlight | null; // cards that left the hand before the server has answered
  /** The table of a state, as it would be shown. */
  sceneOf(state: State): Scene | null;
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
  arrived: number; // when
  era: number; // the table as it was told whole, and this since
  isHurried: boolean;
  begun: number; // when it was first shown
  moves: Moved[];
  isOwn: boolean; // the player at the bottom moved
  isScored: boolean;
  isEnded: boolean;
  sweep: () => void; // takes away the cards that lie where they arrived
}

export class Playback {
  private queue: Showing[] = [];
  private isPlaying = false;
  private current: Showing[] = []; // one, or none
  private era = 0;
  private rested: Promise<void> = Promise.resolve();
  private skip: (() => void)[] = []; // what ends at once when somebody hurries

  constructor(private readonly stage: Stage) {}

  add(update: Update): void {
    const { happened } = update;
    const moves = happened.filter((thing) => thing.type === 'moved');
    this.queue.push({
      update,
      arrived: performance.now(),
      era: this.era,
      isHurried: false,
      begun: 0,
      moves,
      isOwn: false,
      isScored: happened.some((thing) => thing.type === 'scored'),
      isEnded: happened.some((thing) => thing.type === 'ended'),
      sweep: () => {},
    });
    void this.play();
  }

  /** What waits is shown no more: the table has been told whole. */
  clear(): void {
    this.era += 1;
    this.queue.length = 0;
    this.skipAll();
  }

  /** What is in the air lands, what rests goes on, and what waits is shown quickly. */
  hurry(): void {
    for (const showing of [...this.queue, ...this.current]) showing.isHurried = true;
    this.skipAll();
  }

  private skipAll(): void {
    this.skip.splice(0).forEach((end) => end());
  }

  private async play(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    for (let next; (next = this.queue[0]);) {
      this.current = this.queue.splice(0, 1);
      await this.showUpdate(next).catch((problem) => this.showPlainly(next, problem));
    }
    this.current = [];
    this.isPlaying = false;
  }

  /** What could not be told or flown must not stop the table. */
  private showPlainly({ update }: Showing, problem: unknown): void {
    this.stage.show(update.state, update.yours);
    this.stage.land();
    reportError(problem);
  }

  private async showUpdate(showing: Showing): Promise<void> {
    const isStale = () => showing.era !== this.era;
    showing.isOwn = showing.moves.some(({ seat }) => seat === this.stage.eyes);
    if (showing.moves.length && !showing.isOwn) await this.rested; // nobody's own move waits
    if (isStale()) return;
    if (showing.moves.length) this.skip.length = 0;
    showing.begun = performance.now();
    await this.travel(showing);
    if (isStale()) return showing.sweep();
    this.stage.tellHappened(showing.update);
    await this.score(showing);
    if (isStale()) return showing.sweep();
    await this.show(showing);
    this.rest(showing);
  }

  /** How fast it may be shown: by the player's pace, unless somebody waits. */
  private tempo(showing: Showing): Tempo {
    const { isHurried, isOwn } = showing;
    const { pace, isAmongPeople, seats } = this.stage;
    const waiting = this.queue.length;
    if (document.hidden || waiting >= (isAmongPeople ? BEHIND : LOST)) return CAUGHT_UP;
    if (isOwn) return TEMPI[pace === 'calm' ? 'normal' : pace];
    const clocks = (this.queue.at(-1) ?? showing).update.state.clocks;
    const isClockOn = clocks?.running != null && seats.includes(clocks.running);
    if (isHurried || isClockOn) return HURRIED;
    return isAmongPeople && waiting > 1 ? TEMPI.quick : TEMPI[pace];
  }

  /** Cards go from where they were to where they lie, above the table as it was before. */
  private async travel(showing: Showing): Promise<void> {
    const { moves, isOwn, update } = showing;
    const { game, eyes, scene, ownFlight } = this.stage;
    const { travel } = this.tempo(showing);
    if (!scene || !moves.length || !travel || !hasMotion()) return;
    showing.sweep = await animate({
      moves: moves.slice(-2),
      game,
      eyes,
      ownFlight: isOwn ? ownFlight : null,
      travel,
      before: scene,
      after: this.stage.sceneOf(update.state),
      onskip: (end) => this.skip.push(end),
    });
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
  private async show({ update, arrived, isOwn, sweep }: Showing): Promise<void> {
    this.stage.show(onTime(update.state, performance.now() - arrived), update.yours);
    await tick();
    sweep();
    if (isOwn) this.stage.land();
  }

  /** Time to see what was done, before another does something. */
  private rest(showing: Showing): void {
    const { moves, begun, update } = showing;
    const { turn } = this.tempo(showing);
    if (!moves.length || !turn) return;
    const { pause } = pictureOf(this.stage.game);
    const after = this.stage.sceneOf(update.state);
    const more = after ? Math.max(...moves.map((moved) => pause(moved, after))) : 0;
    const whole = turn + (more * turn) / TEMPI.normal.turn;
    this.rested = this.sleep(whole - (performance.now() - begun));
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.skip.push(() => {
        clearTimeout(timer);
        done();
      });
    });
  }
}

/** A state that was told a while ago: the clock that runs has gone on. */
function onTime(state: State, late: number): State {
  const { clocks } = state;
  if (!clocks || clocks.running === null) return state;
  const left = clocks.left.with(clocks.running, clocks.left[clocks.running]! - late);
  return { ...state, clocks: { ...clocks, left } };
}
