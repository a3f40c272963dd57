// The worker in which this device plays: it takes what the page asks for, and answers.
import type { Commands, GameSpec, Layout, Look } from '../net/messages';
import { Denied } from './denied';
import { Engine } from './engine';
import { Host, type NewDeviceTable } from './host';
import { openShelves, type Unkept } from './storage';

/** Where the engine module and its layout lie, and what comes before the name of a game's network. */
export interface EngineFiles {
  wasm: string;
  layout: string;
  network: string;
}

/** What the page may ask for. */
export interface Questions {
  load: (files: EngineFiles) => Promise<GameSpec[]>;
  introduce: (name: string, look: Look | null) => Promise<void>;
  command: (command: Commands) => Promise<void>;
  create: (wish: NewDeviceTable) => Promise<string>;
  home: Host['home'];
  record: Host['record'];
  brokenRecord: Host['brokenRecord'];
  replay: Host['replay'];
  verify: Host['verify'];
  check: Host['check'];
  analysis: Host['analysis'];
  take: Host['take'];
  backup: Host['backup'];
}

/** Said once: this and what follows is gone with the page. */
export interface NotKept {
  type: 'unkept';
  why: Unkept;
}

export interface Asked {
  call: number;
  what: keyof Questions;
  given: unknown[];
}
export type Answered = { call: number } & (
  { found: unknown } | { code: string; facts: Record<string, unknown> }
);

let begin: (engine: Promise<Engine>) => void;
const engine = new Promise<Engine>((found) => (begin = found));

async function load({ wasm, layout, network }: EngineFiles): Promise<GameSpec[]> {
  const [module, told] = await Promise.all([compile(wasm), fetch(layout)]);
  const { games, ...rest } = (await told.json()) as Layout;
  begin(Engine.load(module, { games, ...rest }, (game) => fetchFile(network + game)));
  await engine;
  return Object.values(games).map(({ spec }) => spec);
}

/** The module, compiled; not every host serves it by the type that streaming needs. */
const compile = async (address: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await fetchFile(address));

async function fetchFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Denied('device/missing');
  return new Uint8Array(await answer.arrayBuffer());
}

const warn = (why: Unkept) => postMessage({ message: { type: 'unkept', why } satisfies NotKept });
const host = openShelves(warn).then(
  (shelves) =>
    new Host(
      () => engine,
      shelves,
      (message) => postMessage({ message }),
    ),
);

async function answer({ what, given }: Asked): Promise<unknown> {
  if (what === 'load') return load(given[0] as EngineFiles);
  const here = await host;
  if (what === 'introduce') {
    here.you = { name: given[0] as string, look: given[1] as Look | null };
    return null;
  }
  const ask = here[what] as (...given: unknown[]) => Promise<unknown>;
  return ask.apply(here, given);
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data)
    .then((found) => postMessage({ call: data.call, found } satisfies Answered))
    .catch((problem: unknown) => {
      const { code, facts } = problem instanceof Denied ? problem : new Denied('device/missing');
      postMessage({ call: data.call, code, facts } satisfies Answered);
    });
});
