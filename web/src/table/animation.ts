// Cards travel from where they were to where they go, above the table as it was before.
import { pictureOf } from '../games';
import { roleOf } from '../net/catalogue.svelte';
import type { Flow, Game, Moved, Spot } from '../net/messages';
import { parts } from '../text/notation';
import { arrived, release, usualWidth, type Flight, type Ghost } from './ghosts';
import { changesOf } from './factChanges';
import type { Scene } from './scene';
import { spotAt } from './spots';

const OWN = 280; // milliseconds from your hand to the table
const APART = 60; // between two cards
const PART = 0.45; // of the travel, until what is laid follows what is taken away
const AT_SEAT = 38; // pixels, a card that somebody lays or takes
const MOST = 6; // cards in the air of one flow

const cards = () => [...document.querySelectorAll<HTMLElement>('.hand .card')];
const seatOf = (seat: number) => spotAt(`seat-${seat}`) ?? spotAt('mine');

/** The spot that a move lays its card on, of those that are there now. */
export function spotOf(game: Game, move: string): string | undefined {
  const found = parts(game, move);
  const spots = found.card === null ? [] : pictureOf(game).spots(found, game);
  return spots.find((name) => spotAt(name) !== null);
}

/** Where a spot is on the page: the place itself, or the seat it belongs to; what lies aside lies under the stock. */
function find(
  game: Game,
  spot: Spot,
  card: string | null,
  eyes: number | null,
): HTMLElement | null {
  const role = roleOf(game, spot.place);
  if (role === 'hand' && spot.seat === eyes)
    return cards().find(({ dataset }) => dataset.card === card) ?? cards().at(-1) ?? spotAt('mine');
  if (role === 'aside') return spotAt(spot.place) ?? spotAt('stock');
  if (spot.pile !== null) return spotAt(`${spot.place}-${spot.pile}`);
  if (spot.seat !== null)
    return spotAt(`seat-${spot.seat}`) ?? (spot.seat === eyes ? spotAt('mine') : null);
  if (card !== null) return spotAt(`${spot.place}-${card}`) ?? spotAt(spot.place);
  return spotAt(spot.place);
}

/** How wide a card lies there: at a seat small, else as the place is, if it is like a card. */
function liesAs(place: HTMLElement, box: DOMRect): number | undefined {
  if (place.matches('.seat')) return AT_SEAT;
  const isCard = box.width > 24 && Math.abs(box.height / box.width - 1.45) < 0.2;
  return isCard ? box.width : undefined;
}

export interface OwnFlight {
  ghosts: Ghost[];
  /** The table shows them now. */
  land: () => void;
  /** They may not lie there. */
  back: () => Promise<void>;
}

/** Let the cards of a move leave the hand at once, from where they were picked or dropped. */
export function launch(game: Game, move: string, slots: number[]): OwnFlight | null {
  const { card } = parts(game, move);
  const goal = spotAt(spotOf(game, move) ?? '');
  const to = goal?.getBoundingClientRect();
  if (!to?.width) return null;
  const held = cards();
  const flights = slots.flatMap((slot, i): Flight[] => {
    const from = held[slot];
    if (!from) return [];
    const ways = { width: from.offsetWidth, delay: i * APART, duration: OWN };
    const box = from.getBoundingClientRect();
    return [{ thing: { game, card }, from: box, to, lies: liesAs(goal!, to), ...ways }];
  });
  const ghosts = flights.map(release);
  const land = () => ghosts.forEach(({ remove }) => remove());
  const back = async () => {
    for (const { animation } of ghosts) animation.reverse();
    await arrived(ghosts);
    land();
  };
  return ghosts.length ? { ghosts, land, back } : null;
}

/** What is taken away goes first, then what is laid, then what is drawn. */
function order(game: Game, { source }: Flow): number {
  const role = roleOf(game, source.place);
  if (role === 'hand') return 1;
  return role === 'stock' || role === 'aside' ? 2 : 0;
}

/** Where cards go that lie nowhere in sight any more: over the edge of the middle. */
function beyond(): DOMRect | undefined {
  const middle = document.querySelector('.middle')?.getBoundingClientRect();
  return middle && new DOMRect(middle.right - 24, middle.top, 24, 24);
}

