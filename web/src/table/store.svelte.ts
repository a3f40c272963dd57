// A table as this browser sees it: what the server told, in the order in which it is shown.
import { hasMotion, type Pace, preferences, setPreferences } from '../look/preferences.svelte';
import { chime } from '../look/sound';
import { TAKING, TURN, vibrate } from '../look/vibration';
import { Refusal } from '../net/api';
import type { Answer, Command, TableConnection, Without } from '../net/connection.svelte';
import { connectTo } from '../net/connect';
import type {
  About,
  ChatLine,
  Game,
  Level,
  Messages,
  Moved,
  Reaction,
  Scored,
  Scoring,
  State,
  Table,
  Update,
  View,
  Yours,
} from '../net/messages';
import { fileAt } from '../net/site';
import { seatNames, titleOf } from '../text/names';
import { tellPoints } from '../text/points';
import { takenBy } from '../text/tell';
import { say } from '../text/words.svelte';
import { Advisor } from './advisor.svelte';
import { launch, type OwnFlight } from './animation';
import { Bubbles } from './bubbles.svelte';
import { afterLaying, Ending, leftOver, restingState } from './ending.svelte';
import { paceOf } from './pace';
import { Playback, type Screen } from './playback';
import { reuse } from './reuse';
import { liveScene, type Scene } from './scene';
import { Selection } from './selection.svelte';
import { OwnShuffle } from './shuffle.svelte';
import { Story } from './story.svelte';
import { countMatch } from './streak';

type TableCommand = Without<Extract<Command, { table: string }>, 'table'>;

const SHOWN = 8_000; // milliseconds to read why something was refused

export class TableStore implements Screen {
  about = $state.raw<About | null>(null);
  state = $state.raw<State | null>(null);
  yours = $state.raw<Yours[]>([]);
  scorings = $state.raw<Scoring[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  watchers = $state.raw<string[]>([]); // the names of the first who watch
  problem = $state<string | null>(null); // why something was refused
  timeUp = $state(false); // a bot played for you, for your time was up
  unavailable = $state.raw<Refusal | null>(null); // why there is no table here at all
  ending = $state.raw<Ending | null>(null); // of a round, while it is shown
  scoredRound = $state<number | null>(null); // the round whose points are shown
  ended = $state(false); // the end of the match is shown
  isMovePending = $state(false);
  hasPlayed = $state(false); // a move, since this page was opened
  unread = $state(0);
  openHand = $state<number | null>(null); // hot seat: whose hand lies open
  selection: Selection | null = $state.raw(null);

  readonly story = new Story();
  private version = 0;
  private problemTimer = 0;
  readonly connection: TableConnection;
  readonly advisor: Advisor;
  readonly bubbles = new Bubbles(() => this.connection.muted);
  readonly shuffle = new OwnShuffle(() => this.connection);
  private resume: (() => void) | null = null;
  private readonly playback = new Playback(this);
  ownFlight: OwnFlight | null = null;

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
  ) {
    this.advisor = new Advisor(this, id);
    this.connection = connectTo(
      id,
      (message) => this.receive(message),
      () => this.enter(),
    );
  }

  close(): void {
    this.ending?.stop();
    clearTimeout(this.problemTimer);
    this.land();
    this.bubbles.close();
    this.connection.close();
  }

  get game(): Game {
    return this.about!.game;
  }
  get person() {
    return this.connection.person;
  }
  get seats(): number[] {
    return this.yours.map((entry) => entry.seat);
  }
  get isHotSeat(): boolean {
    return this.yours.length > 1;
  }
  /** Whether anybody is here to talk to. */
  get hasCompany(): boolean {
    return this.isAmongPeople || this.watching > 0;
  }
  get isHost(): boolean {
    return this.state?.host !== null && this.state?.host === this.connection.person;
  }

  /** The seat at the bottom: yours, or in a hot seat that of whoever plays. */
  get eyes(): number | null {
    if (!this.isHotSeat) return this.yours[0]?.seat ?? null;
    const turn = this.state?.turn ?? null;
    if (turn !== null && this.seats.includes(turn)) return turn;
    return this.openHand ?? this.yours[0]!.seat;
  }
  /** What the player at the bottom sees, unless the hand is covered. */
  get own(): Yours | null {
    const own = this.yours.find((entry) => entry.seat === this.eyes) ?? null;
    return this.isCovered ? null : own;
  }
  /** In a hot seat a hand lies open only for who said that it is theirs. */
  get isCovered(): boolean {
    return this.isHotSeat && this.openHand !== this.eyes;
  }
  get scene(): Scene | null {
    return this.state && this.sceneOf(this.state);
  }
  sceneOf(state: State): Scene | null {
    return this.about && liveScene(state, this.about, this.here, this.eyes);
  }
  get isAmongPeople(): boolean {
    const people = this.state?.occupants.map(({ person }) => person) ?? [];
    return people.some((person) => person !== null && person !== this.connection.person);
  }
  get pace(): Pace {
    return paceOf(this.game);
  }
  get isYourTurn(): boolean {
    return (
      this.state?.phase === 'playing' && this.state.turn !== null && this.state.turn === this.eyes
    );
  }

