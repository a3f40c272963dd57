// Leaves: a row that grows at its two ends, each time by at least as many cards.
import { count, handsOf } from '../../table/scene';
import { parts } from '../../text/notation';
import { say } from '../../text/words.svelte';
import type { Example, Picture } from '../picture';
import Board from './Board.svelte';
import examples from './examples.json';
import Face from './Face.svelte';
import { piles, read } from './table';

const picture: Picture = {
  face: Face,
  shows: 0.78,
  tag: null,
  board: Board,
  sheet: 17,
  lines: ({ table }) => {
    const row = piles(read(table));
    if (!row.length) return [say('web-leaves-empty')];
    return row.map(({ value, number, end }) => say('web-leaves-pile', { value, number, end }));
  },
  spots: ({ card }) => [`row-${card}`, 'row'],
  facts: () => [], // who sits out looks so, and what is known lies in a hand
  isOut: ({ table }, seat) => read(table).passed[seat] ?? false,
  todo: (table, legal, passing) => {
    if (passing) return 'web-leaves-take';
    if (read(table).ends === null) return 'web-do-leaves-start';
    const lays = legal.some((move) => parts(table.game, move).card !== null);
    return lays ? 'web-do-leaves' : 'web-do-leaves-pass';
  },
  hasButtons: true,
  lay: (card, number) => say('web-lay', { number, value: card }),
  tell: ({ moved, parts: { takes }, named, person }) =>
    takes === null
      ? say('web-told-lay', { ...person(moved.seat), what: named })
      : say('web-told-pass', { ...person(moved.seat), value: takes }),
  // The last card: nobody has to wait for the points to know who is rid of all.
  moment: ({ seat, move }, before, after) => {
    const { card } = parts(before.game, move);
    if (card === null || count(handsOf(after)[seat] ?? 1)) return null;
    return { table: after, spot: `row-${card}`, shout: say('web-leaves-last') };
  },
  // Who passes rustles; a pile laid at once patters.
  sound: ({ move }, { game }, { brush }) => {
    const { takes, number } = parts(game, move);
    if (takes !== null) for (const wait of [0.05, 0.16, 0.3]) brush(6200, 0.18, 0.16, wait);
    for (let i = 1; i < Math.min(number ?? 1, 6); i++) brush(1500, 0.07, 0.4, i * 0.07);
  },
  tips: ['turn', 'why', 'pass', 'out'],
  tipsNow: ({ table, game }, own) => {
    const moves = (own?.legal ?? []).map((move) => parts(game, move));
    const hasGreys = moves.length > 0 && Object.keys(own!.why_not).length > 0;
    return [
      ...(moves.some(({ card }) => card !== null) ? ['turn'] : []),
      ...(hasGreys ? ['why'] : []),
      ...(moves.some(({ takes }) => takes !== null) ? ['pass'] : []),
      ...(read(table).passed.some((passed) => passed) ? ['out'] : []),
    ];
  },
  examples: examples as Example[],
};

export default picture;
