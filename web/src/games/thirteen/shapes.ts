// The rotten fours, and what a target is cut from.
import { around, curve, path, pebble } from '../../look/shapes';

/** The rotten four: a round fruit with three bites out of its rim. */
function bitten(seed: number): string {
  const bites = [
    [-0.75, 0.42, 15],
    [2.2, 0.34, 12],
    [3.05, 0.26, 9],
  ] as const;
  const rim = (t: number) => {
    let q = 47 + 1.5 * Math.sin(3 * t + 1);
    for (const [at, wide, deep] of bites) {
      const d = Math.atan2(Math.sin(t - at), Math.cos(t - at));
      if (Math.abs(d) < wide) q -= deep * Math.sqrt(1 - (d / wide) ** 2) + Math.sin(d * 28) * 1.2;
    }
    return q;
  };
  return curve(around(seed, 60, rim, 0.006), 1);
}

const spot = (seed: number, r: number, x: number, y: number) =>
  path(curve(around(seed, 7, r, 0.2, x, y)));

export const symbols: Record<string, string> = {
  rotten: `${path(bitten(3))}<g class="spot">${spot(1, 6, 26, 34)}${spot(2, 4.2, 38, 17)}${spot(3, 5, 76, 70)}${spot(9, 3.6, 62, 86)}</g>`,
  rings: path(pebble(21, 49, 0.02, 13), 'r3') + path(pebble(33, 44.5, 0.02, 12), 'r2'),
  core: path(pebble(44, 48, 0.03, 12)),
  core2: path(pebble(57, 48, 0.035, 11)),
};
