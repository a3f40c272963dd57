// What lies elsewhere after a change glides there.
import { tick } from 'svelte';

const WAYS = { duration: 320, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };

/** Called before a change: whatever is there before and after it, known by its value, goes from place to place. */
export function glide(within: HTMLElement, what: string): void {
  const found = () => [...within.querySelectorAll<HTMLElement>(what)];
  const before = new Map(found().map((one) => [one.dataset.pile, one.getBoundingClientRect()]));
  void tick().then(() => {
    for (const one of found()) {
      const [from, to] = [before.get(one.dataset.pile), one.getBoundingClientRect()];
      if (!from?.width || !to.width) continue;
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      if (Math.hypot(dx, dy) < 2) continue;
      const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
      one.animate([{ transform: start, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], WAYS);
    }
  });
}
