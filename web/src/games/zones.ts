// What lies on a table, whatever its game: read by what the server tells of its places.
import { gameOf } from '../net/catalogue.svelte';
import type { Game, MoveSpec, NumberSpec, Table, ZoneSpec } from '../net/messages';
import { count, type Scene } from '../table/scene';
import { cardName, pileName } from '../text/names';
import { inOrder, kindsOf, written } from '../text/notation';
import { say, sayFirst, signed } from '../text/words.svelte';
import type { Fact } from './picture';

type Lying = number | string[];
type NumberValue = Table['numbers'][string];

/** The cards of a place with labels, by label. */
export function labelled(table: Table, place: string): Record<string, string[]> {
  const labels = gameOf(table.game).zones.find(({ name }) => name === place)?.labels ?? [];
  const rows = table.zones[place] ?? [];
  return Object.fromEntries(labels.map((label, i) => [label, cardsOf(rows[i] ?? [])]));
}

/** The cards of a row, where they show. */
export const cardsOf = (row: Lying): string[] => (Array.isArray(row) ? row : []);

/** A place or a number by its name. */
const placeName = (game: Game, name: string): string =>
  sayFirst([`place-${game}-${name}`, `place-${name}`], {}, name.replaceAll('_', ' '));

/** A word of the rules, or a number, as players say it. */
const wordOf = (game: Game, word: string | number): string =>
  typeof word === 'number' ? signed(word) : sayFirst([`word-${game}-${word}`], {}, word);

// --- What lies in the middle ---

/** One thing to look at: a card, the back of one, a mat to lay cards on, or nothing. */
export interface Cell {
  spot: string; // where cards fly to
  card: string | null; // the face that shows
  number: number; // of cards that lie there, or of this kind
  isHidden: boolean; // their faces do not show
  label: string | null; // of the pile that a move may choose
  sum: number | null; // what the table announces of it
  cards: string[]; // on a mat, all of them
  caption: string;
}

/** A place and what lies there, from left to right. */
export interface Group {
  place: string;
  role: ZoneSpec['role'];
  name: string;
  cells: Cell[];
}

const NOTHING: Omit<Cell, 'spot'> = {
  card: null,
  number: 0,
  isHidden: false,
  label: null,
  sum: null,
  cards: [],
  caption: '',
};

/** The cards of one place by kind. */
const kinds = (game: Game, spot: string, cards: string[]): Cell[] =>
  kindsOf(game, cards).map((kind) => ({ ...NOTHING, ...kind, spot: `${spot}-${kind.card}` }));

/** A row as one heap: the card on top where the table tells it, else the only kind there is. */
function heap(game: Game, spot: string, row: Lying, tops: Set<string>): Cell {
  const cards = inOrder(game, cardsOf(row));
  const card = cards.find((one) => tops.has(one)) ?? (new Set(cards).size === 1 ? cards[0]! : null);
  return { ...NOTHING, spot, card, number: count(row), isHidden: !Array.isArray(row), cards };
}

/** What the table announces of each pile of a place, such as its sum. */
function sumsOf({ numbers }: Table, { labels }: ZoneSpec): Record<string, number> {
  const isAbout = (told: unknown): told is Record<string, number> =>
    typeof told === 'object' &&
    told !== null &&
    !Array.isArray(told) &&
    Object.keys(told).every((label) => labels.includes(label));
  return labels.length ? (Object.values(numbers).find(isAbout) ?? {}) : {};
}

/** The cards that numbers of the table name: those on top. */
function topsOf({ game, numbers }: Table): Set<string> {
  const named = gameOf(game).numbers.filter(({ kind, each }) => kind === 'card' && !each);
  return new Set(named.map(({ name }) => numbers[name]).filter((card) => typeof card === 'string'));
}

