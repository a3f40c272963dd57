// A chili, a token, and the arc of the count.
import { around, curve, facets, path, type Point } from '../../look/shapes';

/** A token: one ink blot; its drops are in the symbol. */
const splat = (seed: number) =>
  curve(
    around(
      seed,
      40,
      (t) => 33 + 4 * Math.sin(3 * t + 0.6) + 3.4 * Math.sin(5 * t + 2) + 2.2 * Math.sin(8 * t),
      0.012,
      50,
      52,
    ),
    1,
  );

export const symbols: Record<string, string> = {
  chili:
    path('M22 30C30 18 46 18 55 30C66 45 70 68 97 84C84 97 56 96 38 78C24 64 14 44 22 30Z') +
    path(
      'M4 5C10 2 15 4 18 10C22 15 28 17 36 16C44 17 50 21 54 28C46 30 42 28 38 33C33 30 29 33 23 38C20 33 18 29 19 25C13 20 7 14 4 5Z',
      'cap',
    ),
  blot: `${path(splat(12))}<circle cx="88" cy="20" r="8"/><circle cx="11" cy="76" r="6.5"/><circle cx="86" cy="88" r="4.5"/>`,
};

/** The arc: so many steps from left to right, each a cut of paper. */
export function steps(count: number, cx = 170, cy = 166, outer = 150, inner = 104): string[] {
  const [from, to] = [Math.PI * 0.86, Math.PI * 2.14];
  const point = (q: number, t: number): Point => [cx + q * Math.cos(t), cy + q * Math.sin(t)];
  return Array.from({ length: count - 1 }, (_, i) => {
    const s = from + ((to - from) * i) / count + 0.018;
    const e = from + ((to - from) * (i + 1)) / count - 0.018;
    const [o, n] = [outer + ((i * 7) % 5) - 2, inner + ((i * 3) % 4) - 2];
    const m = (s + e) / 2;
    const rim = [point(n, s), point(o, s + 0.01), point(o + 1.5, m), point(o - 1, e)];
    return facets([...rim, point(n + 1, e - 0.01), point(n, m)]);
  });
}

/** Where the last step of the arc lies. */
export function lastStep(count: number): Point {
  const t = Math.PI * 0.86 + Math.PI * 1.28 * ((count - 0.5) / count);
  return [170 + 130 * Math.cos(t), 166 + 130 * Math.sin(t)];
}
