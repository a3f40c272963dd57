// What a player has picked, and what a tap on it means. It knows no rule: only what the server lists.
import type { Game, MoveSpec, Outlook, Yours } from '../net/messages';
import { reasonText } from '../text/names';
import { movesOf, parts, written } from '../text/notation';

const FEW = 3; // buttons in a line

export class Selection {
  slot = $state<number | null>(null);
  number = $state(1); // cards picked of one kind
  passing = $state(false);
  take = $state<string | null>(null);
  refused = $state<{ card: string; text: string; times: number } | null>(null);
  misplaced = $state<string | null>(null); // the pile it goes to, dropped on another
  away = $state<number[]>([]); // cards on their way to the table

  constructor(
    readonly game: Game,
    private readonly seat: () => Yours | null,
    private readonly send: (move: string, slots: number[]) => void,
    private readonly hint: () => string | null = () => null,
  ) {}

  get hand(): string[] {
    return this.seat()?.hand ?? [];
  }
  get legal(): string[] {
    return this.seat()?.legal ?? [];
  }
  get canPlay(): boolean {
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
    if (this.take !== null) return this.takes(this.take);
    const found = this.moves.filter((move) => this.count(move) === this.number);
    return found.length === 1 ? found[0]! : null;
  }
  /** Something is picked, and it is not yet said where it goes. */
  get isChoosing(): boolean {
    return this.canPlay && (this.passing || (!this.ready && this.moves.length > 1));
  }
  /** What may be taken by passing. */
  get passes(): string[] {
    return this.legal.map((move) => this.parts(move).takes).filter((value) => value !== null);
  }
  /** The seats that the picked card may be aimed at. */
  get rivals(): number[] {
    return this.moves.map((move) => this.parts(move).seat).filter((seat) => seat !== null);
  }
  /** The legal moves that neither lay nor take a card: a few as buttons beside the hand. */
  get trayMoves(): string[] {
    return this.said.length > FEW ? [] : this.said;
  }
  /** More of them lie in the middle. */
  get boardMoves(): string[] {
    return this.said.length > FEW ? this.said : [];
  }
  private get said(): string[] {
    return this.legal.filter((move) => {
      const { card, takes } = this.parts(move);
      return card === null && takes === null;
    });
  }

  // --- What a hint suggests ---

  /** The move of a hint, while it may be played. */
  get suggested(): string | null {
    const move = this.hint();
    return move !== null && this.legal.includes(move) ? move : null;
  }
  /** The card that it takes from the table. */
  get suggestedTake(): string | null {
    return this.suggested === null ? null : this.parts(this.suggested).takes;
  }
  /** Whether it lays the card at a place of the hand. */
  isSuggested(slot: number): boolean {
    if (this.suggested === null) return false;
    const like = this.slotsLike(this.parts(this.suggested).card);
    return like.slice(0, this.count(this.suggested)).includes(slot);
  }

  private parts(move: string): MoveSpec {
    return parts(this.game, move);
  }
  private count(move: string): number {
    return this.parts(move).number ?? 1;
  }
  private takes(value: string): string | null {
    return this.legal.find((move) => this.parts(move).takes === value) ?? null;
  }
  isLegal(card: string): boolean {
    return movesOf(this.game, card, this.legal).length > 0;
  }
  outlook(move: string): Outlook | null {
    return this.seat()?.outlook[move] ?? null;
  }
  /** The places in the hand of a card and its like. */
  private slotsLike(card: string | null): number[] {
    return this.hand.flatMap((held, slot) => (held === card ? [slot] : []));
  }
  /** Whether the card at a place of the hand is picked, or one of its like that are picked with it. */
  isPicked(slot: number): boolean {
    if (this.slot === null || this.card === null) return false;
    const like = this.slotsLike(this.card);
    const start = Math.max(0, Math.min(like.indexOf(this.slot), like.length - this.number));
    return like.slice(start, start + this.number).includes(slot);
  }

