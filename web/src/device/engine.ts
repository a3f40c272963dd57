// The engine module in the browser: bytes go in, the compiled rules work on them, bytes come out.
import type { Layout } from '../net/messages';
import { sha256 } from '../net/sha256.ts';
import { Rules, type Octets } from './rules.ts'; // Node reads this file too, and wants whole names

/** Bytes of the longest text that is passed in. */
const LONGEST = 4096;

type Call = (...given: (number | bigint)[]) => number;

/** Fetches the network of a game. */
export type FetchNetwork = (game: string) => Promise<Uint8Array>;

/** One module with the rules of all games. */
export class Engine {
  readonly layout: Layout;
  readonly fetchNetwork: FetchNetwork;
  readonly #module: WebAssembly.Module;
  readonly #rules = new Map<string, Rules>();
  #memory!: WebAssembly.Memory;
  #calls!: Record<string, Call>;
  #texts = 0;
  /** Raised with each instance: addresses of an older one mean nothing. */
  instance = 0;

  private constructor(module: WebAssembly.Module, layout: Layout, fetchNetwork: FetchNetwork) {
    this.#module = module;
    this.layout = layout;
    this.fetchNetwork = fetchNetwork;
  }

  /** Make the module ready. */
  static async load(
    wasm: BufferSource | WebAssembly.Module,
    layout: Layout,
    fetchNetwork: FetchNetwork,
  ): Promise<Engine> {
    const module = wasm instanceof WebAssembly.Module ? wasm : await WebAssembly.compile(wasm);
    const engine = new Engine(module, layout, fetchNetwork);
    engine.#start(await WebAssembly.instantiate(module));
    return engine;
  }

  #start(instance: WebAssembly.Instance): void {
    const { memory, ...calls } = instance.exports;
    this.#memory = memory as WebAssembly.Memory;
    this.#calls = calls as Record<string, Call>;
    this.instance += 1;
    this.#texts = this.take(LONGEST);
  }

  /** The rules of a game. */
  rules(game: string): Rules {
    const found = this.#rules.get(game) ?? new Rules(this, game);
    this.#rules.set(game, found);
    return found;
  }

  /** Call an entry point; after a failure the next call begins with memory anew. */
  call(name: string, ...given: (number | bigint)[]): number {
    try {
      return this.#calls[name]!(...given);
    } catch (cause) {
      this.#start(new WebAssembly.Instance(this.#module));
      throw new Error(name, { cause });
    }
  }

  /** The address of so many bytes that stay. */
  take(size: number): number {
    return this.#calls.take!(size);
  }

  /** Copy bytes into the module's memory. */
  write(octets: Uint8Array, at: number): void {
    new Uint8Array(this.#memory.buffer, at, octets.length).set(octets);
  }

  /** Copy bytes out of the module's memory. */
  read(at: number, size: number): Octets {
    return new Uint8Array(this.#memory.buffer.slice(at, at + size) as ArrayBuffer);
  }

  /** A text in the module's memory: its address and its length. */
  text(text: string): [number, number] {
    const octets = new TextEncoder().encode(text);
    if (octets.length > LONGEST) throw new RangeError('too long a text');
    this.write(octets, this.#texts);
    return [this.#texts, octets.length];
  }

  /** The table's luck for a move; number 0 is the first deal. */
  luckOf(seed: string, number: number): bigint {
    return BigInt(`0x${sha256(`treize luck ${seed} ${number}`).slice(0, 16)}`) | 1n;
  }

  /** What a table shows of its seed before the first card. */
  commitment(seed: string): string {
    return sha256(`treize seed ${seed}`);
  }
}
