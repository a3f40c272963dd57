// Drat: a count that nobody wants to bring to its limit, and duels.
import type { Moved, Table } from '../../net/messages';
import { limitOf } from '../../table/scene';
import { cardName } from '../../text/names';
import { inOrder, parts } from '../../text/notation';
import { say, signed } from '../../text/words.svelte';
import { genericMark, genericTag } from '../generic';
import type { Example, Moment, Picture, ToldMove } from '../picture';
import Board from './Board.svelte';
import examples from './examples.json';
import Face from './Face.svelte';
import { read, winnerOf } from './table';

const STAGED = 1200; // milliseconds to see who won a duel
/** Whether a move cost a token: what was laid goes under it, or it was the last and all is over. */
function costsToken({ move, flows }: Moved, after: Table | null): boolean {
  if (flows.some(({ target }) => target.place === 'under')) return true;
  return after?.turn === null && read(after).last === parts(after.game, move).card;
}

function tellDuel({ moved, parts: { seat: rival }, names, person }: ToldMove): string {
  const chili = moved.chance?.chili;
  const [mine = 0, theirs = 0] = Array.isArray(chili) ? chili : [];
  const winner = winnerOf(moved.chance)!;
  return say('web-told-duel', {
    ...person(moved.seat),
    rival: names[rival!]!,
    aimed: person(rival!).who!,
    mine,
    theirs,
    winner: names[winner]!,
    won: person(winner).who!,
  });
}

/** The count that was too much, with the card that made it so. */
function momentOf(moved: Moved, before: Table, after: Table): Moment | null {
  const { card } = parts(before.game, moved.move);
  if (card === null || !costsToken(moved, after)) return null;
  const { table, total } = read(before);
  const numbers = { ...before.numbers, total: total + Number(card), last: card };
  return {
    table: { ...before, numbers, zones: { ...before.zones, table: [[...table, card]] } },
    spot: 'total',
    falls: read(after).total < numbers.total,
    shout: say('web-drat-shout'),
    sign: 'blot',
  };
}

const picture: Picture = {
  face: Face,
  shows: 0.86,
  tag: (would) => {
    const { moves, outlook } = would;
    if (moves.length > 1) return { text: signed(outlook.total ?? 0), tone: '' };
    return outlook.token ? { text: say('web-tag-token'), tone: 'bad' } : genericTag(would);
  },
  board: Board,
  sheet: 23,
  lines: (scene) => {
    const { table, total, bank } = read(scene.table);
    const cards = inOrder(scene.game, table).map((card) => cardName(scene.game, card));
    return [
      say('web-count', { total: signed(total), limit: limitOf(scene) }),
      cards.length ? say('web-laid', { cards: cards.join(', ') }) : say('web-laid-none'),
      say('web-bank', { number: bank }),
    ];
  },
  spots: () => ['table'],
  facts: ({ table }, seat) => {
    const number = read(table).tokens[seat] ?? 0;
    return [{ icon: 'blot', number, text: say('web-fact-tokens', { number }), strong: true }];
  },
  stock: ({ table }) => read(table).stock,
  rival: () => say('web-duel-card'),
  tell: (told) => {
    const { moved, parts: move, table, isLast, named, person } = told;
    if (move.seat !== null) return tellDuel(told);
    if (costsToken(moved, table))
      return say('web-told-token', { ...person(moved.seat), card: named });
    const { last, total } = table && isLast ? read(table) : { last: null, total: 0 };
    return last === move.card ? { total: signed(total), shows: 'yes' } : null;
  },
  mark: (done) => {
    const { moved, parts: move, named } = done;
    if (move.seat !== null) return { card: move.card, text: named };
    if (!costsToken(moved, null)) return genericMark(done);
    return { card: move.card, sign: 'blot', text: say('web-tag-token') };
  },
  moment: momentOf,
  sound: (moved, { table }, { tone }) => {
    if (costsToken(moved, table)) tone(98, 0.7, 0.35, 0.1, 'sawtooth');
  },
  pause: ({ chance }) => (winnerOf(chance) === null ? 0 : STAGED),
  tips: ['turn', 'token', 'duel'],
  tipsNow: ({ table, game }, own) => {
    const legal = own?.legal ?? [];
    return [
      ...(legal.length ? ['turn'] : []),
      ...(read(table).tokens.some((tokens) => tokens > 0) ? ['token'] : []),
      ...(legal.some((move) => parts(game, move).seat !== null) ? ['duel'] : []),
    ];
  },
  examples: examples as Example[],
  counts: () => ({ icon: 'blot' }),
  // Who is tied for the fewest tokens draws chilis; in a duel they come as a list.
  drawn: ({ chili }, names) => {
    if (!chili || Array.isArray(chili)) return '';
    const chilis = Object.entries(chili)
      .map(([seat, number]) => `${names[Number(seat)]} ${number}`)
      .join(', ');
    return say('web-draw-off', { chilis });
  },
};

export default picture;
