// The rules of a game in the engine module. They know no game: where things lie in a table's bytes is
// told by the layout beside the module.
import type { FactLayout, Flow, GameLayout, Level, Merit, Outlook } from '../net/messages';
import type { Engine } from './engine';

/** A table, or what somebody sees of it, in memory of its own. */
export type Octets = Uint8Array<ArrayBuffer>;
/** What an option may be set to. */
export type Value = boolean | number | string | number[];

/** An observer without a seat, who sees what all see. */
export const SPECTATOR = 8;
const MOST_SEATS = 8;
/** Bytes of the facts that a rule writes down, at most. */
const MOST_FACTS = 512;
/** What a forecast gives for a total where there is none. */
const NO_TOTAL = -99;
const FORECAST = 6;
/** Numbers of a part of a flow. */
const FLOW = 5;
/** Bytes of what is found of each move by a search. */
const ADVICE = 32;
/** Standard errors either side that hold the truth 95 times in 100. */
const SURE = 1.96;
/** The first number of a fact that does not hold now. */
const ABSENT = -32768;

type FlowPart = [number, number, number, number, number];
type Forecast = [number, number, number, number, number, number];

/** What follows from a move for sure. */
type Foreseen = Outlook & { move: number };

/** What a search thinks of a move. */
interface Advised {
  move: number;
  /** The share of the win to hope for, and the standard error of that. */
  worth: number;
  error: number;
  /** How far the worth may be off: in 95 of 100 cases no farther. */
  margin: number;
  /** The standing to expect when the round ends. */
  points: number;
  visits: number;
}

/** The rules of one game. */
export class Rules {
  readonly layout: GameLayout;
  readonly #engine: Engine;
  readonly #game: string;
  #scratch = { instance: -1, state: 0, other: 0, found: 0, network: 0 };
  #network: Uint8Array = new Uint8Array();

  constructor(engine: Engine, game: string) {
    const layout = engine.layout.games[game];
    if (!layout) throw new Error(`no game ${game}`);
    this.layout = layout;
    this.#engine = engine;
    this.#game = game;
  }

  // --- Setting up and playing ---

  /** An empty table; options that are not given are at their defaults. */
  lay(seats: number, options: Record<string, Value> = {}): Octets {
    const state = new Uint8Array(this.layout.size);
    for (const name of ['turn', 'observer', 'this_round']) this.put(state, name, [-1]);
    this.put(state, 'seats', [seats]);
    for (const [name, about] of Object.entries(this.layout.spec.options)) {
      this.put(state, name, onTable(about, options[name] ?? about.default));
    }
    return state;
  }

