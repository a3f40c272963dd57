// What a player is advised: the best move and why, asked for or, for whoever is new, unasked.
import { isBeingTaught, preferences } from '../look/preferences.svelte';
import type { Advice } from '../net/messages';
import { load, save } from '../net/storage';
import { meritText, moveName } from '../text/names';
import { say } from '../text/words.svelte';
import type { TableStore } from './store.svelte';

const UNASKED = 'treize-unasked'; // where it is kept for which match
const EASIEST: string[] = ['beginner']; // levels at which a hint may come unasked

export class Advisor {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  private unasked = $state(load<string>(UNASKED)); // the match in which a hint came unasked

  constructor(
    private readonly table: TableStore,
    private readonly id: string,
  ) {}

  /** The best move. */
  get move(): string | null {
    return this.advice?.moves[0]?.move ?? null;
  }

  dismiss(): void {
    this.advice = null;
  }
  /** What was suggested gets the focus, for the buttons of the hint are gone. */
  close(): void {
    document.querySelector<HTMLElement>(':is(.mine, .buttons) .suggested')?.focus();
    this.dismiss();
  }

  /** What the best move is and why, and what each legal one promises. */
  async ask(): Promise<void> {
    const { own, state } = this.table;
    if (own === null || !state || this.thinking) return;
    this.thinking = true;
    const answer = await this.table.request({ type: 'hint', table: this.id, seat: own.seat });
    this.thinking = false;
    if (answer?.type !== 'advice' || this.table.state?.number !== state.number) return;
    this.advice = answer;
    this.tell(answer);
  }

  private tell({ moves, why, seat }: Advice): void {
    const { game, names } = this.table.scene!;
    const move = moves[0]!.move;
    this.table.story.announce(() =>
      say('hint-why', { move: moveName(game, move, names, seat), why: meritText(game, why) }),
    );
  }

  /** Whether a hint may come unasked: to whoever is new, once in a match, and never by a clock. */
  get isDue(): boolean {
    const { about, state, own } = this.table;
    if (!about || !state || !this.table.isYourTurn || this.table.isCovered) return false;
    const isNew = isBeingTaught(about.game) || (preferences.tips && this.isEasiest);
    const isOpen = this.advice === null && (own?.legal.length ?? 0) > 1 && state.clocks === null;
    return isNew && isOpen && this.unasked !== this.match;
  }
  /** Whether all bots here are of the easiest level. */
  private get isEasiest(): boolean {
    const bots = this.table.state!.occupants.filter(({ person }) => person === null);
    return bots.length > 0 && bots.every(({ bot }) => bot !== null && EASIEST.includes(bot));
  }
  private get match(): string {
    return `${this.id} ${this.table.state!.match}`;
  }
  comeUnasked(): void {
    this.unasked = this.match;
    save(UNASKED, this.unasked);
    void this.ask();
  }
}
