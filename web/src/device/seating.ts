// Who sits where at a table on this device, and how everybody looks; as server/tables does it.
import {
  ANIMALS,
  COLOURS,
  type Colour,
  type Level,
  type Look,
  type Occupant,
} from '../net/messages';

export interface Seat {
  person: string | null;
  name: string | null;
  bot: Level | null; // who plays here, or plays for the person
  why: 'away' | 'left' | null;
  look: Look | null; // that the person would like
}

export const FREE: Seat = { person: null, name: null, bot: null, why: null, look: null };
export const isFree = ({ person, bot }: Seat): boolean => person === null && bot === null;
export const isAttended = ({ person, bot }: Seat): boolean => person !== null && bot === null;

/** The checksum that zip files have. */
function crc32(octets: Uint8Array): number {
  let sum = -1;
  for (const octet of octets) {
    sum ^= octet;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** How somebody looks who has chosen nothing; always the same for the same key. */
export function usualLook(key: string): Look {
  const number = crc32(new TextEncoder().encode(key));
  const animal = ANIMALS[Math.floor(number / COLOURS.length) % ANIMALS.length]!;
  return { colour: COLOURS[number % COLOURS.length]!, animal };
}

/** How who plays at a seat would look alone. */
function wishOf({ person, bot, look }: Seat, seat: number): Look | null {
  if (person !== null) return look ?? usualLook(person);
  return bot === null ? null : { colour: COLOURS[seat % COLOURS.length]!, animal: null };
}

/** The looks of all seats, each of another colour: the first people keep theirs. */
function toldApart(wishes: (Look | null)[]): (Look | null)[] {
  const found: (Look | null)[] = wishes.map(() => null);
  const taken = new Set<Colour>();
  const take = (seat: number, look: Look) => {
    found[seat] = look;
    taken.add(look.colour);
  };
  wishes.forEach((wish, seat) => {
    if (wish?.animal && !taken.has(wish.colour)) take(seat, wish);
  });
  const order = [...wishes.keys()].sort(
    (a, b) => Number(!wishes[a]?.animal) - Number(!wishes[b]?.animal) || a - b,
  );
  for (const seat of order) {
    const wish = wishes[seat];
    if (!wish || found[seat]) continue;
    const first = COLOURS.indexOf(wish.colour);
    const others = [...COLOURS.slice(first), ...COLOURS.slice(0, first)];
    take(seat, { ...wish, colour: others.find((one) => !taken.has(one)) ?? wish.colour });
  }
  return found;
}

/** All seats as clients are told of them. */
export function occupantsOf(seats: Seat[]): Occupant[] {
  const looks = toldApart(seats.map(wishOf));
  return seats.map(({ name, person, bot }, seat) => ({ name, person, bot, look: looks[seat]! }));
}
