// A game that nobody has made: hidden hands, a stock, a pile with a top card, a suit that is named.
import type { GameSpec, MoveSpec, View } from '../src/net/messages';

const SUITS = ['C', 'D', 'H', 'S'];
const VALUES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const cards = SUITS.flatMap((suit) => VALUES.map((value) => suit + value));

const move = (text: string, found: Partial<MoveSpec>): MoveSpec => ({
  ...{ card: null, number: null, target: null, seat: null, word: null, takes: null },
  text,
  ...found,
});
const lays = (card: string) =>
  card.endsWith('8')
    ? SUITS.map((target) => move(`${card}>${target}`, { card, target }))
    : [move(card, { card })];

export const EIGHTS: GameSpec = {
  game: 'eights',
  least: 2,
  most: 5,
  designer: '',
  publisher: '',
  options: {
    hand: { kind: 'whole', default: 5, least: 3, most: 8 },
    last_card_called: { kind: 'switch', default: true },
  },
  cards,
  moves: [...cards.flatMap(lays), move('draw', { word: 'draw' }), move('pass', { word: 'pass' })],
  zones: [
    { name: 'stock', role: 'stock', each: false, labels: [] },
    { name: 'hands', role: 'hand', each: true, labels: [] },
    { name: 'pile', role: 'pile', each: false, labels: [] },
    { name: 'won', role: 'taken', each: true, labels: [] },
  ],
  numbers: [
    { name: 'top', kind: 'card', each: false },
    { name: 'suit', kind: 'word', each: false },
    { name: 'dealer', kind: 'seat', each: false },
    { name: 'to_draw', kind: 'number', each: false },
    { name: 'last_card', kind: 'flag', each: true },
    { name: 'tricks', kind: 'number', each: true },
  ],
  memory: false,
  ready: true,
};

/** What all know of such a table. */
export const aboutEights = (about: View['about']): View['about'] => ({
  ...about,
  ...{ game: 'eights', options: {}, unit: 'points', single: false, numbers: {} },
});

/** A table of it on our turn, with the people and the clock of some other. */
export function eights(like: View): View {
  const hand = ['C4', 'D8', 'DQ', 'H10', 'HA', 'S2'];
  const legal = ['D8>C', 'D8>D', 'D8>H', 'D8>S', 'H10', 'HA', 'draw', 'pass'];
  const { outlook, ...own } = like.yours[0]!;
  const none = { total: null, taken: 0, token: false, again: false, out: false };
  const reason = { code: 'eights/no-match', facts: { card: 'C4', top: 'H7' } };
  return {
    ...like,
    about: aboutEights(like.about),
    state: {
      ...like.state,
      turn: own.seat,
      last: null,
      table: {
        game: 'eights',
        round: 1,
        turn: own.seat,
        zones: {
          stock: [23],
          hands: like.state.occupants.map((_, seat) => (seat === own.seat ? hand.length : 4)),
          pile: [['C9', 'DK', 'H2', 'H7', 'S7']],
          won: like.state.occupants.map((_, seat) => seat),
        },
        numbers: {
          top: 'H7',
          suit: 'H',
          dealer: 1,
          to_draw: 0,
          last_card: like.state.occupants.map((_, seat) => seat === 1),
          tricks: like.state.occupants.map((_, seat) => seat * 2),
        },
      },
    },
    yours: [
      {
        ...own,
        hand,
        legal,
        why_not: { C4: reason, DQ: reason, S2: reason },
        outlook: Object.fromEntries(legal.map((one) => [one, none])),
      },
    ],
  };
}
