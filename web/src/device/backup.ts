// All matches of this device in one file, and such a file taken in again. Nothing in it is believed:
// every match is played once more, and what does not hold is left.
import { ANIMALS, COLOURS, type Level, type Look } from '../net/messages';
import type { Engine } from './engine';
import type { By } from './match';
import { PERSON } from './names';
import { checkOptions } from './options';
import { checkRecord, type KeptRecord, recordSummaryOf, readRecord } from './record';
import { type KeptTable, Room } from './room';
import type { Seat } from './seating';

/** The matches of a device. */
export interface Backup {
  backup: 1; // by which such a file is known
  tables: KeptTable[];
  records: KeptRecord[];
}

const TABLE = /^device-[0-9a-f]{12}$/;
const RECORD = /^device-[0-9a-f]{12}-\d{1,6}$/;
const LONGEST = 60; // letters of a name

/** Whether a file is one with all matches of a device. */
export const isBackup = (found: unknown): found is Partial<Backup> =>
  typeof found === 'object' && found !== null && (found as { backup?: unknown }).backup === 1;

class Unreadable extends Error {}
function need<Value>(value: unknown, isRight: boolean): Value {
  if (!isRight) throw new Unreadable();
  return value as Value;
}
const whole = (value: unknown, least = 0, most = Number.MAX_SAFE_INTEGER): number =>
  need(value, Number.isInteger(value) && (value as number) >= least && (value as number) <= most);
const text = (value: unknown, form: RegExp): string =>
  need(value, typeof value === 'string' && form.test(value));
const oneOf = <Value>(value: unknown, known: readonly Value[]): Value =>
  need(value, known.includes(value as Value));
const listOf = (value: unknown, length: number): unknown[] =>
  need(value, Array.isArray(value) && value.length === length);

function lookOf(value: unknown): Look | null {
  if (value === null) return null;
  const { animal, colour } = value as Look;
  return { animal: oneOf(animal, [...ANIMALS, null]), colour: oneOf(colour, COLOURS) };
}
const nameOf = (value: unknown): string | null =>
  value === null ? null : text(value, new RegExp(`^\\P{C}{1,${LONGEST}}$`, 'u'));
const byOf = (value: unknown, moves: string[]): By[] =>
  listOf(value, moves.length).map((by) => oneOf<By>(by, ['person', 'bot', 'clock']));

/** A table out of a file; its match is played again, up to where it was. */
export function readTable(engine: Engine, found: unknown): KeptTable {
  const { about, seats, match, host, ...rest } = found as KeptTable;
  const { layout } = engine.rules(about.game);
  const levels: (Level | null)[] = [...engine.layout.levels, null];
  const number = whole(about.seats, layout.spec.least, layout.spec.most);
  const seat = (one: unknown): Seat => {
    const { person, name, bot, why, look } = one as Seat;
    return {
      person: oneOf(person, [PERSON, null]),
      name: nameOf(name),
      bot: oneOf(bot, levels),
      why: oneOf(why, ['away', 'left', null]),
      look: lookOf(look),
    };
  };
  const moves = match && need<string[]>(match.moves, Array.isArray(match.moves));
  return new Room(engine, {
    about: {
      id: text(about.id, TABLE),
      game: about.game,
      seats: number,
      options: checkOptions(layout.spec.options, about.options, number),
      level: oneOf(about.level, engine.layout.levels),
      memory: oneOf(about.memory, [true, false]),
      undo: oneOf(about.undo, [true, false]),
    },
    version: whole(rest.version),
    host: oneOf(host, [PERSON, null]),
    seats: listOf(seats, number).map(seat),
    matches: whole(rest.matches),
    match: match && {
      seed: text(match.seed, /^[0-9a-f]{32}$/),
      rules: whole(match.rules, 1, engine.layout.rules),
      moves: moves!,
      by: byOf(match.by, moves!),
    },
    botSeed: text(rest.botSeed, /^[0-9a-f]{1,64}$/),
    phase: 'open', // this and the turn follow from the match
    turn: null,
    started: whole(rest.started),
    changed: whole(rest.changed),
  }).kept();
}

/** A finished match out of a file. */
export async function readKept(engine: Engine, found: unknown): Promise<KeptRecord> {
  const { id, line, by, levels, record: written } = found as KeptRecord;
  const record = readRecord({ ...written });
  const match = await checkRecord(engine, record);
  const { seats, moves } = record;
  const known: (Level | null)[] = [...engine.layout.levels, null];
  const looks = line.looks.length ? listOf(line.looks, seats) : [];
  return {
    id: text(id, need(RECORD, match.isOver)),
    line: {
      ...recordSummaryOf(id, record, match, whole(line.ended)),
      yours: line.yours.map((seat) => whole(seat, 0, seats - 1)),
      looks: looks.flatMap((look) => lookOf(look) ?? []),
    },
    record,
    by: byOf(by, moves),
    levels: listOf(levels, seats).map((level) => oneOf(level, known)),
  };
}
