// Records: a match as a seed and its moves; written, read and checked as match/record.py does it.
import type { GameLayout, Level, Luck, RecordSummary } from '../net/messages';
import { areApart, dealOf, fingerprint, hashOf, seedOf } from '../net/parts';
import { pause } from '../pause';
import { Denied } from './denied';
import type { Engine } from './engine';
import { type By, Match } from './match';
import { changedOptions, type Options } from './options';

/** Moves of a finished match that are played at once, before others have their turn. */
export const SLICE = 64;

/** A match as it is written down. */
export type MatchRecord = {
  treize: number;
  game: string;
  seats: number;
  options: Options;
  seed: string;
  moves: string[];
  totals?: number[];
  winners?: number[];
  names?: string[];
  date?: string;
  event?: string;
  luck?: Luck | null;
};

/** A finished match as it is kept on this device. */
export interface KeptRecord {
  id: string;
  line: RecordSummary;
  record: MatchRecord;
  by: By[];
  levels: (Level | null)[];
}

/** The record of a match. */
export function writeRecord(match: Match, names: string[], at: number): MatchRecord {
  const { spec } = match.rules.layout;
  const result = match.isOver ? { totals: match.totals, winners: match.winners } : {};
  return {
    treize: match.engine.layout.rules,
    game: match.game,
    seats: match.seatCount,
    options: changedOptions(spec.options, match.options),
    seed: match.seed,
    moves: match.moves,
    ...result,
    names,
    date: new Date(at).toISOString().slice(0, 10),
  };
}

/** A finished match in a list. */
export function recordSummaryOf(
  id: string,
  { game, seats, names }: MatchRecord,
  { totals, winners, moves }: Match,
  ended: number,
): RecordSummary {
  return {
    ...{ record: id, table: id.replace(/-\d+$/, ''), game, seats, ended, totals, winners },
    names: names ?? Array.from({ length: seats }, (_, seat) => `bot ${seat + 1}`),
    moves: moves.length,
    public: false,
    yours: [],
    looks: [],
  };
}

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one));
const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isText = (value: unknown): boolean => typeof value === 'string';
const isOptions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHex = (value: unknown, digits: number): boolean =>
  isText(value) && new RegExp(`^[0-9a-f]{${digits}}$`).test(value as string);
const isPart = ({ seats, hash, part }: Record<string, unknown>): boolean =>
  isNumbers(seats) && isHex(hash, 64) && (part === null || isHex(part, 32));
const isLuck = (value: unknown): boolean => {
  if (!isOptions(value)) return false;
  const { deal, server, parts } = value as Record<string, unknown>;
  return (
    isText(deal) &&
    isHex(server, 32) &&
    Array.isArray(parts) &&
    parts.every((one) => isOptions(one) && isPart(one))
  );
};

const NEEDED: Record<string, (value: unknown) => boolean> = {
  treize: Number.isInteger,
  game: isText,
  seats: Number.isInteger,
  options: isOptions,
  seed: (value) => isHex(value, 32),
  moves: isTexts,
};
const ALLOWED: Record<string, (value: unknown) => boolean> = {
  totals: isNumbers,
  winners: isNumbers,
  names: isTexts,
  date: isText,
  event: isText,
  luck: isLuck,
};

/** A record out of a file, its types checked. */
export function readRecord(found: Record<string, unknown>): MatchRecord {
  for (const [name, isRight] of Object.entries(NEEDED))
    if (!isRight(found[name])) throw new Denied('record/type', { found: name });
  for (const [name, value] of Object.entries(found))
    if (!(name in NEEDED) && !ALLOWED[name]?.(value ?? undefined))
      if (value !== null) throw new Denied('record/type', { found: name });
  return found as unknown as MatchRecord;
}

/** What a file of ours holds. */
export function parse(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    if (isOptions(found)) return found as Record<string, unknown>;
  } catch {
    // told below
  }
  throw new Denied('device/file');
}

/** The match of a record before its first move. */
export function beginRecord(engine: Engine, record: MatchRecord): Match {
  const { game, seats, treize, seed } = record;
  const layout = engine.layout.games[game];
  const known = engine.layout.rules;
  if (!layout)
    throw new Denied('game/unknown', { game, known: Object.keys(engine.layout.games).join(', ') });
  if (treize < 1 || treize > known) throw new Denied('record/version', { found: treize, known });
  const { least, most } = layout.spec;
  if (seats < least || seats > most) throw new Denied('record/type', { found: 'seats' });
  if (record.luck) checkLuck(record.luck, record);
  return new Match(engine, game, seats, seed, optionsOfToday(layout, treize, record.options));
}

/** Refuse parts that do not make the seed, or were promised otherwise or for another deal. */
function checkLuck(luck: Luck, record: MatchRecord): void {
  const { treize, seats: most, seed } = record;
  const real = dealOf(treize, record);
  if (luck.deal !== real) throw new Denied('record/deal', { found: luck.deal.slice(0, 80), real });
  const isSeat = (seat: number) => seat >= 0 && seat < most;
  if (!areApart(hashOf(luck.server), luck.parts) || !luck.parts.every((p) => p.seats.every(isSeat)))
    throw new Denied('record/type', { found: 'luck' });
  for (const { part, hash, seats } of luck.parts)
    if (part !== null && hashOf(part) !== hash)
      throw new Denied('record/part', { seat: seats[0]!, real: hashOf(part) });
  if (seedOf(luck) !== seed) throw new Denied('record/parts', { real: seedOf(luck) });
}

/** What was shown before the first card, if the record is right. */
export const promiseOf = (engine: Engine, { luck, seed }: MatchRecord): string =>
  luck ? fingerprint(luck.deal, hashOf(luck.server), luck.parts) : engine.commitment(seed);

/** The options by which the rules of today play as those of an earlier number did. */
export function optionsOfToday(layout: GameLayout, number: number, options: Options): Options {
  const before: Options = {};
  for (const [since, then] of Object.entries(layout.before))
    if (number < Number(since)) Object.assign(before, then);
  const known = Object.keys(layout.spec.options).join(', ');
  for (const option of Object.keys(before))
    if (option in options) throw new Denied('option/unknown', { option, known });
  return { ...before, ...options };
}

/** Play a record again: every move must be legal, and the result right. */
export async function checkRecord(engine: Engine, record: MatchRecord): Promise<Match> {
  const { moves, names, seats } = record;
  if (names && names.length !== seats)
    throw new Denied('record/names', { found: names.length, seats });
  const match = beginRecord(engine, record);
  for (const [i, move] of moves.entries()) {
    if (i % SLICE === SLICE - 1) await pause();
    const [number, found] = [i + 1, move.slice(0, 80)];
    if (match.isOver) throw new Denied('record/over', { number, found });
    const legal = match.legal();
    if (!legal.includes(move))
      throw new Denied('record/move', { number, found, legal: legal.join(', ') });
    match.play(move);
  }
  compare('totals', record.totals, match.totals, match);
  compare('winners', record.winners, match.winners, match);
  return match;
}

function compare(what: string, found: number[] | undefined, real: number[], match: Match): void {
  if (!found) return;
  if (!match.isOver) throw new Denied('record/unfinished', { what, number: match.moves.length });
  if (String(found) === String(real)) return;
  const facts = { what, found: String(found).slice(0, 80), real: String(real) };
  throw new Denied('record/result', facts);
}
