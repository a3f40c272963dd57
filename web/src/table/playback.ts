// The updates of a table, shown one after another: each travels, is told, scored, shown, and rests.
import { tick } from 'svelte';
import { pictureOf } from '../games';
import type { Moment } from '../games/picture';
import { hasMotion, preferences, type Pace } from '../look/preferences.svelte';
import { roleOf } from '../net/catalogue.svelte';
import type { Flow, Game, Moved, Scored, State, Table, Update, Yours } from '../net/messages';
import { pause } from '../pause';
import { animate, spotOf, type OwnFlight } from './animation';
import { restingState, type Ending } from './ending.svelte';
import { showMoment } from './moment';
import { CAUGHT_UP, HURRIED, TEMPI, type Tempo } from './pace';
import type { Scene } from './scene';

const BEHIND = 4; // more updates than this waiting are shown at once where people wait
const LOST = 40; // and among bots alone

/** Where updates are shown: a table. */
export interface Screen {
  readonly game: Game;
  readonly scene: Scene | null; // as it is shown now
  readonly eyes: number | null;
  readonly seats: number[];
  readonly pace: Pace;
  readonly isAmongPeople: boolean; // somebody else plays too, who is not a bot
  readonly ownFlight: OwnFlight | null; // cards that left the hand before the server has answered
  /** The table of a state, as it would be shown. */
  sceneOf(state: State): Scene | null;
  readonly state: State | null;
  /** Say what happened. */
  tellHappened(update: Pick<Update, 'happened' | 'state'>): void;
  /** Show the table as it is within a move, the card laid. */
  showMoment(table: Table, moved: Moved): void;
  /** Show the table as it was scored, to be counted. */
  showEnding(update: Update, scored: Scored): Ending;
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
  era: number; // how often the whole table had been told when this update came
  isHurried: boolean;
  begun: number; // when it was first shown
  moves: Moved[];
  isOwn: boolean; // the player at the bottom moved
  scored: Scored | null; // the round is over
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

