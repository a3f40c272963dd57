// Thirteen leaves.
import { curve, luck, path, type Point } from '../../look/shapes';

/** Half outlines of the leaves, from tip to base; the first number is the softness. */
const LEAVES: [number, string][] = [
  [0.9, '0 8 16 22 27 44 29 66 18 86 0 93'],
  [0.9, '0 1 17 18 31 44 32 68 18 88 0 95'],
  [0.95, '0 4 22 18 40 44 43 68 32 88 14 93 0 84'],
  [0.9, '0 3 16 9 26 10 34 22 40 34 39 46 44 58 38 70 36 80 22 87 0 92'],
  [0.15, '0 0 15 19 20 17 27 35 33 33 36 52 42 52 37 69 41 73 26 86 22 92 0 93'],
  [0.95, '0 10 20 3 38 14 43 36 35 62 20 84 0 95'],
  [0.9, '0 2 26 10 43 34 45 60 32 84 0 94'],
  [0.95, '0 3 15 5 23 18 22 31 34 30 46 42 46 60 35 72 22 74 20 86 0 93'],
  [0.95, '0 2 15 6 18 19 23 24 34 22 38 34 31 43 40 46 47 57 38 68 28 68 30 78 20 87 0 92'],
  [0.6, '0 24 7 7 24 4 40 15 49 38 46 52 30 60 16 74 0 95'],
  [0.35, '0 1 14 24 22 30 44 26 38 46 49 66 33 70 25 87 0 90'],
  [0.35, '0 1 9 14 17 14 19 28 30 17 45 22 43 37 49 46 39 58 46 76 30 75 22 88 0 88'],
  [
    0.05,
    '0 0 8 15 17 12 17 28 29 20 34 12 38 24 49 25 45 38 50 49 38 56 43 72 29 71 24 84 10 80 0 86',
  ],
];

function leaf(value: number): string {
  const [soft, outline] = LEAVES[value - 1]!;
  const n = outline.split(' ').map(Number);
  const half = Array.from({ length: n.length / 2 }, (_, i): Point => [n[2 * i]!, n[2 * i + 1]!]);
  const rand = luck(value * 31);
  const j = () => (rand() - 0.5) * 2.4;
  const right = half.map(([x, y]): Point => [50 + x + (x ? j() : 0), y]);
  const left = half.slice(1, -1).reverse();
  return curve([...right, ...left.map(([x, y]): Point => [50 - x + j(), y + j()])], soft);
}

export const symbols: Record<string, string> = Object.fromEntries(
  LEAVES.map((_, i) => [`leaf${i + 1}`, path(leaf(i + 1)) + path('M47 82L53 82L55 100L49 100Z')]),
);