function cellsOf(scene: Scene, zone: ZoneSpec): Cell[] {
  const { game, table, names } = scene;
  const rows = table.zones[zone.name] ?? [];
  const tops = topsOf(table);
  if (zone.labels.length) {
    const sums = sumsOf(table, zone);
    return zone.labels.map((label, i) => ({
      ...heap(game, `${zone.name}-${label}`, rows[i] ?? [], tops),
      label,
      sum: sums[label] ?? null,
      caption: pileName(game, label),
    }));
  }
  if (zone.each)
    return rows.map((row, seat) => ({
      ...heap(game, `${zone.name}-${seat}`, row, tops),
      caption: names[seat] ?? '',
    }));
  return rows.flatMap((row): Cell[] => {
    const whole = heap(game, zone.name, row, tops);
    const isSpread = zone.role === 'row' || (whole.card === null && whole.cards.length > 0);
    return isSpread && whole.cards.length ? kinds(game, zone.name, whole.cards) : [whole];
  });
}

const IN_THE_MIDDLE = ['stock', 'pile', 'row', 'target'];

/** What lies in the middle, place by place; of several piles those that are empty do not show. */
export function groupsOf(scene: Scene): Group[] {
  const zones = gameOf(scene.game).zones.filter(({ role }) => IN_THE_MIDDLE.includes(role));
  const groups = zones.map((zone): Group => {
    const { name: place, role } = zone;
    return { place, role, name: placeName(scene.game, place), cells: cellsOf(scene, zone) };
  });
  const isEmpty = ({ role, cells }: Group) =>
    role === 'pile' && cells.every(({ number }) => !number);
  const last = groups.findLast(({ role }) => role !== 'stock');
  const isBare = groups.every((group) => group.role === 'stock' || isEmpty(group));
  return groups.filter((group) => !isEmpty(group) || (isBare && group === last));
}

/** The spots a move may lay its cards on: the pile it names or that of its suit, a row, a pile. */
export function spotsOf({ card, target }: MoveSpec, game: Game): string[] {
  const label = target ?? written(card ?? '').suit;
  const zones = gameOf(game).zones.filter(({ each }) => !each);
  const named = zones.filter(({ labels }) => label !== null && labels.includes(label));
  const others = ['row', 'pile'].flatMap((role) => zones.filter((zone) => zone.role === role));
  return [
    ...named.map(({ name }) => `${name}-${label}`),
    ...others.flatMap(({ name }) => [`${name}-${card}`, name]),
    'middle',
  ];
}

/** Narrower cards have their number below them, in the place of the name of what they lie in. */
export const SMALL = 56; // pixels

/** How wide a card may be so that groups of so many cells fit a box, broken into lines. */
export function fitCards(groups: number[], width: number, height: number): number {
  for (let card = Math.min(WIDEST, Math.round(width / 3)); card > NARROWEST; card -= 2) {
    const per = Math.floor((width + GAP) / (card + GAP));
    let [left, used, line] = [0, 0, 0];
    for (const cells of groups) {
      const across = Math.min(cells, per) * (card + GAP) + APART;
      const rows = Math.ceil(cells / Math.max(per, 1));
      const high = card < SMALL ? rows * (card * 1.4 + NAMED) : rows * (card * 1.4 + GAP) + NAMED;
      if (across > left) [used, left, line] = [used + line, width + APART + GAP, 0];
      left -= across;
      line = Math.max(line, high);
    }
    if (per > 0 && used + line <= height) return card;
  }
  return NARROWEST;
}
const [WIDEST, NARROWEST, GAP, APART, NAMED] = [168, 26, 6, 10, 22]; // pixels

// --- Numbers ---

/** Something that is told of the table: a number, or how many cards lie aside. */
interface Caption {
  spot: string;
  name: string;
  value: string;
}

function valueOf(scene: Scene, kind: NumberSpec['kind'], told: NumberValue): string {
  const { game, names } = scene;
  if (told === null || told === false) return '';
  if (told === true) return say('web-flag');
  if (typeof told === 'object' && !Array.isArray(told))
    return Object.entries(told)
      .map(([name, number]) => `${placeName(game, name)} ${signed(number)}`)
      .join(', ');
  if (Array.isArray(told)) return told.map((one) => valueOf(scene, kind, one)).join(', ');
  if (kind === 'seat') return names[Number(told)] ?? '';
  return kind === 'card' ? cardName(game, String(told)) : wordOf(game, told);
}

const kindOf = (game: Game, name: string): NumberSpec['kind'] =>
  gameOf(game).numbers.find((number) => number.name === name)?.kind ?? 'number';