  /** Whoever taps has seen enough of what is being shown. */
  hurry(): void {
    this.playback.hurry();
  }

  uncover(): void {
    this.openHand = this.eyes;
    this.selection?.clear();
  }

  // --- What the server says ---

  private enter(): void {
    const seen = this.state ? this.version : null;
    this.connection
      .send({ type: 'enter', table: this.id, invite: this.invite, seen })
      .catch((problem) => {
        if (problem instanceof Refusal) this.unavailable = problem;
      });
  }

  private receive(message: Messages): void {
    if (message.type === 'view') this.receiveView(message);
    else if (message.type === 'update') this.receiveUpdate(message);
    else if (message.type === 'presence') {
      this.here = message.here;
      this.watching = message.watching;
      this.watchers = message.watchers;
    } else if (message.type === 'banned')
      this.enter(); // the refusal tells why
    else if (message.type === 'said') this.hear(message.line);
    else if (message.type === 'reacted') {
      const { seat, person, reaction } = message;
      this.bubbles.show(seat, person, { reaction });
      const name = seatNames(this.state?.occupants ?? [])[seat] ?? '';
      this.story.announce(() => say('web-reacted', { name, reaction }));
    }
  }

  private hear(line: ChatLine): void {
    const { name, text, seat, person } = line;
    this.chat = [...this.chat, line];
    if (person !== this.person) this.unread += 1;
    if (seat !== null) this.bubbles.show(seat, person, { text });
    this.story.announce(() => say('web-said', { name, text }));
  }

  private receiveView(view: View): void {
    this.playback.clear();
    this.ending?.stop();
    this.ending = null;
    this.closeScore();
    this.version = view.version;
    this.about = view.about;
    this.shuffle.follow(view.about, view.state, view.yours, view.recent);
    this.scorings = view.scorings;
    this.chat = view.chat;
    this.story.recall(view);
    this.advisor.dismiss();
    this.isMovePending = false;
    this.ended = view.state.phase === 'over';
    if (this.selection?.game !== view.about.game)
      this.selection = new Selection(
        view.about.game,
        () => this.own,
        (move, slots) => void this.playMove(move, slots),
        () => this.advisor.move,
      );
    this.show(view.state, view.yours);
    this.land();
  }

  private receiveUpdate(update: Update): void {
    if (update.since !== this.version) return this.enter();
    this.version = update.version;
    this.shuffle.follow(this.about!, update.state, update.yours, update.happened);
    this.playback.add(update);
  }

  tellHappened({ happened, state }: Pick<Update, 'happened' | 'state'>): void {
    const { game, seats } = this;
    for (const thing of happened) {
      if (thing.type === 'moved' && seats.includes(thing.seat)) this.tellTime(thing.by);
      this.story.tell(thing, state, game, seats, thing === happened.at(-1));
      chime(game, thing, this.sceneOf(state));
      if (thing.type === 'moved' && thing.seat === this.eyes && takenBy(game, thing))
        vibrate(TAKING);
      if (thing.type === 'scored') this.tellScored(thing, state);
      if (thing.type === 'started') {
        this.scorings = [];
        this.timeUp = false;
        this.scoredRound = null;
        this.ended = false;
      }
      if (thing.type === 'undone') this.advisor.dismiss();
    }
  }

  private tellScored({ scoring }: Scored, { occupants }: State): void {
    this.scorings = [...this.scorings, scoring];
    const { game, single } = this.about!;
    for (const text of tellPoints(game, scoring, seatNames(occupants), single))
      this.story.announce(text);
  }

  /** Whoever let their time run out hears it, until they move again. */
  private tellTime(by: Moved['by']): void {
    if (by === 'bot') return;
    this.timeUp = by === 'clock';
    if (this.timeUp) this.story.announce(() => say('web-time-up'));
  }

  showMoment(table: Table, moved: Moved): void {
    this.state = { ...this.state!, table };
    this.yours = afterLaying(this.yours, this.game, moved);
    this.selection?.settle(null);
  }

  /** The table as it was scored; it is an ending until its points are shown. */
  showEnding({ state }: Update, { scoring }: Scored): Ending {
    const winners = state.phase === 'over' ? state.winners : null;
    this.show(restingState(this.state!, state, scoring), leftOver(this.yours, scoring));
    this.ending = new Ending(scoring, winners, this.pace);
    return this.ending;
  }

