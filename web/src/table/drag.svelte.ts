// A card of the hand under a finger: the fan opens there, and the card may be dragged to where it goes.
import type { Selection } from './selection.svelte';

const FAR = 12; // pixels that are no tap any more
const LEAVES = 26; // pixels up or down, and a finger no longer looks through the fan
const LEAN = 9; // degrees at most, into the way it is dragged

interface Held {
  slot: number;
  x: number;
  y: number;
  node: HTMLElement;
  isFar: boolean;
  last: number; // where it was a moment ago
}

export class Drag {
  opened = $state<number | null>(null); // where the fan is open
  private held: Held | null = null;
  private isLooking = false; // a finger goes along the fan

  constructor(
    private readonly selection: () => Selection,
    private readonly isLapped: () => boolean,
    private readonly cards: () => HTMLElement[],
  ) {}

  /** A mouse over a card opens the fan there. */
  over(event: PointerEvent, slot: number): void {
    if (event.pointerType === 'mouse' && !this.held) this.opened = slot;
  }
  out(): void {
    if (!this.held) this.opened = null;
  }

  grab(event: PointerEvent, slot: number): void {
    if (event.button !== 0) return;
    const node = event.currentTarget as HTMLElement;
    node.setPointerCapture(event.pointerId);
    this.hold(slot, node, event);
    this.opened = slot;
  }
  private hold(slot: number, node: HTMLElement, { clientX: x, clientY: y }: PointerEvent): void {
    this.held = { slot, x, y, node, isFar: false, last: x };
  }

  move(event: PointerEvent): void {
    const { held } = this;
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.isFar && Math.hypot(dx, dy) < FAR) return;
    const isTouch = event.pointerType === 'touch';
    if (isTouch && !held.isFar && this.isLapped() && Math.abs(dy) < LEAVES) return this.look(event);
    if (!held.isFar) {
      held.isFar = true;
      this.isLooking = false;
      const selection = this.selection();
      if (!selection.isPicked(held.slot)) selection.tap(held.slot);
    }
    held.node.classList.add('held');
    held.node.style.translate = `${dx}px ${dy}px`;
    const lean = Math.max(-LEAN, Math.min(LEAN, (event.clientX - held.last) * 0.8));
    held.node.style.rotate = `${lean.toFixed(1)}deg`;
    held.last += (event.clientX - held.last) * 0.5;
  }

  /** A finger goes along the fan: the card below it is the one that is held. */
  private look(event: PointerEvent): void {
    this.isLooking = true;
    const slot = this.cards().findLastIndex((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const isAcross = event.clientX >= left && event.clientX <= right;
      return isAcross && event.clientY >= top - LEAVES && event.clientY <= bottom + LEAVES;
    });
    const node = this.cards()[slot];
    if (!node || slot === this.held!.slot) return;
    const { y } = this.held!;
    this.hold(slot, node, event);
    this.held!.y = y;
    this.opened = slot;
  }

  drop(event: PointerEvent): void {
    const { held } = this;
    this.held = null;
    if (event.pointerType !== 'mouse') this.opened = null;
    if (!held) return;
    if (this.isLooking) {
      this.isLooking = false;
      const selection = this.selection();
      if (!selection.isPicked(held.slot)) selection.tap(held.slot);
      return swallowClick();
    }
    if (!held.isFar) return;
    held.node.style.pointerEvents = 'none';
    const under = document.elementFromPoint(event.clientX, event.clientY);
    held.node.style.pointerEvents = '';
    this.layOn(under); // while it is where it was dropped: from there it goes on
    this.letGo(held.node);
    swallowClick();
  }
  private layOn(under: Element | null): void {
    const selection = this.selection();
    const target = under?.closest<HTMLElement>('[data-target]')?.dataset.target;
    const rival = under?.closest<HTMLElement>('.rival')?.dataset.seat;
    if (rival !== undefined) selection.aimAt(Number(rival));
    else if (target !== undefined) selection.layOn(target, pilesInSight());
  }
  /** What was not laid glides back to its place. */
  private letGo(node: HTMLElement): void {
    if (!this.selection().away.length) node.classList.remove('held');
    node.style.translate = node.style.rotate = '';
    requestAnimationFrame(() => node.classList.remove('held'));
  }
  cancel(): void {
    if (this.held) this.letGo(this.held.node);
    this.held = null;
    this.opened = null;
    this.isLooking = false;
  }
}

const pilesInSight = () =>
  [...document.querySelectorAll<HTMLElement>('[data-target]')].map(
    ({ dataset }) => dataset.target!,
  );

/** What was dragged is not tapped too. */
function swallowClick(): void {
  const stop = (click: Event) => click.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
}
