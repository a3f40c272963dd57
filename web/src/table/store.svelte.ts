// A table as this browser sees it: what the house told, in the order in which it is shown.
import { tick } from 'svelte';
import { depart, fly, type Laid } from './animation';
import { pictureOf } from '../games';
import { introduce, Refusal } from '../net/api';
import { kept, moving } from '../look/preferences.svelte';
import { Line, type Wish } from '../net/connection.svelte';
import type {
  About,
  Advised,
  ChatLine,
  Level,
  Messages,
  Moved,
  Scoring,
  State,
  Update,
  View,
  Yours,
} from '../net/messages';
import { parts } from '../text/notation';
import { Play } from './selection.svelte';
import { liveScene, type Scene } from './scene';
import { chime } from '../look/sound';
import { tell } from '../text/tell';
import { say, titleOf } from '../text/words.svelte';

type TableWish = Wish extends infer W
  ? W extends { table: string }
    ? Omit<W, 'table'>
    : never
  : never;

const BEHIND = 4; // more updates than this waiting are shown without travel
const PAUSE = 260; // milliseconds to see what a bot did
const SHOWN = 8_000; // and to read why something was refused

export class TableStore {
  about = $state.raw<About | null>(null);
  state = $state.raw<State | null>(null);
  yours = $state.raw<Yours[]>([]);
  scorings = $state.raw<Scoring[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  told = $state.raw<{ number: number; readonly text: string }[]>([]);
  problem = $state<string | null>(null); // why something was refused
  timeUp = $state(false); // a bot played for you, for your time was up
  lostFor = $state<string | null>(null); // why there is no table here at all
  sheet = $state<number | null>(null); // the round whose points are shown
  ended = $state(false); // the end of the match is shown
  advice = $state.raw<Advised[] | null>(null);
  thinking = $state(false);
  playing = $state(false);
  unread = $state(0);
  shown = $state<number | null>(null); // hot seat: whose hand lies open
  play: Play | null = $state.raw(null);

  private newest: () => string = $state.raw(() => '');
  private version = 0;
  private queue: Update[] = [];
  private draining = false;
  private fading = 0;
  private readonly line: Line;
  private goOn: (() => void) | null = null;
  private laid: Laid | null = null; // cards that left the hand before the house has answered

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
  ) {
    this.line = new Line(
      (message) => this.hear(message),
      () => this.enter(),
    );
  }

  close(): void {
    clearTimeout(this.fading);
    this.land();
    this.line.close();
  }

  /** What happened last, for the eye, in the language spoken now. */
  get latest(): string {
    return this.newest();
  }
  get status() {
    return this.line.status;
  }
  get person() {
    return this.line.person;
  }
  get muted() {
    return this.line.muted;
  }
  get seats(): number[] {
    return this.yours.map((entry) => entry.seat);
  }
  get isHotSeat(): boolean {
    return this.yours.length > 1;
  }
  get isHost(): boolean {
    return this.state?.host !== null && this.state?.host === this.line.person;
  }

  /** The seat at the bottom: yours, or in a hot seat that of whoever plays. */
  get eyes(): number | null {
    if (!this.isHotSeat) return this.yours[0]?.seat ?? null;
    const turn = this.state?.turn ?? null;
    if (turn !== null && this.seats.includes(turn)) return turn;
    return this.shown ?? this.yours[0]!.seat;
  }
  /** What the player at the bottom sees, unless the hand is covered. */
  get own(): Yours | null {
    const own = this.yours.find((entry) => entry.seat === this.eyes) ?? null;
    return this.isCovered ? null : own;
  }
  /** In a hot seat a hand lies open only for who said that it is theirs. */
  get isCovered(): boolean {
    return this.isHotSeat && this.shown !== this.eyes;
  }
  get scene(): Scene | null {
    if (!this.state || !this.about) return null;
    return liveScene(this.state, this.about, this.here, this.eyes);
  }
  get isYourTurn(): boolean {
    return (
      this.state?.phase === 'playing' && this.state.turn !== null && this.state.turn === this.eyes
    );
  }

  uncover(): void {
    this.shown = this.eyes;
    this.play?.clear();
  }

  // --- What the house says ---