  /** The points of a round stay until the player goes on. */
  showScore(): Promise<void> {
    this.scoredRound = this.scorings.length - 1;
    this.ending = null;
    return new Promise((done) => {
      this.resume = done;
    });
  }
  end(): void {
    this.ending = null;
    this.ended = true;
  }
  closeScore(): void {
    this.scoredRound = null;
    this.resume?.();
    this.resume = null;
  }

  show(state: State, yours: Yours[]): void {
    const wasTurn = this.isYourTurn;
    const card = this.selection?.card ?? null;
    const changed = state.number !== this.state?.number;
    if (this.state?.phase === 'playing') countMatch(this.about!.id, state, yours);
    this.state = reuse(this.state, state);
    this.yours = reuse(this.yours, yours);
    if (changed) this.advisor.dismiss();
    this.isMovePending = false;
    this.selection?.settle(card);
    if (this.isYourTurn && (!wasTurn || changed)) this.callToTurn(wasTurn);
    document.title = this.title();
  }

  private callToTurn(again: boolean): void {
    const name = this.scene!.names[this.eyes!]!;
    if (this.isCovered) this.story.announce(() => say('web-pass-screen', { name }));
    else this.story.announce(() => say(again ? 'web-your-turn-again' : 'web-your-turn'));
    chime(this.game, 'turn');
    vibrate(TURN);
    if (preferences.notify && document.hidden && 'Notification' in window)
      new Notification('Treize', {
        body: say('web-your-turn'),
        icon: fileAt('icon.svg'),
        tag: this.id,
      });
  }

  private title(): string {
    const game = titleOf(this.game);
    return this.isYourTurn ? say('web-title-turn', { game }) : say('web-title', { game });
  }

  // --- What the player asks for ---

  /** Tell why something was refused, for a while. */
  private refuse(problem: unknown): void {
    this.problem = problem instanceof Error ? problem.message : String(problem);
    clearTimeout(this.problemTimer);
    this.problemTimer = window.setTimeout(() => (this.problem = null), SHOWN);
  }

  /** Ask the server for something; a refusal is told in its sentence, and there is no answer. */
  async request(command: Command): Promise<Answer | null> {
    this.problem = null;
    try {
      return await this.connection.send(command);
    } catch (problem) {
      this.refuse(problem);
      return null;
    }
  }

  private async send(command: TableCommand): Promise<boolean> {
    return (await this.request({ ...command, table: this.id } as Command)) !== null;
  }

  private async playMove(move: string, slots: number[]): Promise<void> {
    if (this.isMovePending || !this.state || this.eyes === null) return;
    if (this.hasPlayed && !preferences.soundAsked) setPreferences({ soundAsked: true }); // no answer is one
    this.isMovePending = this.hasPlayed = true;
    this.ownFlight = hasMotion() ? launch(this.game, move, slots) : null;
    if (this.ownFlight) this.selection!.away = slots;
    const { number } = this.state;
    if (await this.send({ type: 'play', seat: this.eyes, move, number })) return; // until it is shown
    await this.takeBack();
    this.isMovePending = false;
  }

  /** The table shows the cards that left the hand. */
  land(): void {
    this.ownFlight?.land();
    this.ownFlight = null;
  }
  /** They go back into the hand: the server would not have them. */
  private async takeBack(): Promise<void> {
    await this.ownFlight?.back();
    this.ownFlight = null;
    this.selection!.away = [];
  }

  /** Sit down, known by name. */
  async sit(seat: number, name: string | null = null): Promise<void> {
    await this.connection.introduce();
    await this.send({ type: 'sit', seat, name });
  }
  stand = (seat: number) => this.send({ type: 'stand', seat });
  bot = (seat: number, level: Level | null) => this.send({ type: 'bot', seat, level });
  remove = (person: string, ban: boolean) => this.send({ type: 'remove', person, ban });
  start = () => this.send({ type: 'start' });
  rematch = () => this.send({ type: 'rematch' });
  consent = (yes: boolean) => this.send({ type: 'consent', yes });
  publish = (open: boolean) => this.send({ type: 'publish', public: open });
  leave = () => this.send({ type: 'leave' });
  say = (text: string) => this.send({ type: 'say', text });
  react = (seat: number, reaction: Reaction) => this.send({ type: 'react', seat, reaction });

  undo(): Promise<boolean> {
    const seat = this.own?.seat ?? this.eyes;
    this.hurry();
    return seat === null ? Promise.resolve(false) : this.send({ type: 'undo', seat });
  }

  /** Go by another name at this table and from now on. */
  async rename(name: string): Promise<void> {
    await this.request({ type: 'rename', name });
  }
}
