// A match being played: moves checked, rounds dealt and scored, taken back by playing it again.
import type { Entry, Flow, LastMove, Scoring } from '../net/messages';
import { Denied } from './denied';
import type { Engine } from './engine';
import { checkOptions, type Options } from './options';
import { type Octets, type Rules, SPECTATOR } from './rules';
import { inOrder, Seen } from './seen';

export type By = LastMove['by'];

/** One move and what followed from it, before the next deal. */
export interface Step {
  seat: number;
  move: string;
  points: number[] | null; // when the move ended a round
  state: Octets; // as the table lay then
}

export class Match {
  readonly rules: Rules;
  readonly options: Options;
  readonly commitment: string;
  moves: string[] = [];
  seats: number[] = []; // of who played each move
  rounds: number[][] = []; // the points of each
  totals: number[] = []; // the standing
  turn: number | null = null; // none when the match is over
  private state!: Octets;

  constructor(
    readonly engine: Engine,
    readonly game: string,
    readonly seatCount: number,
    readonly seed: string,
    options: Options,
  ) {
    this.rules = engine.rules(game);
    this.options = checkOptions(this.rules.layout.spec.options, options, seatCount);
    this.commitment = engine.commitment(seed);
    this.begin();
  }

  private begin(): void {
    [this.moves, this.seats, this.rounds] = [[], [], []];
    this.state = this.rules.lay(this.seatCount, this.options);
    this.deal(this.engine.luckOf(this.seed, 0));
  }
  private deal(luck?: bigint): void {
    this.rules.deal(this.state, luck);
    this.totals = this.rules.standings(this.state);
    this.turn = this.whoseTurn();
  }
  private whoseTurn(): number | null {
    const turn = this.rules.number(this.state, 'turn');
    return turn < 0 ? null : turn;
  }

  get isOver(): boolean {
    return this.turn === null;
  }
  get winners(): number[] {
    return this.isOver ? this.rules.winners(this.state) : [];
  }

  /** The number of a move written as text. */
  numberOf(move: string): number {
    const number = this.rules.layout.spec.moves.findIndex(({ text }) => text === move);
    if (number < 0) throw new Denied('move/unknown', { move: move.slice(0, 80), game: this.game });
    return number;
  }
  /** The legal moves, sorted as text. */
  legal(): string[] {
    const { moves } = this.rules.layout.spec;
    if (this.isOver) return [];
    const numbers = this.rules.legal(this.observe(this.turn!).octets);
    return numbers.map((number) => moves[number]!.text).sort();
  }

  play(move: string): Step {
    const [number, seat] = [this.numberOf(move), this.turn];
    if (seat === null) throw new Denied('move/over', { move });
    const luck = this.engine.luckOf(this.seed, this.moves.length + 1);
    if (this.rules.play(this.state, number, luck)) throw new Denied('move/illegal', { move });
    this.moves.push(move);
    this.seats.push(seat);
    this.turn = this.whoseTurn();
    this.totals = this.rules.standings(this.state);
    const points = this.isOver ? this.rules.numbers(this.state, 'points', this.seatCount) : null;
    const step = { seat, move, points, state: this.state.slice() };
    if (points) {
      this.rounds.push(points);
      if (!this.rules.isOver(this.state)) this.deal();
    }
    return step;
  }

  /** Take back all moves after the first so many. */
  undo(to: number): void {
    const kept = this.moves.slice(0, to);
    this.begin();
    for (const move of kept) this.play(move);
  }

  /** What a seat sees, or a spectator. */
  observe(observer: number, memory = false): Seen {
    return new Seen(this.rules, this.rules.observe(this.state, observer), memory);
  }
  /** The whole table; only for a match that is over, or a replay. */
  faceUp(): Seen {
    return new Seen(this.rules, this.state.slice());
  }
}

// --- What a match shows, in the words of the wire ---

const spectators = (rules: Rules, state: Octets): Octets => rules.observe(state, SPECTATOR);

/** The move just played, and what luck decided in it. */
export function lastMove(match: Match, { seat, move, state }: Step, by: By): LastMove {
  const number = match.numberOf(move);
  const found = match.rules.chance(state, seat, number) as LastMove['chance'];
  const chance = found && { ...found, ...outcomeOf(match.rules, state, number) };
  return { number: match.moves.length, seat, move, by, chance };
}

/** Of two players who has the higher number that luck decided, then the other. */
function outcomeOf(rules: Rules, state: Octets, move: number): Record<string, number[]> {
  const { chance, spec } = rules.layout;
  if (!chance?.outcome || spec.moves[move]!.seat === null) return {};
  const numbers = [...rules.numbers(state, chance.field).entries()].filter(([, drawn]) => drawn);
  return { [chance.outcome]: numbers.sort(([, a], [, b]) => b - a).map(([seat]) => seat) };
}

/** The cards that a move sent from place to place, as all saw it. */
export function flowsOf(match: Match, before: Octets, step: Step): Flow[] {
  const { rules } = match;
  const after = spectators(rules, step.state);
  return rules.flows(before, after, step.seat, match.numberOf(step.move));
}

/** The points of a round just ended, explained, with the table laid open. */
export function scoringOf(match: Match, step: Step): Scoring {
  const { rules, seatCount } = match;
  return {
    round: match.rounds.length - 1,
    points: step.points!,
    totals: rules.numbers(step.state, 'totals', seatCount),
    entries: Array.from({ length: seatCount }, (_, seat) => entriesOf(rules, step.state, seat)),
    table: new Seen(rules, spectators(rules, step.state)).table(),
  };
}

/** The lines of one player; their points add up to the points of the round. */
function entriesOf(rules: Rules, state: Octets, seat: number): Entry[] {
  const { lines, spec, rows, kinds } = rules.layout;
  return rules.lines(state, seat).flatMap(([number, points], i) => {
    const { code, label, spared, lists } = lines[i]!;
    if (!number && !points && lines.length > 1) return [];
    const short = spared && !points ? spared : code;
    const first = lists ? (rows[lists]![0]! + seat) * kinds : 0;
    const cards = lists ? inOrder(rules.layout, state.subarray(first, first + kinds)).sort() : null;
    const full = short.includes('/') ? short : `${spec.game}/${short}`;
    return [{ code: full, points, number, label: label || null, cards }];
  });
}