  private enter(): void {
    const seen = this.state ? this.version : null;
    this.queue.length = 0;
    this.line.ask({ type: 'enter', table: this.id, invite: this.invite, seen }).catch((problem) => {
      if (problem instanceof Refusal) this.lostFor = problem.message;
    });
  }

  private hear(message: Messages): void {
    if (message.type === 'view') this.receiveView(message);
    else if (message.type === 'update') this.receiveUpdate(message);
    else if (message.type === 'presence') {
      this.here = message.here;
      this.watching = message.watching;
    } else if (message.type === 'said') {
      this.chat = [...this.chat, message.line];
      this.unread += 1;
      const { name, text } = message.line;
      this.announce(() => say('web-said', { name, text }));
    }
  }

  private receiveView(view: View): void {
    this.queue.length = 0;
    this.version = view.version;
    this.about = view.about;
    this.scorings = view.scorings;
    this.chat = view.chat;
    this.advice = null;
    this.playing = false;
    this.ended = view.state.phase === 'over';
    if (!this.ended) this.sheet = null;
    if (this.play?.game !== view.about.game)
      this.play = new Play(
        view.about.game,
        () => this.own,
        (move, slots) => void this.lay(move, slots),
      );
    this.show(view.state, view.yours);
    this.land();
  }

  private receiveUpdate(update: Update): void {
    if (update.since !== this.version) return this.enter();
    this.version = update.version;
    this.queue.push(update);
    void this.drain();
  }

  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift())
      await this.showUpdate(next).catch((problem) => this.showPlainly(next, problem));
    this.draining = false;
  }

  /** What could not be told or flown must not stop the table. */
  private showPlainly(update: Update, problem: unknown): void {
    this.show(update.state, update.yours);
    this.land();
    reportError(problem);
  }

  private async showUpdate(update: Update): Promise<void> {
    const before = this.state;
    const { game } = this.about!;
    const moves = update.happened.filter((thing) => thing.type === 'moved');
    const isOwn = moves.some(({ seat }) => seat === this.eyes);
    let sweep = () => {};
    if (before && moves.length && moving() && this.queue.length < BEHIND && !document.hidden)
      sweep = await fly(moves.slice(-2), game, this.eyes, isOwn ? this.laid : null);
    for (const thing of update.happened) {
      const isLast = thing === update.happened.at(-1);
      const text = () => tell(thing, update.state, game, this.seats, isLast) ?? '';
      if (thing.type === 'moved' && this.seats.includes(thing.seat)) this.tellTime(thing.by);
      if (text()) this.announce(text);
      if (text() && thing.type !== 'dealt') this.newest = text;
      chime(game, thing, update.state);
      if (thing.type === 'scored') this.scorings = [...this.scorings, thing.scoring];
      if (thing.type === 'started') {
        this.scorings = [];
        this.timeUp = false;
        this.sheet = null;
        this.ended = false;
      }
      if (thing.type === 'undone') this.advice = null;
    }
    const scored = update.happened.some((thing) => thing.type === 'scored');
    const ended = update.happened.some((thing) => thing.type === 'ended');
    if (scored) {
      sweep();
      this.land();
    }
    if (scored && !ended) await this.showSheet();
    if (ended) this.ended = true;
    this.show(update.state, update.yours);
    await tick();
    sweep();
    if (isOwn) this.land();
    const byOthers = moves.some((move) => !this.seats.includes(move.seat));
    const staged = Math.max(
      ...moves.map(({ move }) => pictureOf(game).pause(parts(game, move))),
      0,
    );
    if (moving() && (staged || (byOthers && this.queue.length)))
      await new Promise((done) => setTimeout(done, staged || PAUSE));
  }

  /** Whoever let their time run out hears it, until they move again. */
  private tellTime(by: Moved['by']): void {
    if (by === 'bot') return;
    this.timeUp = by === 'clock';
    if (this.timeUp) this.announce(() => say('web-time-up'));
  }

  /** The points of a round stay until the player goes on. */
  private showSheet(): Promise<void> {
    this.sheet = this.scorings.length - 1;
    return new Promise((done) => {
      this.goOn = done;
    });
  }
  closeSheet(): void {
    this.sheet = null;
    this.goOn?.();
    this.goOn = null;
  }

  private show(state: State, yours: Yours[]): void {
    const wasTurn = this.isYourTurn;
    const card = this.play?.card ?? null;
    const changed = state.number !== this.state?.number;
    this.state = state;
    this.yours = yours;
    if (changed) this.advice = null;
    this.playing = false;
    this.play?.settle(card);
    if (this.isYourTurn && (!wasTurn || changed)) this.callToTurn(wasTurn);
    document.title = this.title();
  }

  private callToTurn(again: boolean): void {
    const name = this.scene!.names[this.eyes!]!;
    if (this.isCovered) this.announce(() => say('web-pass-screen', { name }));
    else this.announce(() => say(again ? 'web-your-turn-again' : 'web-your-turn'));
    chime(this.about!.game, 'turn');
    if (kept.notify && document.hidden && 'Notification' in window)
      new Notification('Treize', { body: say('web-your-turn'), icon: '/icon.svg', tag: this.id });
  }

  private title(): string {
    const game = titleOf(this.about!.game);
    return this.isYourTurn ? say('web-title-turn', { game }) : say('web-title', { game });
  }

  /** Tell something, in whatever language is spoken when it is read. */
  announce(text: () => string): void {
    const number = (this.told.at(-1)?.number ?? 0) + 1;
    const one = {
      number,
      get text() {
        return text();
      },
    };
    this.told = [...this.told.slice(-39), one];
  }

  // --- What the player wishes ---

  /** Tell why something was refused, for a while. */
  private refuse(problem: unknown): void {
    this.problem = problem instanceof Error ? problem.message : String(problem);
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.problem = null), SHOWN);
  }

  /** Ask the house for something; a refusal is told in its sentence. */
  async ask(wish: TableWish): Promise<boolean> {
    this.problem = null;
    try {
      await this.line.ask({ ...wish, table: this.id } as Wish);
      return true;
    } catch (problem) {
      this.refuse(problem);
      return false;
    }
  }

  private async lay(move: string, slots: number[]): Promise<void> {
    if (this.playing || !this.state || this.eyes === null) return;
    this.playing = true;
    this.laid = moving() ? depart(this.about!.game, move, slots) : null;
    if (this.laid) this.play!.away = slots;
    const { number } = this.state;
    if (!(await this.ask({ type: 'play', seat: this.eyes, move, number }))) await this.takeBack();
    this.playing = false;
  }

  /** The table shows the cards that left the hand. */
  private land(): void {
    this.laid?.land();
    this.laid = null;
  }
  /** They go back into the hand: the house would not have them. */
  private async takeBack(): Promise<void> {
    await this.laid?.back();
    this.laid = null;
    this.play!.away = [];
  }

  /** Sit down, known to the house by name; the socket must know it too. */
  async sit(seat: number, name: string | null = null): Promise<void> {
    const known = kept.token !== null && this.line.person !== null;
    if (!known) {
      await introduce();
      this.line.greet();
    }
    await this.ask({ type: 'sit', seat, name });
  }
  stand = (seat: number) => this.ask({ type: 'stand', seat });
  bot = (seat: number, level: Level | null) => this.ask({ type: 'bot', seat, level });
  start = () => this.ask({ type: 'start' });
  rematch = () => this.ask({ type: 'rematch' });
  consent = (yes: boolean) => this.ask({ type: 'consent', yes });
  publish = (open: boolean) => this.ask({ type: 'publish', public: open });
  leave = () => this.ask({ type: 'leave' });
  say = (text: string) => this.ask({ type: 'say', text });
  mute = (person: string, on: boolean) => this.line.mute(person, on);

  undo(): Promise<boolean> {
    const seat = this.own?.seat ?? this.eyes;
    return seat === null ? Promise.resolve(false) : this.ask({ type: 'undo', seat });
  }

  /** What each legal move promises; told as bars. */
  async hint(): Promise<void> {
    if (this.own === null || !this.state) return;
    this.thinking = true;
    this.problem = null;
    const { number } = this.state;
    try {
      const wish: Wish = { type: 'hint', table: this.id, seat: this.own.seat };
      const answer = await this.line.ask(wish);
      if (answer.type === 'advice' && this.state.number === number) this.advice = answer.moves;
    } catch (problem) {
      this.refuse(problem);
    }
    this.thinking = false;
  }

  /** Go by another name at this table and from now on. */
  async rename(name: string): Promise<void> {
    this.problem = null;
    await this.line.ask({ type: 'rename', name }).catch((problem) => this.refuse(problem));
  }
}
