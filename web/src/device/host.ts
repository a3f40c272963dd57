// Everything on this device, for the worker: its tables, bots that think, finished matches.
import type {
  Analysis,
  Commands,
  Happening,
  Level,
  Messages,
  RecordSummary,
} from '../net/messages';
import type { Replay, TableSummary, Verified } from '../net/messages';
import type { SeenMatch } from '../net/parts';
import { pause } from '../pause';
import { hintOf } from './advice';
import { type Backup, isBackup, readKept, readTable } from './backup';
import { decide, type You } from './decisions';
import { Denied } from './denied';
import type { Engine } from './engine';
import { newName, newSeed, PERSON } from './names';
import { checkOptions, type Options } from './options';
import { own } from './ownership';
import { checkRecord, type KeptRecord, type MatchRecord, parse } from './record';
import { readRecord, recordSummaryOf, writeRecord } from './record';
import { analyse, isAsSeen, replayOf, verify } from './replay';
import { type KeptTable, Room } from './room';
import { FREE, isAttended, usualLook } from './seating';
import { aboutOf, summaryOf, updateOf, viewOf } from './clientState';
import type { Shelves } from './storage';

const LOADED = 4; // tables in memory that nobody looks at

/** A table to be set up here; the match begins at once, bots in all other seats. */
export interface NewDeviceTable {
  game: string;
  seats: number;
  options?: Options;
  level: Level;
  memory?: boolean;
  undo?: boolean;
  people: string[]; // who share the screen, the first is you
}

/** A table that can't go on here: the rules failed, or another tab plays it. */
export interface Closed {
  type: 'closed';
  table: string;
}

/** What was taken in from a file: one match, or how many of a device. */
type Taken = { record: string } | { matches: number; left: number };

type StoredTable = KeptTable & { problem?: string };

export class Host {
  you: You = { name: '', look: null };
  private readonly rooms = new Map<string, Room>();
  private readonly owned = new Map<string, Promise<() => void>>(); // how to leave each to another tab
  private readonly elsewhere = new Set<string>(); // tables that are looked at here, and played in another tab
  private readonly watched = new Set<string>();
  private readonly thinking = new Set<string>();
  private readonly growing = new Map<string, Analysis>();
  private readonly failed = new Set<string>(); // analyses

  constructor(
    private readonly engine: () => Promise<Engine>,
    private readonly shelves: Shelves,
    private readonly tell: (message: Messages | Closed) => void,
  ) {}

  // --- Tables ---

  async create(wish: NewDeviceTable): Promise<string> {
    const engine = await this.engine();
    const { game, seats, level, people, memory = false, undo = true } = wish;
    const { options: kinds } = engine.rules(game).layout.spec;
    const options = checkOptions(kinds, wish.options ?? {}, seats);
    const at = Date.now();
    const room = new Room(engine, {
      about: { id: newName(), game, seats, options, level, memory, undo },
      version: 0,
      host: PERSON,
      seats: Array.from({ length: seats }, () => ({ ...FREE })),
      matches: 0,
      match: null,
      botSeed: newSeed(16),
      phase: 'open',
      turn: null,
      started: at,
      changed: at,
    });
    room.happen([]);
    people.slice(0, seats).forEach((name, seat) => {
      const look = seat ? usualLook(`${PERSON} ${name}`) : this.you.look;
      room.happen(room.sit(seat, PERSON, name, look));
    });
    room.happen(room.begin(newSeed()));
    await this.own(room.about.id);
    this.rooms.set(room.about.id, room);
    this.keep(room);
    this.forgetSome();
    return room.about.id;
  }