  /** Deal the first round with this luck, or without it the next one. */
  deal(state: Octets, luck = 0n): void {
    this.#call('deal', state, luck);
    state.set(this.#engine.read(this.#memory.state, state.length));
  }

  /** Play a move and give 0, or else the number of why it is not legal. */
  play(state: Octets, move: number, luck: bigint): number {
    const why = this.#call('play', state, move, luck);
    state.set(this.#engine.read(this.#memory.state, state.length));
    return why;
  }

  // --- Asking ---

  /** The legal moves of who looks, in the order of the game. */
  legal(seen: Octets): number[] {
    const number = this.#call('legal', seen, this.#memory.found);
    return this.#numbers(Int16Array, number);
  }

  /** Why each move is not legal; 0 where it is. */
  whys(seen: Octets): number[] {
    this.#call('whys', seen, this.#memory.found);
    return this.#numbers(Int16Array, this.layout.spec.moves.length);
  }

  /** Whether the match is over. */
  isOver(state: Octets): boolean {
    return this.#call('is_over', state) !== 0;
  }

  /** Who has won the match that is over. */
  winners(state: Octets): number[] {
    const bits = this.#call('winners', state);
    return [...Array(MOST_SEATS).keys()].filter((seat) => (bits >> seat) & 1);
  }

  /** How everybody stands. */
  standings(state: Octets): number[] {
    this.#call('standings', state, this.#memory.found);
    return this.#numbers(Int32Array, this.number(state, 'seats'));
  }

  /** The lines of a player's points: how many of something, and what that comes to. */
  lines(state: Octets, seat: number): [number, number][] {
    this.#call('lines', state, seat, this.#memory.found);
    const found = this.#numbers(Int32Array, 2 * this.layout.lines.length);
    return this.layout.lines.map((_, line) => [found[2 * line]!, found[2 * line + 1]!]);
  }

  // --- Seeing ---

  /** What a seat sees of a table, or a spectator. */
  observe(state: Octets, observer: number): Octets {
    this.#call('observe', state, observer, this.#memory.other);
    return this.#engine.read(this.#memory.other, this.layout.size);
  }

  /** What each legal move of who looks would lead to. */
  foresee(seen: Octets): Foreseen[] {
    const number = this.#call('foresee', seen, this.#memory.found);
    const found = this.#numbers(Int16Array, FORECAST * number);
    return [...Array(number).keys()].map((i) => {
      const forecast = found.slice(FORECAST * i, FORECAST * (i + 1)) as Forecast;
      const [move, total, taken, tokens, again, out] = forecast;
      const goesOn = again !== 0 && this.layout.spec.moves[move]!.card !== null;
      const known = total === NO_TOTAL ? null : total;
      return { move, total: known, taken, token: tokens > 0, again: goesOn, out: out !== 0 };
    });
  }

  // --- Telling ---

  /** What the table adds up for all, as it is told. */
  announced(seen: Octets): Record<string, unknown> {
    return this.#facts('announce', seen, this.layout.announced);
  }

  /** The facts that a reason speaks of. */
  circumstances(seen: Octets): Record<string, unknown> {
    return this.#facts('circumstances', seen, this.layout.circumstances);
  }

  /** The numbers in the texts of the rules with the options of a table, however many play there. */
  ruleNumbers(state: Octets): Record<string, number | string> {
    const table = state.slice();
    this.put(table, 'seats', [this.layout.spec.least]);
    const cards = this.#call('rule_numbers', table, this.#memory.found);
    const size = sizeOf(this.layout.ruleNumbers);
    const numbers = this.#numbers(Int16Array, size);
    const facts = told(this.layout.ruleNumbers, numbers, this.layout.spec.cards);
    return { cards, ...(facts as Record<string, number | string>) };
  }

  /** What luck decided in the last move and the table does not show, if there is such a thing. */
  chance(state: Octets, seat: number, move: number): Record<string, unknown> | null {
    const { chance, spec } = this.layout;
    const numbers = chance ? this.numbers(state, chance.field) : [];
    if (!chance || !numbers.some(Boolean)) return null;
    const rival = spec.moves[move]!.seat;
    const drawn = [...numbers.entries()].filter(([, number]) => number);
    const found = rival === null ? Object.fromEntries(drawn) : [numbers[seat], numbers[rival]];
    return { [chance.name]: found };
  }

  /** Which cards a move sent where, from what all saw of the table before it and after. */
  flows(before: Octets, after: Octets, seat: number, move: number): Flow[] {
    const { other, found } = this.#memory;
    this.#engine.write(after, other);
    const number = this.#call('flows', before, other, seat, move, found);
    const parts = this.#numbers(Int16Array, FLOW * number);
    const flows: Flow[] = [];
    const { spots, spec } = this.layout;
    for (let at = 0; at < parts.length; at += FLOW) {
      const [flow, source, target, kind, size] = parts.slice(at, at + FLOW) as FlowPart;
      flows[flow] ??= { number: 0, cards: [], source: spots[source]!, target: spots[target]! };
      flows[flow].number += size;
      if (kind < 0) flows[flow].cards = null;
      flows[flow].cards?.push(...Array<string>(size).fill(spec.cards[kind]!));
    }
    return flows;
  }

  /** What sets a legal move apart from the others, the best that was found. */
  merit(seen: Octets, move: number): Merit {
    const { other, found } = this.#memory;
    this.#call('merit', seen, move, other, found);
    const [code] = this.#numbers(Int16Array, 1) as [number];
    const merit = this.layout.merits[code]!;
    const numbers = this.#numbers(Int16Array, 1 + sizeOf(merit.facts)).slice(1);
    return { code: merit.code, facts: told(merit.facts, numbers, this.layout.spec.cards) };
  }

  /** What a standing counts. */
  unit(state: Octets): string {
    return this.layout.units[this.#call('unit', state)]!;
  }

  /** Whether a match is a single round. */
  isOneRound(state: Octets): boolean {
    return this.#call('is_one_round', state) !== 0;
  }

  #facts(name: string, seen: Octets, facts: FactLayout[]): Record<string, unknown> {
    if (!facts.length) return {};
    this.#call(name, seen, this.#memory.found);
    return told(facts, this.#numbers(Int16Array, sizeOf(facts)), this.layout.spec.cards);
  }

  // --- Thinking ---

  /** Make the network ready that a level asks; without it the level plays on by rules of thumb. */
  async learn(level: Level): Promise<void> {
    const { hasNetwork, strength } = this.layout;
    if (!hasNetwork || !strength[level]!.learned || this.#network.length) return;
    this.#network = await this.#engine.fetchNetwork(this.#game).catch(() => new Uint8Array());
    this.#scratch.instance = -1; // it lies in memory, too
  }

  /** The move of a bot for what its seat sees; the same seed plays the same. */
  choose(seen: Octets, level: Level, seed: string): number {
    const { simulations, memory, slip, lapse, learned } = this.layout.strength[level]!;
    const text = this.#engine.text(seed);
    if (lapse !== null) return this.#call('choose_quickly', seen, ...text, lapse);
    const { other, network } = this.#memory;
    const effort = [simulations, memory ? 1 : 0, slip, other, network];
    return this.#call('choose', seen, ...text, ...effort, learned ? this.#network.length : 0);
  }

  /** Every legal move with what it is worth after so many simulations, the best first. */
  advise(seen: Octets, seed: string, simulations: number): Advised[] {
    const { other, found } = this.#memory;
    const moves = found + ADVICE * this.layout.spec.moves.length;
    const text = this.#engine.text(seed);
    const number = this.#call('advise', seen, ...text, simulations, other, moves, found);
    const ranked = new Int16Array(this.#engine.read(moves, 2 * number).buffer);
    const worths = new Float64Array(this.#engine.read(found, ADVICE * number).buffer);
    return [...ranked].map((move, i) => {
      const [worth, error, points, visits] = worths.slice(4 * i, 4 * i + 4);
      const margin = SURE * error!;
      return { move, worth: worth!, error: error!, margin, points: points!, visits: visits! };
    });
  }

  // --- Fields of a table ---

  /** A number on a table. */
  number(state: Octets, name: string, place = 0): number {
    const { at, type } = this.layout.fields[name]!;
    const view = new DataView(state.buffer, state.byteOffset);
    if (type === 'i8') return view.getInt8(at + place);
    if (type === 'i16') return view.getInt16(at + 2 * place, true);
    return view.getInt32(at + 4 * place, true);
  }

  /** All numbers of a field, or so many of them. */
  numbers(state: Octets, name: string, count = this.layout.fields[name]!.count): number[] {
    return [...Array(count).keys()].map((place) => this.number(state, name, place));
  }

  /** Write numbers on a table. */
  put(state: Octets, name: string, values: number[]): void {
    const { at, type } = this.layout.fields[name]!;
    const view = new DataView(state.buffer, state.byteOffset);
    for (const [i, value] of values.entries()) {
      if (type === 'i8') view.setInt8(at + i, value);
      else if (type === 'i16') view.setInt16(at + 2 * i, value, true);
      else view.setInt32(at + 4 * i, value, true);
    }
  }

  // --- Calling ---

  /** Call an entry point on a table, whose bytes lie at the first address. */
  #call(name: string, state: Octets, ...given: (number | bigint)[]): number {
    const at = this.#memory.state;
    this.#engine.write(state, at);
    return this.#engine.call(`${this.#game}.${name}`, at, ...given);
  }

  /** Memory for two tables and for what is found; anew where the module has begun anew. */
  get #memory(): { state: number; other: number; found: number; network: number } {
    const engine = this.#engine;
    if (this.#scratch.instance !== engine.instance) {
      const { size, spec, lines, spots, kinds } = this.layout;
      const parts = 2 * FLOW * spots.length * (kinds + 2);
      const most = Math.max((ADVICE + 2) * spec.moves.length, 8 * lines.length, MOST_FACTS, parts);
      const [state, other, found] = [engine.take(size), engine.take(size), engine.take(most)];
      const network = engine.take(this.#network.length);
      engine.write(this.#network, network);
      this.#scratch = { instance: engine.instance, state, other, found, network };
    }
    return this.#scratch;
  }

  /** Numbers that were found. */
  #numbers(kind: typeof Int16Array | typeof Int32Array, number: number): number[] {
    const octets = this.#engine.read(this.#memory.found, kind.BYTES_PER_ELEMENT * number);
    return [...new kind(octets.buffer)];
  }
}

type About = GameLayout['spec']['options'][string];

/** A value as it is written on a table. */
function onTable(about: About, value: Value): number[] {
  if (about.kind === 'choice') return [about.words.indexOf(value as string)];
  if (about.kind === 'somebody') return [typeof value === 'number' ? value : -1];
  return Array.isArray(value) ? value : [Number(value)];
}

// --- Facts: numbers that a rule wrote down, and how they are told ---

const sizeOf = (facts: FactLayout[]): number => facts.reduce((sum, fact) => sum + fact.size, 0);

function told(facts: FactLayout[], numbers: number[], cards: string[]): Record<string, unknown> {
  let at = 0;
  const parts = facts.map((fact) => {
    at += fact.size;
    return [fact.name, tell(fact, numbers.slice(at - fact.size, at), cards)];
  });
  return Object.fromEntries(parts) as Record<string, unknown>;
}

function tell(fact: FactLayout, numbers: number[], cards: string[]): unknown {
  const first = numbers[0]!;
  if (first === ABSENT) return null;
  const meant = numbers.map((number) => meaning(fact.kind, fact.words, cards, number));
  if (fact.labels.length) return Object.fromEntries(fact.labels.map((l, i) => [l, meant[i]]));
  if (fact.length) return meant;
  if (fact.kind !== 'range') return meant[0];
  return first === numbers[1] ? `${first}` : `${first}–${numbers[1]}`;
}

/** What a number of such a kind stands for. */
export function meaning(kind: string, words: string[], cards: string[], number: number): unknown {
  if (kind === 'flag') return number !== 0;
  if (kind === 'word') return words[number];
  if (kind === 'seat') return number < 0 ? null : number;
  if (kind === 'card') return number < 0 ? null : cards[number];
  return number;
}