/** What draws the cards of a pile, if a flow takes them all away. */
const sweptBy = ({ place, pile }: Spot): HTMLElement | null =>
  document.querySelector(`[data-cards="${pile === null ? place : `${place}-${pile}`}"]`);

/** The cards of one flow, on their way after a while. */
function flightsOf(flow: Flow, game: Game, eyes: number | null, wait: number): Flight[] {
  const isTaken = roleOf(game, flow.target.place) === 'taken';
  const swept = sweptBy(flow.source);
  return Array.from({ length: Math.min(flow.number, MOST) }).flatMap((_, i) => {
    const card = flow.cards?.[i] ?? null;
    const [source, target] = [
      find(game, flow.source, card, eyes),
      find(game, flow.target, card, eyes),
    ];
    const from = source?.getBoundingClientRect();
    const to = target ? target.getBoundingClientRect() : beyond();
    if (!from?.width || !to?.width) return [];
    const fades = isTaken || !target;
    const inHand = source!.matches('.card') ? source : null;
    const held = inHand ?? swept; // it is in one place only
    const width = inHand?.offsetWidth ?? liesAs(source!, from);
    const thing = { game, card: isTaken ? null : card };
    const lies = (target && liesAs(target, to)) ?? usualWidth(thing);
    const ways = { width, lies, delay: wait + i * APART, tilt: i * 3 - 4, fades, held };
    return [{ thing, from, to, duration: 0, ...ways }];
  });
}

/** Where things come from and go to that nobody has. */
const bank = () => spotAt('bank') ?? document.querySelector<HTMLElement>('.middle');

/** Chips and the like, to whoever got them from whoever gave them. */
function thingsOf(moved: Moved, before: Scene, after: Scene, wait: number): Flight[] {
  const changes = changesOf(moved, before, after);
  const signOf = (seat: number) => seatOf(seat)?.querySelector<HTMLElement>('.who') ?? null;
  return changes.flatMap(({ seat, icon, number }): Flight[] => {
    const other = changes.find((one) => one.icon === icon && one.number === -number);
    if (other && number < 0) return []; // whoever gets them is told of
    const [giver, taker] = [other ? signOf(other.seat) : bank(), signOf(seat)];
    const ends = number > 0 ? [giver, taker] : [taker, giver];
    const [from, to] = ends.map((one) => one?.getBoundingClientRect());
    if (!from?.width || !to?.width) return [];
    return Array.from({ length: Math.min(Math.abs(number), MOST) }, (_, i) => {
      return { thing: { icon }, from, to, delay: wait + i * APART, duration: 0 };
    });
  });
}

interface Show {
  moves: Moved[];
  game: Game;
  eyes: number | null;
  ownFlight: OwnFlight | null;
  travel: number; // milliseconds
  before: Scene | null;
  after: Scene | null;
  onskip: (end: () => void) => void; // told what ends it at once
}

/** Show what some moves did. The cards lie there until they are swept away. */
export async function animate({ moves, game, eyes, ownFlight, ...show }: Show) {
  const { travel, before, after } = show;
  const ghosts: Ghost[] = [];
  let isSkipped = false;
  const end = (some: Ghost[]) => some.forEach(({ animation }) => animation.finish());
  const isNew = ({ source }: Flow) =>
    !ownFlight || roleOf(game, source.place) !== 'hand' || source.seat !== eyes;
  show.onskip(() => {
    isSkipped = true;
    end([...(ownFlight?.ghosts ?? []), ...ghosts]);
  });
  await arrived(ownFlight?.ghosts ?? []);
  for (const move of moves) {
    const flows = move.flows.filter(isNew).sort((a, b) => order(game, a) - order(game, b));
    const kinds = [...new Set(flows.map((flow) => order(game, flow)))];
    const wait = (flow: Flow) => kinds.indexOf(order(game, flow)) * travel * PART;
    const flights = flows.flatMap((flow) => flightsOf(flow, game, eyes, wait(flow)));
    if (before && after && move === moves.at(-1))
      flights.push(...thingsOf(move, before, after, flights.length ? travel * PART : 0));
    const released = flights.map((flight) => release({ ...flight, duration: travel }));
    ghosts.push(...released);
    if (isSkipped) end(released);
    await arrived(released);
  }
  return () => ghosts.splice(0).forEach(({ remove }) => remove());
}
