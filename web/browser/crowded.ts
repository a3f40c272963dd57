// Tables fuller than play makes them within a few minutes: what the server tells, with more on it.
import type { Reason, State, Table, Yours } from '../src/net/messages.ts';
import type { Game } from './server.ts';
import type { Change, Setting } from './windows.ts';

const NOTHING = { type: 'moved', by: 'bot', chance: null } as const;
type Fill = (table: Table, own: Yours, state: State) => void;

/** Change what lies on a table of a game, what its player holds and what the others did last. */
const filled =
  (game: Game, last: string, fill: Fill): Change =>
  (message) => {
    if (message.type !== 'view' && message.type !== 'update') return;
    const { state, yours } = message;
    if (state.phase !== 'playing' || state.table?.game !== game) return;
    const own = yours[0]!;
    state.turn = state.table.turn = own.seat;
    fill(state.table, own, state);
    state.table.zones['hands']![own.seat] = own.hand.length;
    if (message.type === 'view')
      state.occupants.forEach((_, seat) => {
        if (seat !== own.seat)
          message.recent.push({ ...NOTHING, number: seat + 1, seat, move: last, flows: [] });
      });
  };

/** Hold these cards; those that may be laid, and why the others may not. */
function hold(own: Yours, hand: string[], legal: string[], reason: Reason | null): void {
  const [total, again] = [legal[0]!.includes('x') ? null : 16, legal.includes('chip')];
  const outlook = { total, taken: total ? 3 : 0, token: false, again, out: false };
  own.hand = hand;
  own.legal = legal;
  own.outlook = Object.fromEntries(legal.map((move) => [move, outlook]));
  const held = hand.filter((card) => !legal.some((move) => move.startsWith(card)));
  own.why_not = reason ? Object.fromEntries(held.map((card) => [card, reason])) : {};
}
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

const leaves: Fill = (table, own, state) => {
  const between = { code: 'leaves/between', facts: { card: '6', low: 1, high: 13 } };
  const passes = range(1, 13).map((value) => `pass:${value}`);
  const hand = '1 2 3 3 3 5 6 6 7 7 8 8 9 10 11 11 12 13 13 13'.split(' ');
  const row = range(1, 13).flatMap((value, i) => Array<string>(1 + (i % 4)).fill(value));
  const passed = state.occupants.map((_, seat) => seat !== own.seat && seat % 2 === 1);
  const ends = { low: 1, low_count: 1, high: 13, high_count: 1 };
  table.zones['row'] = [row];
  Object.assign(table.numbers, { ends, passed });
  hold(own, hand, ['1x1', '13x1', '13x2', '13x3', ...passes], between);
};
const ole: Fill = (table, own, state) => {
  const weak = { code: 'ole/too-weak', facts: { card: 'Y12', top: 'B13' } };
  Object.assign(table.numbers, { phase: 'play', order: 'normal', top: 'B13', run: 1 });
  table.zones['played'] = [['B13', 'G11', 'Y1']];
  state.totals = state.totals.map((_, seat) => 100 + seat);
  hold(own, ['Y10', 'Y12', 'G10', 'G13', 'B12', 'R11', 'R13'], ['R11', 'R13', 'chip'], weak);
};
const targets: Fill = (table, own, state) => {
  table.zones['piles'] = [
    ['B1', 'B1', 'B1', 'B2', 'B2', 'B2', 'R4'],
    ['R4', 'R4', 'Y1', 'Y1', 'Y1', 'Y2'],
    ['G1', 'G1', 'G2', 'G2', 'G7'],
  ];
  table.numbers['sums'] = { B: 13, Y: 13, G: 13 };
  state.totals = state.totals.map((_, seat) => 30 + seat);
  const legal = ['B1', 'B7', 'Y2', 'Y7', 'G5', 'R4>B', 'R4>Y', 'R4>G'];
  hold(own, ['B1', 'B7', 'Y2', 'Y7', 'G5', 'G5', 'R4', 'R4'], legal, null);
};
const drat: Fill = (table, own) => {
  const kinds = ['+4', '+3', '+2', '+1', '-1', '-2', 'duel'];
  table.zones['table'] = [[...kinds, ...kinds, ...kinds, '+1']];
  Object.assign(table.numbers, { last: '+1', total: -12 });
  const legal = ['+4', '+3', '-2', ...range(0, 3).map((seat) => `duel>${seat}`)];
  hold(own, ['+4', '+4', '+3', '-2', '-2', 'duel'], legal, null);
  own.legal = own.legal.filter((move) => move !== `duel>${own.seat}`);
};

export const CROWDED: { name: string; table: Setting; change: Change }[] = [
  {
    name: 'leaves with 20 cards in hand and all values in the row',
    table: { game: 'leaves', seats: 6 },
    change: filled('leaves', 'pass:13', leaves),
  },
  { name: 'ole for eight', table: { game: 'ole', seats: 8 }, change: filled('ole', 'chip', ole) },
  {
    name: 'thirteen for six with eight cards in hand and full targets',
    table: { game: 'thirteen', seats: 6, options: { hand: 8 } },
    change: filled('thirteen', 'R4>G', targets),
  },
  {
    name: 'drat with 30 tokens and all cards laid',
    table: { game: 'drat', seats: 4, options: { tokens: 30 } },
    change: filled('drat', 'duel>0', drat),
  },
];