  private async room(id: string): Promise<Room> {
    const loaded = this.rooms.get(id);
    if (loaded) return loaded;
    if (this.elsewhere.has(id)) throw new Denied('device/elsewhere');
    await this.own(id);
    const kept = await this.shelves.find<StoredTable>('tables', id);
    if (!kept) throw new Denied('table/unknown', { table: id });
    if (kept.problem !== undefined) throw new Denied('device/broken');
    const engine = await this.engine();
    const room = this.rooms.get(id) ?? new Room(engine, kept);
    this.rooms.set(id, room);
    this.forgetSome();
    return room;
  }
  private forgetSome(): void {
    const idle = [...this.rooms.keys()].filter(
      (id) => !this.watched.has(id) && !this.thinking.has(id),
    );
    for (const id of idle.slice(0, Math.max(0, idle.length - LOADED))) this.forget(id);
  }
  private forget(id: string): void {
    this.rooms.delete(id);
    void this.owned.get(id)?.then((release) => release());
    this.owned.delete(id);
  }
  private own(id: string): Promise<unknown> {
    if (!this.owned.has(id))
      this.owned.set(
        id,
        own(id, () => this.lose(id)),
      );
    return this.owned.get(id)!;
  }
  /** Another tab plays a table from now on. */
  private lose(id: string): void {
    this.forget(id);
    if (!this.watched.delete(id)) return;
    this.elsewhere.add(id);
    this.tell({ type: 'closed', table: id });
  }
  private keep(room: Room): void {
    const { id } = room.about;
    void this.shelves.put('tables', id, room.kept());
    const record = finished(room);
    if (record) void this.shelves.put('records', record.id, record);
  }

  /** Carry out a command, and answer it. */
  async command(command: Commands): Promise<void> {
    const { key } = command;
    const table = 'table' in command ? command.table : null;
    try {
      await this.carryOut(command);
    } catch (problem) {
      if (!(problem instanceof Denied)) await this.breakOff(table, problem);
      const { code, facts } = problem instanceof Denied ? problem : new Denied('device/broken');
      this.tell({ type: 'refused', key, code, facts, text: '' });
    }
  }
  private async carryOut(command: Commands): Promise<void> {
    const { key } = command;
    const done = (version: number | null = null, seat: number | null = null) =>
      this.tell({ type: 'ok', key, version, seat });
    if (command.type === 'enter') return this.enter(command.table, command.seen ?? null, done);
    if (command.type === 'hint') return this.hint(command.table, command.seat, key);
    if (command.type === 'exit') {
      this.watched.delete(command.table);
      this.elsewhere.delete(command.table);
      return done();
    }
    if (command.type === 'rename' || command.type === 'look') {
      this.changeYou(command);
      return done();
    }
    if (!('table' in command)) throw new Denied('device/alone');
    const room = await this.room(command.table);
    const { happened, seat } = decide(room, command, this.you);
    if (happened) this.happen(room, happened);
    done(room.version, seat ?? null);
    if (command.type === 'leave') this.watched.delete(command.table);
  }

  private async enter(
    id: string,
    seen: number | null,
    done: (version: number) => void,
  ): Promise<void> {
    const room = await this.room(id);
    this.watched.add(id);
    done(room.version);
    const update = seen === null ? null : updateOf(room, seen);
    this.tell(update ?? viewOf(aboutOf(await this.engine(), room), room));
    this.tellPresence(room);
    this.wake(room);
  }

  private async hint(id: string, seat: number, key: string): Promise<void> {
    const room = await this.room(id);
    const { match, number } = room;
    if (!room.seatsOf(PERSON).includes(seat)) throw new Denied('seat/yours', { seat });
    if (!match || match.isOver) throw new Denied(match ? 'match/over' : 'match/none');
    if (match.turn !== seat) throw new Denied('move/turn', { seat, turn: match.turn });
    const found = hintOf(match.rules, room.seenBy(seat).octets, room.botSeed);
    this.tell({ type: 'advice', key, table: id, seat, number, ...found });
  }

  /** Be known otherwise, at all tables that are open. */
  private changeYou(command: Extract<Commands, { type: 'rename' | 'look' }>): void {
    const { name } = this.you;
    if (command.type === 'rename') this.you.name = command.name;
    else this.you.look = { animal: command.animal, colour: command.colour };
    for (const room of this.rooms.values()) {
      if (command.type === 'look') room.wear(PERSON, name, this.you.look!);
      const renamed = command.type === 'rename' ? room.rename(PERSON, name, command.name) : [];
      if (renamed.length || command.type === 'look') this.happen(room, renamed);
    }
  }

