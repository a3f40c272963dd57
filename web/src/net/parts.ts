// The parts of a match's luck, as src/treize/match/parts.py has them, and what follows from them.
import type { About, Happening, Luck, Part, Shuffle, State, Yours } from './messages';
import { sha256 } from './sha256';

/** What this browser knows by itself of the luck of a match. */
export interface OwnPart {
  record: string; // the name that the record of the match will have
  part: string;
  hash: string;
  server: string; // the hash of the server's part, as it was shown
  deal: string; // what was listed when the part was revealed, and its fingerprint
  commitment: string | null;
  people: (string | null)[]; // who sat where then
  begun: boolean; // the match began
  problem: Problem | null; // that was noticed at the table
  seen: SeenMatch;
}

/** What this browser saw of a match, for its record to be compared with. */
export interface SeenMatch {
  number: number; // how many moves were played when the hands were seen first
  hands: Record<number, string[]>; // by seat
  moves: Record<number, string>;
}

/** Why a shuffle is not proved to this browser; `web-luck-problem` says it. */
export type Problem =
  'out' | 'missing' | 'list' | 'again' | 'withheld' | 'hidden' | 'seen' | 'changed';

// --- What is hashed ---

export const hashOf = (part: string): string => sha256(`treize part ${part}`);
export function fingerprint(deal: string, server: string, parts: Part[]): string {
  const promised = parts.map(({ seats, hash }) => `${seats.join(',')}:${hash}`);
  return sha256(`treize promises ${[deal, server, ...promised].join(' ')}`);
}
export function seedOf({ server, parts }: Luck): string {
  const given = [server, ...parts.map(({ part }) => part ?? '-')];
  return sha256(`treize parts ${given.join(' ')}`).slice(0, 32);
}
const words = (options: About['options']): string[] =>
  Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
/** What a seed is for; the options are those that are not at their default. */
export const dealOf = (rules: number, { game, seats, options }: Deal): string =>
  [rules, game, seats, ...words(options).sort()].join(' ');
type Deal = Pick<About, 'game' | 'seats' | 'options'>;

export function newPart(): string {
  const octets = crypto.getRandomValues(new Uint8Array(16));
  return [...octets].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}

// --- Before the match ---

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Whether each part has seats of its own, and every promise is a hash that is there once. */
export function areApart(server: string, parts: Part[]): boolean {
  const taken = parts.flatMap(({ seats }) => seats);
  const hashes = [server, ...parts.map(({ hash }) => hash)];
  return (
    parts.every(({ seats }) => seats.length > 0) &&
    new Set(taken).size === taken.length &&
    hashes.every(isHash) &&
    new Set(hashes).size === hashes.length
  );
}

/** Whether a deal is one at this table. */
function fits(deal: string, { game, seats, options }: Deal): boolean {
  const [, dealt, number, ...changed] = deal.split(' ');
  const agreed = words(options);
  return dealt === game && number === `${seats}` && changed.every((word) => agreed.includes(word));
}

const seatsOf = (people: OwnPart['people'], person: string | null | undefined): string =>
  people.flatMap((other, seat) => (other === person ? [seat] : [])).join();

/** Whether a list is for this table, each part in it for all seats of one person, ours for ours. */
function isInOrder({ deal, hash, parts }: Shuffle, table: AtTable, own: OwnPart): boolean {
  const { about, people, person } = table;
  return (
    fits(deal, about) &&
    areApart(hash, parts) &&
    parts.every(({ seats }) => {
      const whose = people[seats[0]!];
      return !!whose && seats.join() === seatsOf(people, whose);
    }) &&
    parts.some((part) => part.hash === own.hash && part.seats.join() === seatsOf(people, person))
  );
}

/** A table about to begin a match, and who looks at it. */
export interface AtTable {
  about: Deal & Pick<About, 'id'>;
  people: OwnPart['people'];
  person: string;
}

interface Answer {
  own: OwnPart | null; // to be remembered
  command: 'promise' | 'reveal' | null;
}

/** What is to be done about a shuffle; `kept` are all own parts at this table. */
export function answerTo(shuffle: Shuffle, table: AtTable, kept: OwnPart[]): Answer {
  const { match, hash, parts, listed, deal } = shuffle;
  const record = `${table.about.id}-${match}`;
  const made = kept.filter((own) => own.record === record && own.server === hash);
  const isListed = (own: OwnPart) => parts.some((part) => part.hash === own.hash);
  const before = made.find(isListed) ?? made[0] ?? null; // another tab may have been quicker
  if (!before && listed) return { own: null, command: null };
  const own = before ?? newOwnPart(record, hash, kept);
  if (!listed) return { own, command: isListed(own) ? null : 'promise' };
  if (!isListed(own)) return { own, command: null };
  if (!isInOrder(shuffle, table, own)) return { own: noted(own, 'list'), command: null };
  const commitment = fingerprint(deal, hash, parts);
  if (own.commitment && own.commitment !== commitment)
    return { own: noted(own, 'changed'), command: null };
  return { own: { ...own, deal, commitment, people: table.people }, command: 'reveal' };
}

