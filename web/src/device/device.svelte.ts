// This device as the page knows it: a worker that plays, asked over messages. Nothing hidden comes
// out of it, only what whoever sits there may see.
import { preferences } from '../look/preferences.svelte';
import { canPlayHere } from './support';
import { Refusal } from '../net/api';
import { engineFiles, offerGames } from '../net/catalogue.svelte';
import type { Messages } from '../net/messages';
import { language, loadErrorTexts, say, sayFirst, type Facts } from '../text/words.svelte';
import type { Closed } from './host';
import { setUnkept } from './unkept.svelte';
import type { Answered, Asked, EngineFiles, NotKept, Questions } from './worker';

export type DeviceMessage = Messages | Closed;
type Given<What extends keyof Questions> = Parameters<Questions[What]>;
type Found<What extends keyof Questions> = Awaited<ReturnType<Questions[What]>>;
interface Pending {
  resolve: (found: unknown) => void;
  reject: (problem: Error) => void;
}

export class Device {
  readonly listeners = new Set<(message: DeviceMessage) => void>();
  readonly onLost = new Set<() => void>();
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly pending = new Map<number, Pending>();
  private calls = 0;

  constructor() {
    this.worker.onmessage = ({
      data,
    }: MessageEvent<Answered | { message: DeviceMessage | NotKept }>) => {
      if ('message' in data) void this.tell(data.message);
      else void this.answer(data);
    };
    this.worker.onerror = () => this.lose();
  }

  /** The worker failed: whoever needs this device begins another. */
  private lose(): void {
    this.worker.terminate();
    for (const { reject } of this.pending.values()) reject(missing());
    for (const lost of this.onLost) lost();
  }

  ask<What extends keyof Questions>(what: What, ...given: Given<What>): Promise<Found<What>> {
    const call = (this.calls += 1);
    return new Promise((resolve, reject) => {
      this.pending.set(call, { resolve: resolve as Pending['resolve'], reject });
      this.worker.postMessage({ call, what, given } satisfies Asked);
    });
  }
  private async tell(message: DeviceMessage | NotKept): Promise<void> {
    if (message.type === 'unkept') return setUnkept(message.why);
    if (message.type === 'refused') message.text = await sentence(message.code, message.facts);
    for (const listener of this.listeners) listener(message);
  }
  private async answer(told: Answered): Promise<void> {
    const { resolve, reject } = this.pending.get(told.call)!;
    this.pending.delete(told.call);
    if ('found' in told) resolve(told.found);
    else reject(new Refusal(told.code, await sentence(told.code, told.facts)));
  }
}

const missing = () =>
  new Refusal('device/missing', say(canPlayHere() ? 'web-device-missing' : 'web-not-able'));

/** Why something can't be had, in the language spoken now. */
async function sentence(code: string, facts: Record<string, unknown>): Promise<string> {
  if (code.startsWith('device/')) return say(`web-${code}`);
  await loadErrorTexts(language());
  return sayFirst([`error-${code}`], facts as Facts, code);
}

// --- The one that this page has ---

let device: Device | null = null;
let loading: Promise<Device> | null = null;
let loaded = $state.raw<readonly string[]>([]); // the games of the module

/** Whether matches of a game can begin here at once. */
export const isDeviceReady = (game: string): boolean => loaded.includes(game);

/** The worker, whether it can play already or not. */
function begun(): Device {
  if (device) return device;
  device = new Device();
  device.onLost.add(() => {
    device = loading = null;
    loaded = [];
  });
  return device;
}

/** This device, ready to play. */
export function openDevice(): Promise<Device> {
  loading ??= load().catch((problem: unknown) => {
    loading = null;
    throw problem instanceof Refusal ? problem : missing();
  });
  return loading;
}
async function load(): Promise<Device> {
  const files = await engineFiles();
  if (!files) throw missing();
  const found = begun();
  const games = await found.ask('load', files);
  offerGames(games);
  await introduce(found);
  loaded = games.map(({ game }) => game);
  void keepForLater(files).catch(() => undefined);
  return found;
}

/** Let the service worker keep the module; on a first visit it came too late to see it loaded. */
async function keepForLater({ wasm, layout }: EngineFiles): Promise<void> {
  const { serviceWorker } = navigator;
  const took = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
  if (!serviceWorker.controller) await took;
  await Promise.all([fetch(wasm), fetch(layout)]);
}

/** Be known on this device as everywhere. */
export const introduce = (found: Device): Promise<void> =>
  found.ask(
    'introduce',
    preferences.name || say('name-guest'),
    preferences.look && { ...preferences.look },
  );

/** The unfinished and the finished matches on this device. */
export const deviceHome = (): Promise<Found<'home'>> => begun().ask('home');
