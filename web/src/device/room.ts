// A table on this device: who sits where, the match, and what each thing that happens shows; the
// same as server/tables/room.py, for people who share one screen and bots.
import type { Happening, LastMove, Level, Look, Occupant, Phase, Scoring } from '../net/messages';
import type { Engine } from './engine';
import { type By, flowsOf, lastMove, Match, scoringOf, type Step } from './match';
import type { Options } from './options';
import { optionsOfToday } from './record';
import { SPECTATOR } from './rules';
import { FREE, isAttended, isFree, occupantsOf, type Seat } from './seating';
import type { Seen } from './seen';

const HISTORY = 64; // things that happened and are told again

/** What a table agreed on. */
export interface Agreed {
  id: string;
  game: string;
  seats: number;
  options: Options;
  level: Level;
  memory: boolean;
  undo: boolean;
}

/** A table as it is kept: all else follows from it. */
export interface KeptTable {
  about: Agreed;
  version: number;
  host: string | null;
  seats: Seat[];
  matches: number;
  match: { seed: string; rules: number; moves: string[]; by: By[] } | null;
  botSeed: string;
  phase: Phase; // this and whose turn it is for lists, which play nothing
  turn: number | null;
  started: number;
  changed: number;
}

export class Room {
  about: Agreed;
  readonly seats: Seat[];
  readonly botSeed: string;
  version: number;
  host: string | null;
  matches: number;
  match: Match | null = null;
  by: By[] = []; // who played each move
  scorings: { number: number; scoring: Scoring }[] = []; // with the number of moves then
  last: LastMove | null = null;
  started: number;
  changed: number;
  history: Happening[][] = [];
  private chosen = new Map<number, number>(); // each seat's last move by its person
  private seen: Seen[] = []; // by each seat and by a spectator
  private rulesNumber = 0;

  constructor(
    private readonly engine: Engine,
    kept: KeptTable,
  ) {
    this.about = kept.about;
    this.seats = kept.seats.map((seat) => ({ ...seat }));
    this.botSeed = kept.botSeed;
    this.host = kept.host;
    this.matches = kept.matches;
    [this.version, this.started, this.changed] = [kept.version, kept.started, kept.changed];
    if (kept.match) this.replay(kept.match);
  }

  /** Let the match that was kept happen once more. */
  private replay({ seed, rules, moves, by }: NonNullable<KeptTable['match']>): void {
    this.remember(this.deal(seed, rules));
    moves.forEach((move, i) => this.remember(this.makeMove(move, by[i]!)));
  }

  kept(): KeptTable {
    const { match } = this;
    const played = match && {
      seed: match.seed,
      rules: this.rulesNumber,
      moves: match.moves,
      by: this.by,
    };
    const { about, version, host, seats, matches, botSeed, phase, turn, started, changed } = this;
    const now = { version, host, seats, matches, match: played, phase, turn };
    return { about, botSeed, started, changed, ...now };
  }

  // --- Asking ---

  get occupants(): Occupant[] {
    return occupantsOf(this.seats);
  }
  get phase(): Phase {
    if (!this.match) return 'open';
    return this.match.isOver ? 'over' : 'playing';
  }
  get isPlaying(): boolean {
    return this.phase === 'playing';
  }
  get turn(): number | null {
    return this.match?.turn ?? null;
  }
  get number(): number {
    return this.match?.moves.length ?? 0;
  }
  get recordId(): string | null {
    return this.phase === 'over' ? `${this.about.id}-${this.matches}` : null;
  }
  seatsOf(person: string): number[] {
    return this.seats.flatMap((seat, number) => (seat.person === person ? [number] : []));
  }
  /** How many moves would stay if a seat took back its last decision, if it may. */
  undoOf(seat: number): number | null {
    if (this.turn === null || !this.about.undo) return null;
    return this.chosen.get(seat) ?? null;
  }
  seenBy(seat: number): Seen {
    return this.seen[seat]!;
  }
  get seenByAll(): Seen {
    return this.seen.at(-1)!;
  }

  // --- What happens ---

  /** Something has happened: it has a number, and is told to whoever looks. */
  happen(happened: Happening[]): void {
    this.version += 1;
    this.changed = Math.max(Date.now(), this.changed);
    this.remember(happened);
  }
  private remember(happened: Happening[]): void {
    this.history.push(happened);
    if (this.history.length > HISTORY) this.history.shift();
  }

