// A game of targets: cards are added up on them, and whoever goes over takes what lies there.
import type { Suit } from '../../look/suits';
import { count, limitOf, type Scene } from '../../table/scene';
import { cardName, pileName } from '../../text/names';
import { parts, written } from '../../text/notation';
import { say, signed } from '../../text/words.svelte';
import { genericTag } from '../generic';
import type { Picture } from '../picture';
import Board from './Board.svelte';
import Points from './Points.svelte';
import { read } from './table';

/** How many cards a seat has taken. */
function takenBy({ table }: Scene, seat: number): number {
  return count(read(table).taken[seat] ?? 0);
}

/** The picture of a game of targets with its own suits; the last of them goes to any target. */
export const targets = (suits: Record<string, Suit>): Picture => ({
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
  spots: ({ card, target }) => [`piles-${target ?? written(card ?? '').suit}`],
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
  tell: ({ parts: { card, target }, table, isLast, taken }) => {
    if (!table || !isLast || taken) return null;
    const pile = target ?? written(card ?? '').suit ?? '';
    return { total: signed(read(table).sums[pile] ?? 0), shows: 'yes' };
  },
  tips: ['turn', 'wild', 'taken', 'most'],
  tipsNow: (scene, own) => {
    const legal = own?.legal ?? [];
    const hasTaken = scene.places.some((_, seat) => takenBy(scene, seat) > 0);
    const isWild = legal.some((move) => parts(scene.game, move).target !== null);
    return [
      ...(legal.length ? ['turn'] : []),
      ...(isWild ? ['wild'] : []),
      ...(hasTaken ? ['taken', 'most'] : []),
    ];
  },
  points: Points,
});

/** The cards in the stock, where some are drawn from it. */
export const stockOf = ({ table }: Scene): number => count(read(table).stock);
