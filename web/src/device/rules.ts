// What tables on this device ask of the rules beyond moves and points: what is announced, what luck
// decided, which cards went where, and how bots choose.
import type { Flow, Level, Merit } from '../net/messages';

/** What one move promises, before it is rounded. */
export interface Promised {
  move: number;
  worth: number;
  margin: number;
  points: number;
  visits: number;
}

declare module './engine' {
  interface Rules {
    announced(seen: Octets): Record<string, unknown>;
    circumstances(seen: Octets): Record<string, unknown>;
    chance(state: Octets, seat: number, move: number): Record<string, unknown> | null;
    merit(seen: Octets, move: number): Merit;
    flows(before: Octets, after: Octets, seat: number, move: number): Flow[];
    ruleNumbers(state: Octets): Record<string, number | string>;
    unit(state: Octets): string;
    isOneRound(state: Octets): boolean;
    choose(seen: Octets, level: Level, seed: string): number;
    advise(seen: Octets, seed: string, simulations: number): Promised[];
  }
}
