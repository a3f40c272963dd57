// Olé: a card must be higher than the last or of a stronger colour; whoever is both plays again.
import { cardName } from '../../text/names';
import { parts } from '../../text/notation';
import { say } from '../../text/words.svelte';
import { genericButton, genericMark, genericTag } from '../generic';
import type { Example, Picture, ToldMove } from '../picture';
import Board from './Board.svelte';
import examples from './examples.json';
import { SUITS } from './suits';
import { read } from './table';

/** That a chip was taken, and who must play because everybody has. */
function tellChip({ moved, table, isLast, names, person }: ToldMove): string {
  const told = say('web-told-chip', person(moved.seat));
  const { turn, streak } = table ? read(table) : { turn: null, streak: 0 };
  const isCalled = isLast && turn !== null && streak === names.length;
  return isCalled ? `${told} ${say('ole-called', person(turn))}` : told;
}

const picture: Picture = {
  suits: SUITS,
  board: Board,
  sheet: 11,
  tag: (would) =>
    would.outlook.again ? { text: say('web-ole-shout'), tone: 'good' } : genericTag(would),
  lines: ({ table, game }) => {
    const { colours, top } = read(table);
    const named = colours.map((colour) => say('colour', { colour }));
    return [
      say('web-ole-order', { colours: named.join(', ') }),
      top === null ? say('web-ole-none') : say('web-ole-top', { card: cardName(game, top) }),
    ];
  },
  spots: () => ['played'],
  facts: ({ table }, seat) => {
    const number = read(table).chips[seat] ?? 0;
    return [{ icon: 'chip', number, text: say('web-fact-chips', { number }) }];
  },
  todo: (table, legal) => {
    const { phase, top } = read(table);
    if (phase === 'order') return 'web-do-order';
    if (phase === 'open') return top === null ? 'web-do-ole-open' : 'web-do-ole-second';
    const lays = legal.some((move) => parts(table.game, move).card !== null);
    return lays ? 'web-do-ole' : 'web-do-ole-chip';
  },
  hasButtons: true,
  button: (move, scene) =>
    parts(scene.game, move).word === 'chip'
      ? say('web-chip', { points: Number(scene.options.chip ?? 5) })
      : genericButton(move, scene),
  tell: (told) => {
    const { moved, parts: move, table, isLast, person } = told;
    if (move.word === 'chip') return tellChip(told);
    if (move.word) return say('web-told-order', { ...person(moved.seat), order: move.word });
    if (!table || !isLast) return null;
    const { turn, run } = read(table);
    return turn === moved.seat && run > 0 ? { again: 'yes' } : null;
  },
  mark: (done) => {
    const { word } = done.parts;
    if (word === null) return genericMark(done);
    if (word === 'chip') return { icon: 'chip', text: say('web-mark-chip') };
    return { icon: word === 'normal' ? 'red' : 'yellow', text: done.named };
  },
  // Claps, the higher the longer the run; and a chip on the table.
  sound: ({ move }, { game, table }, { brush, tone }) => {
    const { run } = read(table);
    if (parts(game, move).word === 'chip')
      for (const wait of [0.1, 0.17]) tone(1250, 0.07, 0.1, wait, 'triangle');
    if (run > 0) for (const wait of [0.05, 0.2]) brush(1700 + run * 260, 0.06, 0.9, wait);
  },
  tips: ['turn', 'why', 'run', 'chip', 'order'],
  tipsNow: ({ table }, own) => {
    const { phase, run, chips } = read(table);
    const legal = own?.legal ?? [];
    const isTurn = legal.length > 0;
    if (isTurn && phase === 'order') return ['order'];
    const lays = legal.some((move) => parts(table.game, move).card !== null);
    const hasGreys = lays && Object.keys(own!.why_not).length > 0;
    const hasChip = isTurn ? legal.includes('chip') : chips.some((number) => number > 0);
    return [
      ...(lays && phase === 'play' ? ['turn'] : []),
      ...(hasGreys ? ['why'] : []),
      ...(run > 0 ? ['run'] : []),
      ...(hasChip ? ['chip'] : []),
    ];
  },
  examples: examples as Example[],
  counts: ({ cards }) => (cards === null ? { icon: 'chip' } : {}),
};

export default picture;
