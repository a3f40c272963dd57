// Whether this browser can run the engine module.

/** A module with one of everything that ours needs: docs/running/static.md names them. */
const TRIAL = [
  ...[0, 97, 115, 109, 1, 0, 0, 0], // WebAssembly 1
  ...[1, 4, 1, 96, 0, 0], // a type of function, without anything
  ...[3, 2, 1, 0], // a function of it
  ...[5, 3, 1, 0, 1], // a memory
  ...[10, 30, 1, 28, 0],
  ...[65, 0, 192, 26], // i32.extend8_s
  ...[68, 0, 0, 0, 0, 0, 0, 0, 0, 252, 2, 26], // i32.trunc_sat_f64_s
  ...[65, 0, 65, 0, 65, 0, 252, 10, 0, 0, 11], // memory.copy
];

/** Whether matches can be played on this device; otherwise only through a server. */
export function canPlayHere(): boolean {
  return (
    typeof WebAssembly === 'object' &&
    typeof BigInt64Array === 'function' &&
    typeof Worker === 'function' &&
    WebAssembly.validate(new Uint8Array(TRIAL))
  );
}
