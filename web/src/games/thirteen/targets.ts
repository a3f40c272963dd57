// A game of targets: cards are added up on them, and whoever goes over takes what lies there.
import type { Suit } from '../../look/suits';
import { roleOf } from '../../net/catalogue.svelte';
import type { Moved, MoveSpec, Table } from '../../net/messages';
import { count, limitOf, type Scene } from '../../table/scene';
import { cardName, pileName } from '../../text/names';
import { parts, written } from '../../text/notation';
import { say, signed } from '../../text/words.svelte';
import { genericPause, genericTag } from '../generic';
import type { Moment, Picture } from '../picture';
import Board from './Board.svelte';
import Points from './Points.svelte';
import { read } from './table';

const FILLED = 400; // milliseconds to see that a target is full

/** The target that a card goes to: the one chosen, or that of its suit. */
const pileOf = ({ card, target }: MoveSpec): string => target ?? written(card ?? '').suit ?? '';

/** Whether a move brought a target to its limit. */
const isFilled = ({ move }: Moved, after: Scene): boolean =>
  read(after.table).sums[pileOf(parts(after.game, move))] === limitOf(after);

/** How many cards a seat has taken. */
function takenBy({ table }: Scene, seat: number): number {
  return count(read(table).taken[seat] ?? 0);
}

/** A target that went over, with the card that was too much. */
function momentOf({ move, flows }: Moved, before: Table): Moment | null {
  const { game, zones, numbers } = before;
  const { card, target } = parts(game, move);
  const pile = target ?? written(card ?? '').suit;
  const isTaken = flows.some((flow) => roleOf(game, flow.target.place) === 'taken');
  if (card === null || pile === null || !isTaken) return null;
  const { piles, sums } = read(before);
  const sum = (sums[pile] ?? 0) + Number(written(card).value);
  const laid = Object.entries(piles).map(([name, cards]) =>
    name === pile ? [...cards, card] : cards,
  );
  return {
    table: {
      ...before,
      zones: { ...zones, piles: laid },
      numbers: { ...numbers, sums: { ...sums, [pile]: sum } },
    },
    spot: `piles-${pile}`,
  };
}

/** The picture of a game of targets with its own suits; the last of them goes to any target. */
export const targets = (suits: Record<string, Suit>, bell = 880): Picture => ({
  suits,
  board: Board,
  tag: (would) => {
    const { scene, card, moves, outlook } = would;
    if (moves.length > 1) return { text: `+${written(card).value}`, tone: '' };
    const tag = genericTag(would);
    const isFull = !outlook.taken && outlook.total === limitOf(scene);
    return tag && isFull ? { ...tag, tone: 'good' } : tag;
  },
  lines: (scene) => {
    const { piles, sums } = read(scene.table);
    return Object.entries(piles).map(([pile, cards]) => {
      const sum = sums[pile] ?? 0;
      const laid = cards.map((card) => cardName(scene.game, card)).join(', ') || '–';
      const left = Math.max(0, limitOf(scene) - sum);
      const name = pileName(scene.game, pile);
      return say(`web-target-${scene.game}`, { pile: name, sum, cards: laid, left });
    });
  },
  spots: (move) => [`piles-${pileOf(move)}`],
  facts: (scene, seat) => {
    const number = takenBy(scene, seat);
    return [{ icon: 'pile', number, text: say('web-fact-taken', { number }) }];
  },
  memo: ({ table }, seat) => {
    const taken = read(table).taken[seat];
    if (!Array.isArray(taken)) return '';
    return Object.entries(suits)
      .map(([letter, { name }]) => {
        const number = taken.filter((card) => written(card).suit === letter).length;
        return `${say('web-letter', { suit: name })} ${number}`;
      })
      .join(' · ');
  },
  tell: ({ parts: move, table, isLast, taken }) => {
    if (!table || !isLast || taken) return null;
    return { total: signed(read(table).sums[pileOf(move)] ?? 0), shows: 'yes' };
  },
  // A soft bell for a full target.
  sound: (moved, after, { tone }) => {
    if (!isFilled(moved, after)) return;
    tone(bell, 1.1, 0.1, 0.12);
    tone(bell * 2.01, 0.7, 0.04, 0.12);
  },
  pause: (moved, after) => genericPause(moved, after) || (isFilled(moved, after) ? FILLED : 0),
  moment: momentOf,
  tips: ['turn', 'wild', 'taken', 'most'],
  tipsNow: (scene, own) => {
    const legal = own?.legal ?? [];
    const hasTaken = scene.occupants.some((_, seat) => takenBy(scene, seat) > 0);
    const isWild = legal.some((move) => parts(scene.game, move).target !== null);
    return [
      ...(legal.length ? ['turn'] : []),
      ...(isWild ? ['wild'] : []),
      ...(hasTaken ? ['taken', 'most'] : []),
    ];
  },
  // Those of no colour are told without a label.
  counts: ({ label }) => ({ label: label ?? Object.keys(suits).at(-1) }),
  points: Points,
});

/** The cards in the stock, where some are drawn from it. */
export const stockOf = ({ table }: Scene): number => count(read(table).stock);