/** The first problem stays. */
const noted = (own: OwnPart, problem: Problem): OwnPart =>
  own.problem ? own : { ...own, problem };

function newOwnPart(record: string, server: string, kept: OwnPart[]): OwnPart {
  const part = newPart();
  const isAgain = kept.some(
    ({ problem, commitment, begun }) => problem === 'again' || (commitment !== null && !begun),
  );
  const promise = { record, part, hash: hashOf(part), server };
  const seen = { number: 0, hands: {}, moves: {} };
  const problem = isAgain ? 'again' : null;
  return { ...promise, deal: '', commitment: null, people: [], begun: false, problem, seen };
}

// --- When it has begun, and when it is over ---

/** Whether somebody has a seat that was not theirs; a bot's is open to whoever comes. */
const isMoved = (people: OwnPart['people'], occupants: State['occupants']): boolean =>
  occupants.some(({ person }, seat) => {
    const before = people[seat] ?? null;
    return person && person !== before && (before !== null || people.includes(person));
  });

/** An own part once its match is on the table; somebody who sits elsewhere is noticed. */
export function begunPart(own: OwnPart, { commitment, phase, number, occupants }: State): OwnPart {
  if (!own.commitment || own.commitment !== commitment) return own;
  const begun = own.begun ? own : { ...own, begun: true };
  const isFirst = phase === 'playing' && number === 0;
  return isFirst && isMoved(own.people, occupants) ? noted(begun, 'changed') : begun;
}

/** What was seen of a match, after more of it; what happened in the one before is no part of it. */
export function seenAfter(
  { number, hands, moves: before }: SeenMatch,
  state: State,
  yours: Yours[],
  happened: Happening[],
): SeenMatch {
  const moves = { ...before };
  for (const thing of happened.slice(happened.findLastIndex(isStarted) + 1)) {
    if (thing.type === 'moved') moves[thing.number] = thing.move;
    if (thing.type !== 'undone') continue;
    for (const past of Object.keys(moves)) if (+past > thing.to) delete moves[+past];
    if (thing.to < number) hands = {};
  }
  if (Object.keys(hands).length || state.phase !== 'playing') return { number, hands, moves };
  const held = Object.fromEntries(yours.map(({ seat, hand }) => [seat, hand]));
  return { number: state.number, hands: held, moves };
}
export const isStarted = ({ type }: Happening): boolean => type === 'started';

/** What is wrong as far as the fingerprint tells: also to a page that was opened later. */
export function problemOf(own: OwnPart, commitment: string | null): Problem | null {
  if (own.problem) return own.problem;
  if (!own.commitment) return 'missing';
  return own.commitment === commitment ? null : 'changed';
}

/** What is wrong when a match begins: the server's part is still hidden. */
export function problemAtStart(own: OwnPart, commitment: string, parts: Part[]): Problem | null {
  const problem = problemOf(own, commitment);
  if (problem) return problem;
  if (fingerprint(own.deal, own.server, parts) !== commitment || !parts.every(isKept))
    return 'changed';
  if (!parts.some(({ part }) => part === own.part)) return 'missing';
  return missingSeats(parts).length ? 'withheld' : null;
}

/** Whether a part is the one promised, or never came. */
export const isKept = ({ hash, part }: Part): boolean => part === null || hashOf(part) === hash;

/** Whose part never came. */
export const missingSeats = (parts: Part[]): number[] =>
  parts.flatMap(({ seats, part }) => (part === null ? seats : []));

/** Whether all parts together make the seed and are those of the fingerprint. */
export const isWhole = (luck: Luck, seed: string, commitment: string): boolean =>
  fingerprint(luck.deal, hashOf(luck.server), luck.parts) === commitment &&
  areApart(hashOf(luck.server), luck.parts) &&
  luck.parts.every(isKept) &&
  seedOf(luck) === seed;

/** What is wrong once all is revealed. */
export function problemAtEnd(
  own: OwnPart,
  luck: Luck | null,
  seed: string | null,
  commitment: string | null,
): Problem | null {
  if (!luck || !seed || !commitment) return own.problem ?? 'hidden';
  if (!isWhole(luck, seed, commitment)) return 'changed';
  return problemAtStart(own, commitment, luck.parts);
}
