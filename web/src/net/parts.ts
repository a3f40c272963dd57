// The parts of a match's luck, as src/treize/match/parts.py has them; and those of this browser,
// which it keeps so that nobody can tell it later that they were others.
import type { Luck, Part, Shuffle } from './messages';
import { sha256 } from './sha256';
import { load, save } from './storage';

/** What this browser knows by itself of the luck of a match. */
export interface OwnPart {
  part: string;
  server: string; // the hash of the server's part, as it was shown
  commitment: string | null; // the fingerprint of all that was listed when the part was revealed
}

const KEPT = 'treize-parts';
const MOST = 100; // matches of which they are kept

export const hashOf = (part: string): string => sha256(`treize part ${part}`);
export const fingerprint = (server: string, parts: Pick<Part, 'hash'>[]): string =>
  sha256(`treize promises ${[server, ...parts.map(({ hash }) => hash)].join(' ')}`);
export const seedOf = ({ server, parts }: Luck): string =>
  sha256(`treize parts ${[server, ...parts.map(({ part }) => part ?? '-')].join(' ')}`).slice(
    0,
    32,
  );

export function newPart(): string {
  const octets = crypto.getRandomValues(new Uint8Array(16));
  return [...octets].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}

type Kept = [record: string, own: OwnPart][];

/** The own part in a match, by the name of its record. */
export const ownPart = (record: string): OwnPart | null =>
  (load<Kept>(KEPT) ?? []).find(([name]) => name === record)?.[1] ?? null;

export function keepPart(record: string, own: OwnPart): void {
  const others = (load<Kept>(KEPT) ?? []).filter(([name]) => name !== record);
  save(KEPT, [...others, [record, own]].slice(-MOST));
}

/** What is to be done about a shuffle, and what is to be remembered. */
export function answerTo(
  { hash, parts, listed }: Shuffle,
  before: OwnPart | null,
): { own: OwnPart | null; command: 'promise' | 'reveal' | null; problem: Problem | null } {
  if (before?.commitment && before.server !== hash)
    return { own: before, command: null, problem: 'again' };
  let own = before?.server === hash ? before : null;
  if (!own && listed) return { own: before, command: null, problem: before ? 'missing' : null };
  own ??= { part: newPart(), server: hash, commitment: null };
  const isThere = parts.some((other) => other.hash === hashOf(own.part));
  if (!listed) return { own, command: isThere ? null : 'promise', problem: null };
  if (!isThere) return { own, command: null, problem: 'missing' };
  const commitment = fingerprint(hash, parts);
  if (own.commitment && own.commitment !== commitment)
    return { own, command: null, problem: 'changed' };
  return { own: { ...own, commitment }, command: 'reveal', problem: null };
}

/** Why a shuffle is not proved to this browser: its part is not in it, or a promise was broken. */
export type Problem = 'missing' | 'again' | 'changed';

/** What is wrong when a match begins: the server's part is still hidden. */
export function problemAtStart(
  own: OwnPart | null,
  commitment: string,
  parts: Part[],
): Problem | null {
  if (!own) return null;
  if (own.commitment && own.commitment !== fingerprint(own.server, parts)) return 'changed';
  if (!parts.some(({ part }) => part === own.part)) return 'missing';
  return own.commitment === commitment && parts.every(isKept) ? null : 'changed';
}

/** Whether a part is the one promised, or never came. */
export const isKept = ({ hash, part }: Part): boolean => part === null || hashOf(part) === hash;

/** Whether all parts together make the seed and are those of the fingerprint. */
export const isWhole = (luck: Luck, seed: string, commitment: string): boolean =>
  fingerprint(hashOf(luck.server), luck.parts) === commitment &&
  luck.parts.every(isKept) &&
  seedOf(luck) === seed;

/** What is wrong once all is revealed. */
export function problemAtEnd(
  own: OwnPart | null,
  luck: Luck,
  seed: string,
  commitment: string,
): Problem | null {
  if (!isWhole(luck, seed, commitment)) return 'changed';
  return problemAtStart(own, commitment, luck.parts);
}
