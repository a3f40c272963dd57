// What a command leads to at a table on this device, or the reason why not; as
// server/tables/decisions.py has it, where everybody is one person.
import type { Commands, Happening, Look } from '../net/messages';
import { Denied } from './denied';
import { newSeed, PERSON } from './names';
import type { Room } from './room';
import { isAttended, isFree, type Seat, usualLook } from './seating';

type Of<Type extends Commands['type']> = Extract<Commands, { type: Type }>;

/** Who plays on this device, as they like to be known. */
export interface You {
  name: string;
  look: Look | null;
}

/** What happened, and the seat that somebody took. */
interface Decided {
  happened: Happening[] | null; // none if there is nothing to change
  seat?: number;
}

function seatAt(room: Room, number: number): Seat {
  const seat = room.seats[number];
  if (!seat) throw new Denied('seat/unknown', { seat: number, most: room.seats.length - 1 });
  return seat;
}
function checkOwn(room: Room, number: number): void {
  if (seatAt(room, number).person !== PERSON) throw new Denied('seat/yours', { seat: number });
}
function checkHost(room: Room): void {
  if (room.host !== PERSON) throw new Denied('host/only');
}
function checkName(name: string): string {
  if (!name.trim() || name !== name.trim() || /\p{C}/u.test(name)) throw new Denied('person/name');
  return name;
}

function sit(room: Room, { seat: wish = null, name = null }: Of<'sit'>, you: You): Decided {
  const seat = wish ?? room.seats.findIndex(isFree);
  if (seat < 0) throw new Denied('seat/none');
  const { person, bot } = seatAt(room, seat);
  if (person === PERSON && bot !== null) return { happened: room.giveBack(seat, PERSON), seat };
  const isReplaceable = room.isPlaying && person === null && !room.seatsOf(PERSON).length;
  if (!isFree(room.seats[seat]!) && !isReplaceable) throw new Denied('seat/taken', { seat });
  const [called, look] =
    name === null ? [you.name, you.look] : [checkName(name), usualLook(`${PERSON} ${name}`)];
  return { happened: room.sit(seat, PERSON, called, look), seat };
}

function stand(room: Room, { seat }: Of<'stand'>): Decided {
  checkOwn(room, seat);
  if (!room.isPlaying) return { happened: room.stand([seat]) };
  if (room.seats[seat]!.bot !== null) throw new Denied('seat/free', { seat });
  return { happened: room.takeOver([seat], PERSON) };
}

function leave(room: Room): Decided {
  const seats = room.seatsOf(PERSON);
  if (!room.isPlaying) {
    if (!seats.length && room.host !== PERSON) return { happened: null };
    return { happened: room.stand(seats, PERSON) };
  }
  const attended = seats.filter((seat) => isAttended(room.seats[seat]!));
  return { happened: attended.length ? room.takeOver(attended, PERSON) : null };
}

function bot(room: Room, { seat, level = null }: Of<'bot'>): Decided {
  checkHost(room);
  const { person, bot: before } = seatAt(room, seat);
  if (room.isPlaying) throw new Denied('match/running');
  if (person !== null) throw new Denied('seat/taken', { seat });
  if (level !== null) return { happened: room.seatBot(seat, level) };
  if (before === null) throw new Denied('seat/free', { seat });
  return { happened: room.stand([seat]) };
}

function start(room: Room): Decided {
  checkHost(room);
  if (room.match) throw new Denied(room.isPlaying ? 'match/running' : 'match/over');
  return { happened: room.begin(newSeed()) };
}

function rematch(room: Room): Decided {
  if (!room.match) throw new Denied('match/none');
  if (room.isPlaying) throw new Denied('match/running');
  if (!room.seatsOf(PERSON).length && room.host !== PERSON) throw new Denied('host/only');
  return { happened: room.begin(newSeed()) };
}

function play(room: Room, { seat, move, number }: Of<'play'>): Decided {
  checkOwn(room, seat);
  if (!room.match) throw new Denied('match/none');
  if (number !== room.number) throw new Denied('move/stale', { number: room.number });
  checkMove(room, seat, move);
  return { happened: room.makeMove(move, 'person') };
}

/** Refuse a move that is not legal now, or not this seat's to make. */
function checkMove(room: Room, seat: number, move: string): void {
  const match = room.match!;
  const number = match.numberOf(move);
  if (match.turn === null) throw new Denied('move/over', { move });
  if (match.turn !== seat) throw new Denied('move/turn', { seat, turn: match.turn });
  if (match.legal().includes(move)) return;
  const { octets } = room.seenBy(seat);
  const { spec, reasons } = match.rules.layout;
  const why = match.rules.whys(octets)[number]!;
  const facts = { move, card: spec.moves[number]!.card, ...match.rules.circumstances(octets) };
  throw new Denied('move/illegal', { reason: `${match.game}/${reasons[why]!}`, ...facts });
}

function undo(room: Room, { seat, to: wish = null }: Of<'undo'>): Decided {
  checkOwn(room, seat);
  if (!room.about.undo) throw new Denied('undo/off');
  if (!room.isPlaying) throw new Denied(room.match ? 'match/over' : 'match/none');
  const to = wish ?? room.undoOf(seat);
  if (to === null || to >= room.number) throw new Denied('undo/none');
  return { happened: room.takeBack(to) };
}

/** What a command leads to. */
export function decide(room: Room, command: Commands, you: You): Decided {
  switch (command.type) {
    case 'sit':
      return sit(room, command, you);
    case 'stand':
      return stand(room, command);
    case 'leave':
      return leave(room);
    case 'bot':
      return bot(room, command);
    case 'start':
      return start(room);
    case 'rematch':
      return rematch(room);
    case 'play':
      return play(room, command);
    case 'undo':
      return undo(room, command);
    case 'consent':
      throw new Denied('undo/wish');
    default:
      throw new Denied('device/alone');
  }
}
