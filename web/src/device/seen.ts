// What somebody sees of a table, read from its bytes by the layout of the game; match/observation.py
// does the same on a server.
import type { GameLayout, Reason, Table } from '../net/messages';
import { meaning, type Octets, type Rules } from './rules';

const FACE_UP = -1; // an observer who sees everything

/** Cards as text, in the order of the game. */
export const inOrder = (layout: GameLayout, copies: Uint8Array): string[] =>
  [...copies].flatMap((number, kind) => Array<string>(number).fill(layout.spec.cards[kind]!));

type Lying = number | string[];
type NumberValue = Table['numbers'][string];

export class Seen {
  readonly seats: number;
  readonly turn: number | null;
  readonly observer: number;
  private readonly layout: GameLayout;

  constructor(
    private readonly rules: Rules,
    readonly octets: Octets,
    private readonly memory = false,
  ) {
    this.layout = rules.layout;
    const turn = this.number('turn');
    this.seats = this.number('seats');
    this.turn = turn < 0 ? null : turn;
    this.observer = this.number('observer');
  }

  private number(name: string): number {
    return this.rules.number(this.octets, name);
  }
  private get isOver(): boolean {
    return this.turn === null;
  }

  /** How many of each kind lie in some rows together. */
  private copies(rows: number[]): Uint8Array {
    const { kinds } = this.layout;
    const all = new Uint8Array(kinds);
    for (const row of rows)
      for (let kind = 0; kind < kinds; kind++) all[kind]! += this.octets[row * kinds + kind]!;
    return all;
  }

  private isVisible(row: number): boolean {
    if (this.observer === FACE_UP) return true;
    return this.layout.visible[Number(this.isOver)]![this.observer]![row] === '1';
  }
  /** Whether the cards of a row are told: those that none may look at again only at the end. */
  private isTold(row: number): boolean {
    const tellsAll = this.memory || this.isOver || this.observer === FACE_UP;
    return this.isVisible(row) && (tellsAll || this.layout.forgettable[row] !== '1');
  }

  /** What lies in every place, row by row; of blocks only those there are. */
  private lying(): Record<string, Lying[]> {
    const sizes = this.rules.numbers(this.octets, 'sizes');
    const together = (rows: number[]): Lying =>
      rows.every((row) => this.isTold(row))
        ? inOrder(this.layout, this.copies(rows)).sort()
        : rows.reduce((sum, row) => sum + sizes[row]!, 0);
    const isSomething = (row: Lying) => (Array.isArray(row) ? row.length > 0 : row > 0);
    const found: Record<string, Lying[]> = {};
    for (const { name, bySeat, ofTurn, labels, rows } of this.layout.places) {
      const own = bySeat
        .slice(0, this.seats)
        .map((parts, seat) => (seat === this.turn ? [...parts, ...ofTurn] : parts));
      const lying = (bySeat.length ? own : rows.map((row) => [row])).map(together);
      const isBlocks = !bySeat.length && !labels.length && rows.length > 1;
      found[name] = isBlocks ? lying.filter(isSomething) : lying;
    }
    return found;
  }

  /** The numbers on the table, as what they stand for. */
  private numbersTold(): Record<string, NumberValue> {
    const { cards } = this.layout.spec;
    const found: Record<string, NumberValue> = {};
    for (const { name, field, each, kind, words } of this.layout.numbers) {
      const numbers = this.rules.numbers(this.octets, field, each ? this.seats : 1);
      const meant = numbers.map((number) => meaning(kind, words, cards, number));
      found[name] = (each ? meant : meant[0]) as NumberValue;
    }
    return found;
  }

  /** The whole of it, in one form for all games. */
  table(): Table {
    const zones = this.lying();
    const numbers = this.numbersTold();
    for (const [name, said] of Object.entries(this.rules.announced(this.octets)))
      if (!(name in zones)) numbers[name] = said as NumberValue;
    const { game } = this.layout.spec;
    return { game, round: this.number('this_round'), turn: this.turn, zones, numbers };
  }

  /** The cards that who looks holds and sees, in the order of the game. */
  hand(): string[] {
    const { bySeat, ofTurn } = this.layout.held;
    const own = bySeat[this.observer] ?? [];
    const rows = this.observer === this.turn ? [...own, ...ofTurn] : own;
    return inOrder(this.layout, this.copies(rows.filter((row) => this.isVisible(row))));
  }

  /** For each card in the hand that no legal move lays, why not. */
  whyNot(): Record<string, Reason> {
    const { spec, reasons } = this.layout;
    const hand = this.hand();
    const held = (card: string) => hand.filter((other) => other === card).length;
    const whys = this.rules.whys(this.octets);
    const laid = spec.moves.flatMap(({ text, card, number }, move) =>
      card !== null && held(card) >= (number ?? 1) ? [{ text, card, why: whys[move]! }] : [],
    );
    const playable = new Set(laid.filter(({ why }) => !why).map(({ card }) => card));
    const circumstances = this.rules.circumstances(this.octets);
    const found: Record<string, Reason> = {};
    for (const { text, card, why } of laid) {
      if (playable.has(card)) continue;
      const facts = { move: text, card, ...circumstances };
      found[card] = { code: `${spec.game}/${reasons[why]!}`, facts };
    }
    return found;
  }
}