  /** A tap on a card: pick it, one more of its kind, play it, or hear why not. */
  tap(slot: number): void {
    const card = this.hand[slot];
    if (card === undefined) return;
    this.passing = false;
    this.take = null;
    this.misplaced = null;
    if (this.canPlay && !this.isLegal(card)) return this.refuse(card);
    this.refused = null;
    if (this.isPicked(slot)) {
      if (!this.playReady() && this.moves.length === 0) this.slot = null;
    } else if (this.card !== card || !this.more(1)) {
      this.slot = slot;
      this.number = this.isSuggested(slot) ? this.count(this.suggested!) : this.least();
    }
  }

  /** How few of the picked kind may be laid. */
  private least(): number {
    return this.moves.length ? Math.min(...this.moves.map((move) => this.count(move))) : 1;
  }

  /** One card more or fewer of the picked kind, if that may be laid. */
  more(step: number): boolean {
    const next = this.number + step;
    const may = this.moves.some((move) => this.count(move) === next);
    if (may) this.number = next;
    return may;
  }

  private refuse(card: string): void {
    const reason = this.seat()?.why_not[card];
    if (!reason) return;
    const times = (this.refused?.times ?? 0) + 1;
    this.slot = null;
    this.refused = { card, text: reasonText(reason), times };
  }

  /** The move by which the picked card goes to a pile: one it may choose, or that of its suit. */
  towards(pile: string): string | null {
    const goes = (move: string) => {
      const { card, target, seat } = this.parts(move);
      const isSo = seat === null && this.count(move) === this.number;
      return isSo && (target ?? written(card!).suit) === pile;
    };
    return this.moves.find(goes) ?? null;
  }
  /** What the picked card would bring there. */
  outlookAt(pile: string): Outlook | null {
    const move = this.towards(pile);
    return move === null ? null : this.outlook(move);
  }
  /** A tap on a pile. */
  aim(pile: string): void {
    const move = this.towards(pile);
    if (move) this.play(move);
  }
  /** Dropped on a pile, of those in sight: it lies there, or hears which is its place. */
  layOn(pile: string, piles: string[]): void {
    if (this.towards(pile)) return this.aim(pile);
    const [place] = piles.filter((one) => this.towards(one));
    if (place === undefined) this.playReady();
    else if (this.ready) this.misplaced = place;
  }
  /** A tap on a rival. */
  aimAt(seat: number): void {
    const move = this.moves.find((one) => this.parts(one).seat === seat);
    if (move) this.play(move);
  }

  /** A tap on a card that lies there, while passing. */
  tapTaken(value: string): void {
    const move = this.passing ? this.takes(value) : null;
    if (move && this.take === value) this.play(move);
    else if (move) this.take = value;
  }

  pass(): void {
    this.clear();
    this.passing = true;
    this.take = this.passes.length === 1 ? this.passes[0]! : this.suggestedTake;
  }

  /** Play what is picked, if there is no more to choose; whether it was. */
  playReady(): boolean {
    const { ready } = this;
    if (ready) this.play(ready);
    return ready !== null;
  }

  play(move: string): void {
    const slots = this.slotsOf(move);
    this.clear();
    this.send(move, slots);
  }

  /** The cards that a move lays: those picked, if they are the right ones. */
  private slotsOf(move: string): number[] {
    const number = this.count(move);
    const like = this.slotsLike(this.parts(move).card);
    const picked = like.filter((slot) => this.isPicked(slot));
    return picked.length === number ? picked : like.slice(0, number);
  }

  clear(): void {
    this.slot = null;
    this.number = 1;
    this.passing = false;
    this.take = null;
    this.refused = null;
    this.misplaced = null;
  }

  /** After a change: keep what was picked ahead if the card is still there. */
  settle(card: string | null): void {
    const slot = card === null ? -1 : this.hand.indexOf(card);
    const isThere = slot >= 0 && (!this.canPlay || this.isLegal(card!));
    const { number } = this;
    this.clear();
    this.away = [];
    if (isThere) this.slot = slot;
    if (this.moves.length) this.number = Math.max(number, this.least());
  }
}
