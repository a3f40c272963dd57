// What is told of a table on this device: the same for all, and what is only for who sits there.
import type { About, State, TableSummary, Update, View, Yours } from '../net/messages';
import type { Engine } from './engine';
import { PERSON } from './names';
import type { Options } from './options';
import type { KeptTable, Room } from './room';
import type { Rules } from './rules';
import { occupantsOf } from './seating';

/** What everybody sees, the same for all. */
export function stateOf(room: Room): State {
  const { match } = room;
  return {
    phase: room.phase,
    match: room.matches,
    number: room.number,
    occupants: room.occupants,
    host: room.host,
    turn: room.turn,
    table: match && room.seenByAll.table(),
    last: room.last,
    rounds: match?.rounds ?? [],
    totals: match?.totals ?? [],
    winners: match?.winners ?? [],
    commitment: match?.commitment ?? null,
    seed: match?.isOver ? match.seed : null,
    luck: null,
    shuffle: null,
    record: room.recordId,
    clocks: null,
    wish: null,
  };
}

/** What only those see who sit here. */
const yoursOf = (room: Room): Yours[] =>
  room.match ? room.seatsOf(PERSON).map((seat) => yoursAt(room, seat)) : [];

function yoursAt(room: Room, seat: number): Yours {
  const [hand, undo] = [room.seenBy(seat).hand(), room.undoOf(seat)];
  if (room.turn !== seat) return { seat, hand, legal: [], why_not: {}, outlook: {}, undo };
  const seen = room.seenBy(seat);
  const { rules } = room.match!;
  const { moves } = rules.layout.spec;
  const outlook: Yours['outlook'] = {};
  const cards = new Set<string | null>();
  for (const { move, ...found } of rules.foresee(seen.octets)) {
    const { text, card } = moves[move]!;
    cards.add(card);
    outlook[text] = found;
  }
  const why_not = hand.every((card) => cards.has(card)) ? {} : seen.whyNot();
  return { seat, hand, legal: Object.keys(outlook).sort(), why_not, outlook, undo };
}

/** What a standing counts with such options, and whether a match is a single round. */
export function standingOf(rules: Rules, options: Options): Pick<About, 'unit' | 'single'> {
  const laid = rules.lay(rules.layout.spec.least, options);
  return { unit: rules.unit(laid), single: rules.isOneRound(laid) };
}

/** What the table agreed on. */
export function aboutOf(engine: Engine, { about }: Room): About {
  const rules = engine.rules(about.game);
  return {
    ...about,
    code: null,
    access: 'link',
    clock: { kind: 'none', seconds: 60, increment: 0 },
    ...standingOf(rules, about.options),
    numbers: rules.ruleNumbers(rules.lay(rules.layout.spec.least, about.options)),
  };
}

/** The table, whole. */
export const viewOf = (about: About, room: Room): View => ({
  type: 'view',
  table: room.about.id,
  version: room.version,
  about,
  state: stateOf(room),
  yours: yoursOf(room),
  scorings: room.scorings.map(({ scoring }) => scoring),
  chat: [],
  recent: room.history.flat(),
});

/** What happened since a version, if that is still known. */
export function updateOf(room: Room, since: number): Update | null {
  const missed = room.version - since;
  if (missed < 0 || missed > room.history.length) return null;
  const happened = missed ? room.history.slice(-missed).flat() : [];
  const { version } = room;
  const table = room.about.id;
  return {
    type: 'update',
    table,
    since,
    version,
    happened,
    state: stateOf(room),
    yours: yoursOf(room),
  };
}

/** The table in a list. */
export const summaryOf = ({
  about,
  seats,
  phase,
  matches,
  match,
  turn,
  changed,
}: KeptTable): TableSummary => ({
  id: about.id,
  code: null,
  game: about.game,
  seats: about.seats,
  access: 'link',
  phase,
  match: matches,
  number: match?.moves.length ?? 0,
  occupants: occupantsOf(seats),
  turn,
  yours: seats.flatMap(({ person }, seat) => (person === PERSON ? [seat] : [])),
  changed,
});