/** The numbers of which every seat has one. */
const numbersOfSeats = ({ game, numbers }: Table): string[] => {
  const told = gameOf(game).numbers.filter(({ each }) => each);
  return told.map(({ name }) => name).filter((name) => Array.isArray(numbers[name]));
};

/** What is told of the table as a whole, and is not in sight otherwise. */
export function captionsOf(scene: Scene): Caption[] {
  const { game, table } = scene;
  const { zones } = gameOf(game);
  const shown = new Set(groupsOf(scene).flatMap(({ cells }) => cells.map(({ card }) => card)));
  const sums = zones.map((zone) => sumsOf(table, zone));
  const ofSeats = numbersOfSeats(table);
  const numbers = Object.entries(table.numbers).flatMap(([name, told]): Caption[] => {
    const value = valueOf(scene, kindOf(game, name), told);
    const isInSight =
      ofSeats.includes(name) ||
      sums.some((known) => known === told) ||
      (kindOf(game, name) === 'card' && shown.has(told as string));
    return isInSight || !value ? [] : [{ spot: name, name: placeName(game, name), value }];
  });
  const aside = zones.flatMap(({ name, role, each }): Caption[] => {
    if (each || (role !== 'aside' && role !== 'taken')) return [];
    const number = (table.zones[name] ?? []).reduce((sum: number, row) => sum + count(row), 0);
    return number ? [{ spot: name, name: placeName(game, name), value: String(number) }] : [];
  });
  return [...numbers, ...aside];
}

// --- Seats ---

const ICONS = ['pebble', 'blue', 'green', 'red', 'bot', 'sun']; // that are told apart when small

/** What every seat has besides its hand: the symbol for each, and its name. */
export function legendOf(table: Table): { icon: string; name: string; of: string }[] {
  const { zones } = gameOf(table.game);
  const places = zones.filter(({ role, each }) => each && (role === 'taken' || role === 'aside'));
  const named = [...places.map(({ name }) => name), ...numbersOfSeats(table)];
  const icons = places.length ? ['pile', ...ICONS] : ICONS;
  return named.map((of, i) => ({
    icon: icons[i % icons.length]!,
    name: placeName(table.game, of),
    of,
  }));
}

/** What a seat has besides its hand. */
export function factsOf(scene: Scene, seat: number): Fact[] {
  const { table, game } = scene;
  return legendOf(table).flatMap(({ icon, name, of }): Fact[] => {
    const row = table.zones[of]?.[seat];
    const told = (table.numbers[of] as NumberValue[] | undefined)?.[seat] ?? null;
    const isOff = row === undefined ? told === null || told === false : count(row) === 0;
    if (isOff) return [];
    const value = row === undefined ? valueOf(scene, kindOf(game, of), told) : String(count(row));
    const number = told === true ? name : value;
    return [{ icon, number, text: told === true ? name : say('web-fact', { name, value }) }];
  });
}

// --- In sentences ---

/** All that lies in the middle and is told of it. */
export function linesOf(scene: Scene): string[] {
  const { game } = scene;
  const named = (cards: string[]) => cards.map((card) => cardName(game, card)).join(', ');
  const lying = groupsOf(scene).flatMap(({ name, role, cells }) => {
    if (role === 'row' || cells.some(({ spot, card }) => card && spot.endsWith(`-${card}`))) {
      const cards = cells.map(({ card, number }) =>
        card === null ? say('web-empty') : `${number > 1 ? `${number} × ` : ''}${named([card])}`,
      );
      return [say('web-fact', { name, value: cards.join(', ') })];
    }
    return cells.map(({ caption, card, cards, number, isHidden, label, sum }) => {
      const what = isHidden
        ? say('web-fact-held', { number })
        : label !== null || card === null
          ? named(cards) || say('web-empty')
          : `${named([card])}${number > 1 ? ` (${say('web-fact-held', { number })})` : ''}`;
      const value = sum === null ? what : `${signed(sum)} (${what})`;
      return say('web-fact', { name: caption ? `${name}, ${caption}` : name, value });
    });
  });
  const told = captionsOf(scene).map(({ name, value }) => say('web-fact', { name, value }));
  return [...lying, ...told];
}
