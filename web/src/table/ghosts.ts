// What is in the air: cards, chips and tokens above the table, each from one box to another.
import { mount, unmount } from 'svelte';
import CardFace from '../look/CardFace.svelte';
import type { Game } from '../net/messages';
import { pause } from '../pause';

/** In pixels: a card that does not come from your hand, and anything that is no card. */
export const usualWidth = (thing: Thing) => ('icon' in thing ? 28 : innerWidth < 800 ? 60 : 84);
const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** A card by its face or its back, or a thing by its symbol. */
type Thing = { game: Game; card: string | null } | { icon: string };

export interface Flight {
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  width?: number; // where it comes from
  lies?: number; // where it goes
  delay?: number;
  duration: number;
  tilt?: number;
  fades?: boolean; // it is seen no more where it goes
  held?: HTMLElement | null; // the card in the hand or the pile that it was, hidden until it is removed
}

export interface Ghost {
  animation: Animation;
  remove: () => void;
}

/** Draw a thing; what takes it away again. */
function draw(thing: Thing, target: HTMLElement): () => void {
  if ('icon' in thing) {
    target.innerHTML = `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#${thing.icon}"/></svg>`;
    target.classList.add('thing');
    return () => {};
  }
  const drawn = mount(CardFace, { target, props: thing });
  return () => void unmount(drawn);
}

/** Let something fly; it stays where it arrives until it is removed. */
export function release(flight: Flight): Ghost {
  const { thing, from, to, duration, delay = 0, tilt = 0, fades = false, held } = flight;
  const usual = usualWidth(thing);
  const [start, width] = [flight.width ?? usual, flight.lies ?? flight.width ?? usual];
  const high = 'icon' in thing ? 0.5 : 0.7;
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.width = `${width}px`;
  const erase = draw(thing, ghost);
  document.body.append(ghost);
  const at = (box: DOMRect, lift = 0) =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * high - lift}px)`;
  const half = new DOMRect(
    (from.left + from.width / 2 + to.left + to.width / 2) / 2,
    (from.top + from.height / 2 + to.top + to.height / 2) / 2,
  );
  const size = start / width;
  const animation = ghost.animate(
    [
      { transform: `${at(from)} rotate(${tilt}deg) scale(${size})`, opacity: 1 },
      {
        transform: `${at(half, 14)} rotate(${tilt / 2}deg) scale(${(size + 1) / 2 + 0.07})`,
        opacity: 1,
      },
      {
        transform: `${at(to)} rotate(0deg) scale(${fades ? 0.5 : 1})`,
        opacity: fades ? 0 : 1,
      },
    ],
    { duration, delay, easing: EASE, fill: 'both' },
  );
  if (held) held.style.visibility = 'hidden';
  const remove = () => {
    animation.cancel();
    erase();
    ghost.remove();
    if (held) held.style.visibility = '';
  };
  return { animation, remove };
}

export async function arrived(ghosts: Ghost[]): Promise<void> {
  if (!ghosts.length) return;
  await Promise.all(ghosts.map(({ animation }) => animation.finished.catch(() => undefined)));
  await pause(); // they arrive while a frame is drawn, and what follows need not be in its task
}