  /** Something has happened at a table: it is kept, told, and whoever is next plays. */
  private happen(room: Room, happened: Happening[]): void {
    room.happen(happened);
    this.keep(room);
    if (this.watched.has(room.about.id)) {
      this.tell(updateOf(room, room.version - 1)!);
      if (happened.some(({ type }) => type === 'sat' || type === 'stood')) this.tellPresence(room);
    }
    this.wake(room);
  }
  private tellPresence({ about, seats }: Room): void {
    const here = seats.map(({ person }) => person !== null);
    this.tell({ type: 'presence', table: about.id, here, watching: 0, watchers: [] });
  }

  // --- Bots ---

  /** Let bots play as long as it is their turn; whatever else is asked for comes between. */
  private wake(room: Room): void {
    const { id } = room.about;
    if (this.thinking.has(id) || !botOf(room)) return;
    this.thinking.add(id);
    void this.letBotsPlay(room)
      .catch((problem: unknown) => this.breakOff(id, problem))
      .finally(() => this.thinking.delete(id));
  }
  private async letBotsPlay(room: Room): Promise<void> {
    await pause();
    for (let level; (level = botOf(room)) && this.rooms.get(room.about.id) === room;) {
      await room.match!.rules.learn(level);
      if (botOf(room) !== level || this.rooms.get(room.about.id) !== room) continue; // meanwhile
      this.happen(room, room.makeMove(choose(room, level), 'bot'));
      await pause();
    }
  }

  /** The rules failed: this match is over, with what was played of it to look into. */
  private async breakOff(table: string | null, problem: unknown): Promise<void> {
    const room = table === null ? null : this.rooms.get(table);
    const kept = room?.kept() ?? (table && (await this.shelves.find<KeptTable>('tables', table)));
    if (table) this.forget(table);
    if (!table || !kept) return;
    await this.shelves.put('tables', table, { ...kept, problem: String(problem) });
    this.tell({ type: 'closed', table });
  }

  // --- Lists, and finished matches ---

  async home(): Promise<{ yours: TableSummary[]; records: RecordSummary[] }> {
    const tables = await this.shelves.list<StoredTable>('tables');
    const going = tables.filter(({ phase, problem }) => phase === 'playing' && !problem);
    for (const { about, seats } of going)
      if (!seats.some(isAttended))
        this.room(about.id).then(
          (room) => this.wake(room),
          () => null,
        );
    const records = await this.shelves.list<KeptRecord>('records');
    return { yours: going.map(summaryOf), records: records.map(({ line }) => line) };
  }

  /** A finished match as it is kept. */
  async record(id: string): Promise<KeptRecord> {
    const kept = await this.shelves.find<KeptRecord>('records', id);
    if (!kept) throw new Denied('record/unknown', { record: id });
    return kept;
  }
  /** What there is of a match that can't go on. */
  async brokenRecord(id: string): Promise<MatchRecord> {
    const kept = await this.shelves.find<StoredTable>('tables', id);
    if (!kept?.match) throw new Denied('record/unknown', { record: id });
    const { game, seats, options } = kept.about;
    const { seed, rules, moves } = kept.match;
    return { treize: rules, game, seats, options, seed, moves, event: kept.problem ?? '' };
  }
  async replay(id: string, eyes: string, first: number, count: number): Promise<Replay> {
    return replayOf(await this.engine(), await this.record(id), eyes, first, count);
  }
  async verify(id: string): Promise<Verified> {
    return verify(await this.engine(), await this.record(id));
  }
  /** Play a record of a server again, and compare it with what was seen there. */
  async check(
    id: string,
    found: Record<string, unknown>,
    seen: SeenMatch | null,
  ): Promise<Verified & { isAsSeen: boolean }> {
    const [engine, record] = [await this.engine(), readRecord(found)];
    const verified = await verify(engine, { id, record });
    const isRight = !verified.holds || !seen || isAsSeen(engine, record, seen);
    return { ...verified, isAsSeen: isRight };
  }

  /** What is known of where a match turned; it grows while it is asked for. */
  async analysis(id: string, again = false): Promise<Analysis> {
    if (again) this.failed.delete(id);
    if (this.failed.has(id)) throw new Denied('analysis/failed');
    const known = this.growing.get(id) ?? (await this.shelves.find<Analysis>('analyses', id));
    return known ?? this.beginAnalysis(await this.record(id));
  }
  private beginAnalysis(kept: KeptRecord): Analysis {
    const { id, record } = kept;
    const total = record.moves.length;
    const growing: Analysis = { record: id, done: 0, total, moves: [], costliest: [] };
    this.growing.set(id, growing);
    void this.engine()
      .then((engine) => analyse(engine, record, growing))
      .then(() => this.shelves.put('analyses', id, growing))
      .catch(() => this.failed.add(id))
      .finally(() => this.growing.delete(id));
    return growing;
  }

