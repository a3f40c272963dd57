// What a player has picked, and what a tap on it means.  It knows no rule: only what the house lists.
import type { Game, Outlook, Yours } from './messages';
import { cardOf, movesOf, numberOf, takenBy, targetOf } from './notation';
import { reasonText } from './words.svelte';

export class Play {
  slot = $state<number | null>(null);
  number = $state(1); // cards picked of one kind, in leaves
  passing = $state(false);
  take = $state<string | null>(null);
  refused = $state<{ card: string; text: string; times: number } | null>(null);
  hinted = $state<string | null>(null);
  away = $state<number[]>([]); // cards on their way to the table

  constructor(
    readonly game: Game,
    private readonly seat: () => Yours | null,
    private readonly send: (move: string, slots: number[]) => void,
  ) {}

  get hand(): string[] {
    return this.seat()?.hand ?? [];
  }
  get legal(): string[] {
    return this.seat()?.legal ?? [];
  }
  get mayPlay(): boolean {
    return this.legal.length > 0;
  }
  get card(): string | null {
    return this.slot === null ? null : (this.hand[this.slot] ?? null);
  }
  /** The legal moves that the picked card may mean. */
  get moves(): string[] {
    return this.card === null ? [] : movesOf(this.game, this.card, this.legal);
  }
  /** The move that a second tap plays, if there is no more to choose. */
  get ready(): string | null {
    if (this.take !== null) return this.legal.find((m) => takenBy(m) === this.take) ?? null;
    if (this.game === 'leaves') return this.moves.find((m) => numberOf(m) === this.number) ?? null;
    return this.moves.length === 1 ? this.moves[0]! : null;
  }
  get passes(): string[] {
    return this.legal.map(takenBy).filter((value) => value !== null);
  }

  isLegal(card: string): boolean {
    return movesOf(this.game, card, this.legal).length > 0;
  }
  outlook(move: string): Outlook | null {
    return this.seat()?.outlook[move] ?? null;
  }
  /** Whether the card at a place of the hand is picked; in leaves its like are picked with it. */
  isPicked(slot: number): boolean {
    if (this.slot === null || this.card === null) return false;
    if (this.game !== 'leaves') return slot === this.slot;
    if (this.hand[slot] !== this.card) return false;
    const first = this.hand.indexOf(this.card);
    const copies = this.hand.filter((card) => card === this.card).length;
    const start = Math.max(first, Math.min(this.slot, first + copies - this.number));
    return slot >= start && slot < start + this.number;
  }

  /** A tap on a card: pick it, play it, or hear why not. */
  tap(slot: number): void {
    const card = this.hand[slot];
    if (card === undefined) return;
    this.passing = false;
    this.take = null;
    if (this.mayPlay && !this.isLegal(card)) return this.refuse(card);
    this.refused = null;
    if (this.game === 'leaves') return this.tapLeaf(slot, card);
    if (this.slot !== slot) this.slot = slot;
    else if (this.ready) this.play(this.ready);
    else if (this.moves.length === 0) this.slot = null;
  }

  private tapLeaf(slot: number, card: string): void {
    const numbers = movesOf(this.game, card, this.legal).map(numberOf);
    if (this.card !== card) {
      this.slot = slot;
      this.number = numbers.length ? Math.min(...numbers) : 1;
    } else if (this.isPicked(slot)) {
      if (this.ready) this.play(this.ready);
      else this.slot = null;
    } else this.more(1);
  }

  /** One card more or fewer of the picked kind. */
  more(step: number): void {
    const next = this.number + step;
    if (this.moves.some((move) => numberOf(move) === next)) this.number = next;
  }

  private refuse(card: string): void {
    const reason = this.seat()?.why_not[card];
    if (!reason) return;
    const times = (this.refused?.times ?? 0) + 1;
    this.slot = null;
    this.refused = { card, text: reasonText(reason), times };
  }

  /** A tap on a target or a rival. */
  aim(target: string): void {
    const move =
      this.moves.find((m) => targetOf(m) === target) ??
      this.moves.find((m) => targetOf(m) === null && m.startsWith(target));
    if (move) this.play(move);
  }

  /** The moves that a target would receive from the picked card. */
  towards(target: string): string | null {
    return (
      this.moves.find((m) => targetOf(m) === target) ??
      this.moves.find((m) => targetOf(m) === null && m.startsWith(target)) ??
      null
    );
  }

  /** A tap on a pile of the row while passing. */
  tapRow(value: string): void {
    if (!this.passing || !this.passes.includes(value)) return;
    if (this.take === value) this.play(`pass:${value}`);
    else this.take = value;
  }

  pass(): void {
    this.clear();
    this.passing = true;
    if (this.passes.length === 1) this.take = this.passes[0]!;
  }

  play(move: string): void {
    const slots = this.slotsOf(move);
    this.clear();
    this.send(move, slots);
  }

  /** The cards that a move lays: those picked, if they are the right ones. */
  private slotsOf(move: string): number[] {
    const card = cardOf(this.game, move);
    const number = this.game === 'leaves' ? numberOf(move) : 1;
    const like = this.hand.flatMap((held, slot) => (held === card ? [slot] : []));
    const picked = like.filter((slot) => this.isPicked(slot));
    return picked.length === number ? picked : like.slice(0, number);
  }

  clear(): void {
    this.slot = null;
    this.number = 1;
    this.passing = false;
    this.take = null;
    this.refused = null;
    this.hinted = null;
  }

  /** After a change: keep what was picked ahead if the card is still there. */
  settle(card: string | null): void {
    const slot = card === null ? -1 : this.hand.indexOf(card);
    const still = slot >= 0 && (!this.mayPlay || this.isLegal(card!));
    this.slot = still ? slot : null;
    this.away = [];
    this.passing = false;
    this.take = null;
    this.refused = null;
    this.hinted = null;
    if (still && this.game === 'leaves' && this.moves.length)
      this.number = Math.max(this.number, Math.min(...this.moves.map(numberOf)));
    else this.number = 1;
  }

  /** The legal moves that lay no card: a chip, an order of the colours. */
  get bare(): string[] {
    return this.legal.filter((m) => cardOf(this.game, m) === null && takenBy(m) === null);
  }
}
