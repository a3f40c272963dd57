// Cards travel from where they were to where they go, above the table as it was before.
import { mount, unmount } from 'svelte';
import Face from './look/Face.svelte';
import type { Flow, Game, Moved, Spot } from './messages';

const TRAVEL = 320; // milliseconds, as in look.css
const APART = 60;
const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

const element = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`);

/** Where a spot is on the page: the place itself, or the seat it belongs to. */
function find(spot: Spot, card: string | null, eyes: number | null): HTMLElement | null {
  if (spot.place === 'hands' && spot.seat === eyes)
    return (
      document.querySelector<HTMLElement>(`.hand [data-card="${card}"][aria-pressed="true"]`) ??
      document.querySelector<HTMLElement>(`.hand [data-card="${card}"]`) ??
      element('mine')
    );
  if (spot.pile !== null) return element(`${spot.place}-${spot.pile}`);
  if (spot.seat !== null)
    return element(`seat-${spot.seat}`) ?? (spot.seat === eyes ? element('mine') : null);
  if (card !== null) return element(`${spot.place}-${card}`) ?? element(spot.place);
  return element(spot.place);
}

/** What is taken away goes first, then what is laid, then what is drawn. */
function order(flow: Flow): number {
  if (flow.source.place === 'hands') return 1;
  return flow.source.place === 'stock' || flow.source.place === 'under' ? 2 : 0;
}

/** Show one flow; resolved when its cards have arrived. */
async function travel(
  flow: Flow,
  game: Game,
  eyes: number | null,
  wait: number,
  flown: Animation[],
) {
  const shown = Math.min(flow.number, 6);
  const hidden = flow.target.place === 'taken';
  const ends: Promise<unknown>[] = [];
  for (let i = 0; i < shown; i++) {
    const card = flow.cards?.[i] ?? null;
    const source = find(flow.source, card, eyes)?.getBoundingClientRect();
    const target = find(flow.target, card, eyes)?.getBoundingClientRect();
    if (!source?.width || !target?.width) return;
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    const width = Math.min(Math.max(source.width, 40), 92);
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${width}px`,
      zIndex: '50',
      pointerEvents: 'none',
    });
    document.body.append(ghost);
    const drawn = mount(Face, { target: ghost, props: { game, card: hidden ? null : card } });
    const middle = (box: DOMRect) =>
      `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * 0.7}px)`;
    const flight = ghost.animate(
      [
        { transform: `${middle(source)} rotate(${i * 3 - 4}deg)`, opacity: 1 },
        { transform: `${middle(target)} rotate(0deg) scale(${hidden ? 0.5 : 1})`, opacity: 1 },
      ],
      { duration: TRAVEL, delay: wait + i * APART, easing: EASE, fill: 'both' },
    );
    flown.push(flight);
    ends.push(
      flight.finished
        .catch(() => undefined)
        .then(async () => {
          await unmount(drawn);
          ghost.remove();
        }),
    );
  }
  await Promise.all(ends);
}

/** Show what some moves did; any tap or key skips it. */
export async function fly(moves: Moved[], game: Game, eyes: number | null): Promise<void> {
  const flown: Animation[] = [];
  const skip = () => flown.forEach((flight) => flight.finish());
  addEventListener('pointerdown', skip);
  addEventListener('keydown', skip);
  for (const move of moves) {
    const flows = [...move.flows].sort((a, b) => order(a) - order(b));
    const kinds = [...new Set(flows.map(order))];
    await Promise.all(
      flows.map((flow) => travel(flow, game, eyes, kinds.indexOf(order(flow)) * 140, flown)),
    );
  }
  removeEventListener('pointerdown', skip);
  removeEventListener('keydown', skip);
}
