// Cards travel from where they were to where they go, above the table as it was before.
import { mount, unmount } from 'svelte';
import { pictureOf } from '../games';
import CardFace from '../look/CardFace.svelte';
import { roleOf } from '../net/catalogue.svelte';
import type { Flow, Game, Moved, Spot } from '../net/messages';
import { parts } from '../text/notation';

const TRAVEL = 320; // milliseconds, as in look.css
const APART = 60;
const WIDE = 60; // pixels, a card that does not come from your hand
const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

const element = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`);
const cards = () => [...document.querySelectorAll<HTMLElement>('.hand .card')];

/** Where a spot is on the page: the place itself, or the seat it belongs to. */
function find(
  game: Game,
  spot: Spot,
  card: string | null,
  eyes: number | null,
): HTMLElement | null {
  if (roleOf(game, spot.place) === 'hand' && spot.seat === eyes)
    return cards().find(({ dataset }) => dataset.card === card) ?? element('mine');
  if (spot.pile !== null) return element(`${spot.place}-${spot.pile}`);
  if (spot.seat !== null)
    return element(`seat-${spot.seat}`) ?? (spot.seat === eyes ? element('mine') : null);
  if (card !== null) return element(`${spot.place}-${card}`) ?? element(spot.place);
  return element(spot.place);
}

const arrived = (flights: Animation[]) =>
  Promise.all(flights.map(({ finished }) => finished.catch(() => undefined)));

interface Ghost {
  flight: Animation;
  remove: () => void;
}

/** A card in the air; it stays where it arrives until it is removed. */
function release(
  game: Game,
  card: string | null,
  [source, target]: [DOMRect, DOMRect],
  { width = WIDE, delay = 0, tilt = 0, shrinks = false } = {},
): Ghost {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.width = `${width}px`;
  document.body.append(ghost);
  const drawn = mount(CardFace, { target: ghost, props: { game, card } });
  const middle = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * 0.7}px)`;
  const flight = ghost.animate(
    [
      { transform: `${middle(source)} rotate(${tilt}deg)`, opacity: 1 },
      {
        transform: `${middle(target)} rotate(0deg) scale(${shrinks ? 0.5 : 1})`,
        opacity: shrinks ? 0 : 1,
      },
    ],
    { duration: TRAVEL, delay, easing: EASE, fill: 'both' },
  );
  const remove = () => {
    flight.cancel();
    void unmount(drawn);
    ghost.remove();
  };
  return { flight, remove };
}

export interface OwnFlight {
  flights: Animation[];
  /** The table shows them now. */
  land: () => void;
  /** They may not lie there. */
  back: () => Promise<void>;
}

/** Let the cards of a move leave the hand at once, from where they were picked or dropped. */
export function launch(game: Game, move: string, slots: number[]): OwnFlight | null {
  const found = parts(game, move);
  const { card } = found;
  const spots = card === null ? [] : pictureOf(game).spots(found, game);
  const goal = spots.map(element).find((found) => found !== null);
  const target = goal?.getBoundingClientRect();
  if (!target?.width) return null;
  const held = cards();
  const ghosts = slots.flatMap((slot, i) => {
    const from = held[slot];
    if (!from) return [];
    const ways = { width: from.offsetWidth, delay: i * APART };
    return [release(game, card, [from.getBoundingClientRect(), target], ways)];
  });
  const land = () => ghosts.forEach(({ remove }) => remove());
  const back = async () => {
    for (const { flight } of ghosts) flight.reverse();
    await arrived(ghosts.map(({ flight }) => flight));
    land();
  };
  return ghosts.length ? { flights: ghosts.map(({ flight }) => flight), land, back } : null;
}

/** What is taken away goes first, then what is laid, then what is drawn. */
function order(game: Game, { source }: Flow): number {
  const role = roleOf(game, source.place);
  if (role === 'hand') return 1;
  return role === 'stock' || role === 'aside' ? 2 : 0;
}

/** Show one flow: its cards in the air, and the one in the hand gone. */
function travel(flow: Flow, game: Game, eyes: number | null, wait: number): Ghost[] {
  const hidden = roleOf(game, flow.target.place) === 'taken';
  return Array.from({ length: Math.min(flow.number, 6) }).flatMap((_, i) => {
    const card = flow.cards?.[i] ?? null;
    const [from, to] = [find(game, flow.source, card, eyes), find(game, flow.target, card, eyes)];
    const [source, target] = [from?.getBoundingClientRect(), to?.getBoundingClientRect()];
    if (!source?.width || !target?.width) return [];
    const width = from!.matches('.card') ? from!.offsetWidth : WIDE;
    const ways = { width, delay: wait + i * APART, tilt: i * 3 - 4, shrinks: hidden };
    const ghost = release(game, hidden ? null : card, [source, target], ways);
    if (!from!.matches('.card')) return [ghost];
    from!.style.visibility = 'hidden';
    const remove = () => {
      from!.style.visibility = '';
      ghost.remove();
    };
    return [{ ...ghost, remove }];
  });
}

/** Show what some moves did; any tap or key skips it. The cards lie there until they are swept away. */
export async function animate(
  moves: Moved[],
  game: Game,
  eyes: number | null,
  ownFlight: OwnFlight | null,
) {
  const ghosts: Ghost[] = [];
  const flights = () => [...(ownFlight?.flights ?? []), ...ghosts.map(({ flight }) => flight)];
  const skip = () => flights().forEach((flight) => flight.finish());
  const isNew = ({ source }: Flow) =>
    !ownFlight || roleOf(game, source.place) !== 'hand' || source.seat !== eyes;
  addEventListener('pointerdown', skip);
  addEventListener('keydown', skip);
  await arrived(flights());
  for (const move of moves) {
    const flows = move.flows.filter(isNew).sort((a, b) => order(game, a) - order(game, b));
    const kinds = [...new Set(flows.map((flow) => order(game, flow)))];
    for (const flow of flows)
      ghosts.push(...travel(flow, game, eyes, kinds.indexOf(order(game, flow)) * 140));
    await arrived(flights());
  }
  removeEventListener('pointerdown', skip);
  removeEventListener('keydown', skip);
  return () => ghosts.forEach(({ remove }) => remove());
}
