// Memory over many matches: bots play them on the device's own host, in one module.
//
//     NODE_OPTIONS=--expose-gc node browser/memory.ts FOLDER [matches]        (the folder of the engine module)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { Engine } from '../src/device/engine.ts';
import type { Layout } from '../src/net/messages.ts';

const [folder, matches = '1000'] = process.argv.slice(2);
const load = async <Module>(name: string): Promise<Module> =>
  (await runnerImport<Module>(join(import.meta.dirname, '../src/device', name))).module;
const { Host } = await load<typeof import('../src/device/host')>('host.ts');

let memory: WebAssembly.Memory;
const begin = WebAssembly.instantiate;
WebAssembly.instantiate = (async (module: WebAssembly.Module) => {
  const instance = await begin(module);
  memory = instance.exports.memory as WebAssembly.Memory;
  return instance;
}) as typeof begin;
const layout = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8')) as Layout;
const engine = await Engine.load(readFileSync(`${folder}/engine.wasm`), layout, async (game) =>
  readFileSync(`${folder}/engine.${game}`),
);

// As on a disk: what is kept there takes no memory.
const shelves = {
  find: async () => null,
  list: async () => [],
  put: async () => undefined,
  remove: async () => undefined,
};
let finish: () => void;
const host = new Host(
  () => Promise.resolve(engine),
  shelves,
  (told) => {
    if (told.type === 'update' && told.state.phase === 'over') finish();
  },
);
const games = Object.values(layout.games).map(({ spec }) => spec);
for (let i = 1; i <= Number(matches); i++) {
  const { game, least, most } = games[i % games.length]!;
  const seats = least + (i % (most - least + 1));
  const table = await host.create({ game, seats, level: i % 20 ? 'beginner' : 'hard', people: [] });
  const over = new Promise<void>((done) => (finish = done));
  await host.command({ type: 'enter', table, key: `${i}` });
  await over;
  await host.command({ type: 'exit', table, key: `${i} out` });
  if (i % (Number(matches) / 10)) continue;
  gc!();
  const kilobytes = (octets: number) => `${Math.round(octets / 1024)} kB`;
  const heap = kilobytes(process.memoryUsage().heapUsed);
  console.log(`${i} matches: module ${kilobytes(memory!.buffer.byteLength)}, heap ${heap}`);
}