  constructor(private readonly screen: Screen) {}

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
      scored: happened.findLast((thing) => thing.type === 'scored') ?? null,
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
    this.screen.show(update.state, update.yours);
    this.screen.land();
    reportError(problem);
  }

  /** Whether the table was told whole since, and so this is over. */
  private isStale({ era }: Showing): boolean {
    return era !== this.era;
  }

  private async showUpdate(showing: Showing): Promise<void> {
    showing.isOwn = showing.moves.some(({ seat }) => seat === this.screen.eyes);
    if (showing.moves.length && !showing.isOwn) await this.rested; // nobody's own move waits
    if (this.isStale(showing)) return;
    if (showing.moves.length) this.skip.length = 0;
    showing.begun = performance.now();
    await this.travel(showing);
    if (this.isStale(showing)) return showing.sweep();
    if (showing.scored) await this.score(showing, showing.scored);
    else {
      this.screen.tellHappened(showing.update);
      if (showing.moves.length && !document.hidden) await pause(); // told and shown in two tasks
    }
    if (this.isStale(showing)) return showing.sweep();
    await this.show(showing);
    this.rest(showing);
  }

  /** How fast it may be shown: by the player's pace, unless somebody waits. */
  private tempo(showing: Showing): Tempo {
    const { isHurried, isOwn } = showing;
    const { pace, isAmongPeople, seats } = this.screen;
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
    const { moves, isOwn } = showing;
    const { scene, ownFlight } = this.screen;
    const { travel } = this.tempo(showing);
    if (!scene || !moves.length || !travel || !hasMotion()) return;
    const own = isOwn ? ownFlight : null;
    const moment = this.momentOf(showing);
    if (moment) await this.showMoment(showing, moment, own);
    else showing.sweep = await this.fly(showing, moves.slice(-2), own, this.stateAfter(showing));
  }

  private fly(
    showing: Showing,
    moves: Moved[],
    ownFlight: OwnFlight | null,
    state: State, // that they lead to
  ): Promise<() => void> {
    const { game, eyes, scene: before } = this.screen;
    const { travel } = this.tempo(showing);
    const after = this.screen.sceneOf(state);
    const onskip = (end: () => void) => this.skip.push(end);
    return animate({ moves, game, eyes, ownFlight, travel, before, after, onskip });
  }

  /** What a move led to: the next deal has nothing to do with it. */
  private stateAfter({ update, scored }: Showing): State {
    const { state } = this.screen;
    return scored && state ? restingState(state, update.state, scored.scoring) : update.state;
  }

  private momentOf(showing: Showing): Moment | null {
    const { moves } = showing;
    const [before, after] = [this.screen.state?.table, this.stateAfter(showing).table];
    const isHurried = this.tempo(showing) === HURRIED;
    if (moves.length !== 1 || !before || !after || isHurried || preferences.text) return null;
    return pictureOf(this.screen.game).moment(moves[0]!, before, after);
  }

  /** The card is laid first; what follows from it waits until that has been seen. */
  private async showMoment(
    showing: Showing,
    moment: Moment,
    ownFlight: OwnFlight | null,
  ): Promise<void> {
    const { game } = this.screen;
    const moved = showing.moves[0]!;
    const isLaid = ({ source }: Flow) => roleOf(game, source.place) === 'hand';
    const place = spotOf(game, moved.move) ?? moment.spot;
    const target = { place, pile: null, seat: null };
    const laid = moved.flows.filter(isLaid).map((flow) => ({ ...flow, target }));
    const then = { ...this.screen.state!, table: moment.table };
    const sweep = await this.fly(showing, [{ ...moved, flows: laid }], ownFlight, then);
    if (this.isStale(showing)) return sweep();
    this.screen.showMoment(moment.table, moved);
    await tick();
    sweep();
    this.screen.land();
    const end = await showMoment(moment, (skip) => this.skip.push(skip));
    const flows = moved.flows.filter((flow) => !isLaid(flow));
    const after = this.stateAfter(showing);
    const sweepRest = await this.fly(showing, [{ ...moved, flows }], null, after);
    showing.sweep = () => {
      sweepRest();
      end();
    };
  }

  /** The end of a round, its points, and the end of the match; each is told when it is shown. */
  private async score(showing: Showing, scored: Scored): Promise<void> {
    const { update, isEnded, sweep } = showing;
    const { state, happened } = update;
    const at = happened.lastIndexOf(scored);
    const isPast = happened.slice(at).some((thing) => thing.type === 'moved');
    const before = { state: this.stateAfter(showing), happened: happened.slice(0, at) };
    this.screen.tellHappened(before);
    const ending = this.isSeen && !isPast ? this.screen.showEnding(update, scored) : null;
    await tick();
    sweep();
    this.screen.land();
    this.skip.push(() => ending?.hurry());
    await ending?.rest();
    if (this.isStale(showing)) return;
    this.screen.tellHappened({ state, happened: [scored] });
    await ending?.count();
    if (this.isStale(showing)) return;
    if (!isEnded) await this.screen.showScore();
    if (this.isStale(showing)) return;
    this.screen.tellHappened({ state, happened: happened.slice(at + 1) });
    if (isEnded) this.screen.end();
  }

  /** Whether anybody looks on, and likes things to move. */
  private get isSeen(): boolean {
    return this.screen.scene !== null && hasMotion() && !preferences.text && !document.hidden;
  }

  /** The table as it is now, in place of the cards that travelled. */
  private async show({ update, arrived, isOwn, sweep }: Showing): Promise<void> {
    this.screen.show(onTime(update.state, performance.now() - arrived), update.yours);
    await tick();
    sweep();
    if (isOwn) this.screen.land();
  }

  /** Time to see what was done, before another does something. */
  private rest(showing: Showing): void {
    const { moves, begun, update } = showing;
    const { turn } = this.tempo(showing);
    if (!moves.length || !turn) return;
    const { pause } = pictureOf(this.screen.game);
    const after = this.screen.sceneOf(update.state);
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
  const left = [...clocks.left];
  left[clocks.running]! -= late;
  return { ...state, clocks: { ...clocks, left } };
}