  // --- Files ---

  /** All matches on this device. */
  async backup(): Promise<Backup> {
    const [tables, records] = [this.shelves.list('tables'), this.shelves.list('records')];
    const going = ((await tables) as StoredTable[]).filter(({ problem }) => !problem);
    return { backup: 1, tables: going, records: (await records) as KeptRecord[] };
  }

  /** Keep what a file from elsewhere holds. */
  async take(text: string): Promise<Taken> {
    const found = parse(text);
    return isBackup(found) ? this.takeBackup(found) : { record: await this.takeRecord(found) };
  }
  private async takeRecord(found: Record<string, unknown>): Promise<string> {
    const record = readRecord(found);
    const match = await checkRecord(await this.engine(), record);
    if (!match.isOver) throw new Denied('device/cut');
    const known = await this.shelves.list<KeptRecord>('records');
    const same = known.find(
      (kept) =>
        kept.record.seed === record.seed && String(kept.record.moves) === String(record.moves),
    );
    if (same) return same.id;
    const id = `${newName()}-1`;
    const summary = recordSummaryOf(id, record, match, Date.parse(record.date ?? '') || Date.now());
    const isBot = summary.names.map((name) => /^bot \d+$/i.test(name));
    const by = match.seats.map((seat) => (isBot[seat] ? 'bot' : 'person') as 'bot' | 'person');
    const kept: KeptRecord = { id, line: summary, record, by, levels: isBot.map(() => null) };
    await this.shelves.put('records', id, kept);
    return id;
  }
  /** Keep the matches of another device; of a match that is here too, what was played last. */
  private async takeBackup({ tables = [], records = [] }: Partial<Backup>): Promise<Taken> {
    const engine = await this.engine();
    const taken: Taken = { matches: 0, left: 0 };
    const takeEach = async <Kept>(all: Kept[], take: (one: Kept) => Promise<void>) => {
      for (const one of all)
        await take(one).then(
          () => (taken.matches += 1),
          () => (taken.left += 1),
        );
    };
    await takeEach(records, async (one) => {
      const kept = await readKept(engine, one);
      await this.shelves.put('records', kept.id, kept);
    });
    await takeEach(
      tables.filter(({ phase }) => phase === 'playing'), // of others there is a record
      async (one) => {
        const kept = readTable(engine, one);
        const { id } = kept.about;
        const here = await this.shelves.find<StoredTable>('tables', id);
        if (here && here.changed >= kept.changed) return;
        this.forget(id);
        await this.shelves.put('tables', id, kept);
      },
    );
    return taken;
  }
}

/** The level of the bot whose turn it is, if it is a bot's. */
const botOf = ({ turn, seats }: Room): Level | null => (turn === null ? null : seats[turn]!.bot);

/** The move of a bot for what its seat sees; where there is only one nobody need think. */
function choose(room: Room, level: Level): string {
  const { rules } = room.match!;
  const { octets } = room.seenBy(room.turn!);
  const [first, ...others] = rules.legal(octets);
  const number = others.length ? rules.choose(octets, level, room.botSeed) : first!;
  return rules.layout.spec.moves[number]!.text;
}

/** What is kept of the match that is over. */
function finished(room: Room): KeptRecord | null {
  const { match, recordId: id, changed } = room;
  if (!match?.isOver || !id) return null;
  const { occupants } = room;
  const names = occupants.map(({ name }, seat) => name ?? `bot ${seat + 1}`);
  const record = writeRecord(match, names, room.started);
  const summary: RecordSummary = {
    ...recordSummaryOf(id, record, match, changed),
    yours: room.seatsOf(PERSON),
    looks: occupants.flatMap(({ look }) => look ?? []),
  };
  const levels = occupants.map(({ person, bot }) => (person === null ? bot : null));
  return { id, line: summary, record, by: room.by, levels };
}
