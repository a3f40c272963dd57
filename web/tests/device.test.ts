// @vitest-environment node
// A table on the device says the very same as the server would: the same tables, seeds, commands and
// moves, every message whole. tests/web/device_messages.py plays them on the
// server's side.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { Engine } from '../src/device/engine';
import { Host, type NewDeviceTable } from '../src/device/host';
import type { KeptRecord, MatchRecord } from '../src/device/record';
import { Memory } from '../src/device/storage';
import type { Commands, Frame, Judged, Layout, Messages, RecordSummary } from '../src/net/messages';

const seeds: string[] = []; // of the matches to come
vi.mock('../src/device/names', async (load) => ({
  ...(await load<object>()),
  newName: () => 'device-0123456789ab',
  newSeed: (digits = 32) => (digits === 16 ? '0011223344556677' : seeds.shift()!),
}));

type Agreed = Omit<NewDeviceTable, 'people'> & { seeds: string[] };
interface Setting {
  agreed: Agreed;
  people: string[];
  commands: (Commands & { heard: number })[];
}
interface Finished extends Setting {
  summary: RecordSummary;
  record: MatchRecord;
  open: Frame[];
  table: Frame[];
  1: Frame[];
  verified: [holds: boolean, moves: number];
  judged: Judged[];
}
interface Expected {
  engine: string;
  tables: (Setting & { heard: Messages[] })[];
  finished: Finished[];
}

const ROOT = join(import.meta.dirname, '../..');
const GAMES = 5;
let expected: Expected;
let engine: Engine;

beforeAll(async () => {
  const python = join(ROOT, '.venv/bin/python');
  const script = join(ROOT, 'tests/web/device_messages.py');
  expected = JSON.parse(
    execFileSync(python, [script], { maxBuffer: 2 ** 28, encoding: 'utf-8' }),
  ) as Expected;
  const file = (name: string) => readFileSync(join(expected.engine, name));
  engine = await Engine.load(
    new Uint8Array(file('engine.wasm')),
    JSON.parse(file('engine.json').toString()) as Layout,
    async (game) => file(`engine.${game}`),
  );
  vi.spyOn(Date, 'now').mockReturnValue(1_763_400_000_000);
}, 600_000);

/** A host, and all that it says. */
function begin(shelves = new Memory()): { host: Host; heard: Messages[]; shelves: Memory } {
  const heard: Messages[] = [];
  const tell = (message: unknown) => heard.push(structuredClone(message) as Messages);
  const host = new Host(async () => engine, shelves, tell);
  host.you = { name: 'Ann', look: null };
  return { host, heard, shelves };
}

async function setUp(host: Host, { agreed, people }: Setting): Promise<string> {
  const { seeds: given, ...wish } = agreed;
  seeds.splice(0, seeds.length, ...given);
  return host.create({ ...wish, people });
}

/** Give the commands, each once all was said that comes before it. */
async function follow(
  host: Host,
  heard: Messages[],
  { commands }: Setting,
  end: number,
): Promise<void> {
  for (const { heard: before, ...command } of commands) {
    await vi.waitUntil(() => heard.length >= before, { timeout: 20_000, interval: 0 });
    await host.command(command as Commands);
  }
  await vi.waitUntil(() => heard.length >= end, { timeout: 20_000, interval: 0 });
}

for (let number = 0; number < 3 * GAMES; number++)
  test(`every message of table ${number} is the server's`, { timeout: 60_000 }, async () => {
    const setting = expected.tables[number]!;
    const { host, heard } = begin();
    await setUp(host, setting);
    await follow(host, heard, setting, setting.heard.length);
    for (const [i, message] of setting.heard.entries()) expect(heard[i]).toEqual(message);
    expect(heard.length).toBe(setting.heard.length);
  });

for (let number = 0; number < GAMES; number++)
  test(
    `replay, check and analysis of match ${number} are the server's`,
    { timeout: 60_000 },
    async () => {
      const setting = expected.finished[number]!;
      const { host, heard, shelves } = begin();
      await setUp(host, setting);
      await follow(host, heard, setting, 0);
      const id = setting.summary.record;
      await vi.waitUntil(async () => (await host.home()).records.length, { timeout: 20_000 });
      const kept = (await shelves.find<KeptRecord>('records', id))!;
      expect(kept.record).toEqual(setting.record);
      expect({ ...kept.line, public: setting.summary.public, yours: [] }).toEqual(setting.summary);
      for (const eyes of ['open', 'table', '1'] as const)
        expect((await host.replay(id, eyes, 0, 100)).frames).toEqual(setting[eyes]);
      const { holds, moves } = await host.verify(id);
      expect([holds, moves]).toEqual(setting.verified);
      await vi.waitUntil(async () => (await host.analysis(id)).done === moves, { timeout: 60_000 });
      expect((await host.analysis(id)).moves).toEqual(setting.judged);
    },
  );
