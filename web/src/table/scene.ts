// What lies on a table and who sits around it: from a live table, or from a moment of a replay.
import type { Fact } from '../games/picture';
import { gameOf } from '../net/catalogue.svelte';
import type {
  About,
  Clocks,
  Frame,
  Game,
  LastMove,
  Occupant,
  Replay,
  State,
  Table,
} from '../net/messages';
import { isUnnamedBot, seatNames } from '../text/names';
import { say } from '../text/words.svelte';

export interface Scene {
  game: Game;
  table: Table;
  occupants: Occupant[];
  names: string[];
  here: boolean[];
  turn: number | null;
  totals: number[];
  options: About['options'];
  unit: string; // what the standing counts
  single: boolean; // a match is a single round
  last: LastMove | null;
  clocks: Clocks | null;
  winners: number[];
  eyes: number | null;
}

type Shown = Pick<State, 'table' | 'occupants' | 'turn' | 'totals' | 'last' | 'clocks' | 'winners'>;

/** A live table, if a match is on it. */
export function liveScene(
  { table, occupants, turn, totals, last, clocks, winners }: Shown,
  { options, unit, single }: Pick<About, 'options' | 'unit' | 'single'>,
  here: boolean[],
  eyes: number | null,
): Scene | null {
  if (!table) return null;
  const about = { game: table.game, names: seatNames(occupants), options, unit, single };
  return { ...about, table, occupants, here, turn, totals, last, clocks, winners, eyes };
}

/** Who sat where; a bot that nobody named goes by the name it had at the table. */
export function replayOccupants({ summary, levels }: Replay): Occupant[] {
  return summary.names.map((name, seat): Occupant => {
    const bot = levels[seat] ?? null;
    const look = summary.looks[seat] ?? null;
    return { name: bot && isUnnamedBot(name) ? null : name, person: null, bot, look };
  });
}

/** A moment of a replay. */
export function replayScene(
  replay: Replay,
  { table, turn, move: last, number }: Frame,
  totals: number[],
  eyes: number | null,
): Scene {
  const occupants = replayOccupants(replay);
  const [here, clocks] = [occupants.map(() => true), null];
  const winners = number === replay.last ? replay.summary.winners : [];
  const state = { table, occupants, turn, totals, last, clocks, winners };
  return liveScene(state, replay, here, eyes)!;
}

/** How many cards lie somewhere, whether their faces show or not. */
export const count = (cards: number | readonly unknown[]): number =>
  typeof cards === 'number' ? cards : cards.length;

/** What everybody holds: cards, or how many. */
export function handsOf({ game, zones }: Table): (number | string[])[] {
  const hands = gameOf(game).zones.find(({ role, each }) => role === 'hand' && each);
  return (hands && zones[hands.name]) ?? [];
}

/** The cards in a seat's hand, as a fact of it. */
export function held({ table }: Scene, seat: number): Fact {
  const number = count(handsOf(table)[seat] ?? 0);
  return { icon: 'hand', number, text: say('web-fact-held', { number }) };
}

/** Whether points are counted; else what counts is in sight. */
export const hasPoints = ({ unit }: Scene): boolean => unit === 'points';

export const isFree = ({ person, bot }: Occupant): boolean => !person && !bot;

/** The other seats, clockwise from the left of whoever looks. */
export function others(scene: Scene): number[] {
  const n = scene.occupants.length;
  if (scene.eyes === null) return scene.occupants.map((_, seat) => seat);
  return Array.from({ length: n - 1 }, (_, i) => (scene.eyes! + 1 + i) % n);
}

/** How many of the others sit at the left, above and at the right. */
export function sides(n: number): [number, number, number] {
  const left = n < 2 ? 0 : n < 6 ? 1 : 2;
  return [left, n - 2 * left, left];
}

/** The number that ends it: 13, unless the table agreed on another. */
export function limitOf(scene: Scene): number {
  const limit = scene.options.limit;
  return typeof limit === 'number' ? limit : 13;
}