  sit(seat: number, person: string, name: string, look: Look | null): Happening[] {
    this.seats[seat] = { ...FREE, person, name, look };
    return [this.nowAt(seat), ...this.adopt(person)];
  }
  seatBot(seat: number, bot: Level): Happening[] {
    this.seats[seat] = { ...FREE, bot };
    const bots = this.seats.filter(({ person, bot: level }) => person === null && level !== null);
    if (bots.every(({ bot: level }) => level === bot)) this.about = { ...this.about, level: bot };
    return [this.nowAt(seat)];
  }
  private nowAt(seat: number): Happening {
    return { type: 'sat', seat, occupant: this.occupants[seat]! };
  }
  stand(seats: number[], leaver: string | null = null): Happening[] {
    for (const seat of seats) this.seats[seat] = { ...FREE };
    const happened: Happening[] = seats.map((seat) => ({ type: 'stood', seat }));
    return leaver !== null && leaver === this.host ? [...happened, this.giveUp()] : happened;
  }
  takeOver(seats: number[], person: string): Happening[] {
    const bot = this.about.level;
    for (const seat of seats) Object.assign(this.seats[seat]!, { bot, why: 'left' });
    const happened: Happening[] = seats.map((seat) => ({
      type: 'taken-over',
      seat,
      bot,
      why: 'left',
    }));
    const playsOn = this.seatsOf(person).some((seat) => isAttended(this.seats[seat]!));
    return person === this.host && !playsOn ? [...happened, this.giveUp()] : happened;
  }
  giveBack(seat: number, person: string): Happening[] {
    Object.assign(this.seats[seat]!, { bot: null, why: null });
    return [{ type: 'handed-back', seat }, ...this.adopt(person)];
  }
  private adopt(person: string): Happening[] {
    if (this.host !== null) return [];
    this.host = person;
    return [{ type: 'hosted', person }];
  }
  /** Nobody else is here who could be host. */
  private giveUp(): Happening {
    this.host = null;
    return { type: 'hosted', person: null };
  }
  rename(person: string, before: string, name: string): Happening[] {
    const own = this.seatsOf(person).filter((seat) => this.seats[seat]!.name === before);
    for (const seat of own) this.seats[seat]!.name = name;
    return own.map((seat) => ({ type: 'renamed', seat, name }));
  }
  wear(person: string, name: string, look: Look): void {
    for (const seat of this.seatsOf(person))
      if (this.seats[seat]!.name === name) this.seats[seat]!.look = look;
  }

  begin(seed: string): Happening[] {
    const happened: Happening[] = [];
    for (const [seat, one] of this.seats.entries())
      if (isFree(one)) {
        one.bot = this.about.level;
        happened.push(this.nowAt(seat));
      }
    this.matches += 1;
    this.started = Date.now();
    return [...happened, ...this.deal(seed, this.engine.layout.rules)];
  }
  private deal(seed: string, rules: number): Happening[] {
    const { game, seats, options } = this.about;
    const today = optionsOfToday(this.engine.rules(game).layout, rules, options);
    this.match = new Match(this.engine, game, seats, seed, today);
    this.rulesNumber = rules;
    [this.by, this.scorings, this.last] = [[], [], null];
    this.chosen.clear();
    this.look();
    const { commitment } = this.match;
    return [
      { type: 'started', match: this.matches, commitment, parts: [] },
      { type: 'dealt', round: 0 },
    ];
  }

  makeMove(move: string, by: By): Happening[] {
    const match = this.match!;
    const before = this.seenByAll.octets;
    const step = match.play(move);
    if (by === 'person') this.chosen.set(step.seat, this.by.length);
    this.by.push(by);
    const last = (this.last = lastMove(match, step, by));
    this.look();
    const moved: Happening = { type: 'moved', ...last, flows: flowsOf(match, before, step) };
    return step.points ? [moved, ...this.score(match, step)] : [moved];
  }
  /** The points of a round, line by line, and the next deal or the end. */
  private score(match: Match, step: Step): Happening[] {
    const scoring = scoringOf(match, step);
    this.scorings.push({ number: match.moves.length, scoring });
    const { winners, totals, seed } = match;
    if (!match.isOver)
      return [
        { type: 'scored', scoring },
        { type: 'dealt', round: match.rounds.length },
      ];
    return [
      { type: 'scored', scoring },
      { type: 'ended', winners, totals, seed, record: this.recordId! },
    ];
  }
  takeBack(to: number): Happening[] {
    const match = this.match!;
    match.undo(to);
    this.by.length = to;
    this.chosen = new Map(
      this.by.flatMap((by, number) => (by === 'person' ? [[match.seats[number]!, number]] : [])),
    );
    this.scorings = this.scorings.filter(({ number }) => number <= to);
    this.last = to
      ? {
          number: to,
          seat: match.seats[to - 1]!,
          move: match.moves[to - 1]!,
          by: this.by[to - 1]!,
          chance: null,
        }
      : null;
    this.look();
    return [{ type: 'undone', to }];
  }

  /** Look at the table from all sides. */
  private look(): void {
    const seats = [...Array(this.about.seats).keys(), SPECTATOR];
    this.seen = seats.map((observer) => this.match!.observe(observer, this.about.memory));
  }
}
