// What tables on this device ask of the rules beyond what the module has: which cards went where,
// and what speaks for a move.
import type { Flow, Merit } from '../net/messages';

declare module './engine' {
  interface Rules {
    merit(seen: Octets, move: number): Merit;
    flows(before: Octets, after: Octets, seat: number, move: number): Flow[];
  }
}
