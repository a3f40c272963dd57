// Every shape of the table, cut with the same scissors: seeded, so a shape never changes.

export type Point = [number, number];

export function luck(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const f = (n: number) => +n.toFixed(1);

/** A closed curve through the points; `soft` 0 cuts straight facets, 1 is round. */
export function curve(points: Point[], soft = 0.85): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n]!;
  let path = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = soft / 6;
    path += `C${f(b[0] + (c[0] - a[0]) * k)} ${f(b[1] + (c[1] - a[1]) * k)}`;
    path += ` ${f(c[0] - (e[0] - b[0]) * k)} ${f(c[1] - (e[1] - b[1]) * k)} ${f(c[0])} ${f(c[1])}`;
  }
  return `${path}Z`;
}

export const facets = (points: Point[]) =>
  `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;

/** Points of a hand-cut circle, or of any outline told by its radius at an angle. */
export function around(
  seed: number,
  n: number,
  radius: number | ((angle: number) => number),
  jitter = 0.03,
  cx = 50,
  cy = 50,
): Point[] {
  const rand = luck(seed);
  const turn = rand() * 6;
  return Array.from({ length: n }, (_, i): Point => {
    const t = (i / n) * 2 * Math.PI + (typeof radius === 'function' ? 0 : turn);
    const r = typeof radius === 'function' ? radius(t) : radius;
    const q = r * (1 + (rand() - 0.5) * 2 * jitter);
    return [cx + q * Math.cos(t), cy + q * Math.sin(t)];
  });
}

export const pebble = (seed: number, r = 48, jitter = 0.035, n = 11) =>
  curve(around(seed, n, r, jitter), 0.8);

/** A ray burst cut with straight snips: the sun on whoever plays, and the yellow suit. */
function burst(seed: number, rays: number, outer: number, inner: number): string {
  const rand = luck(seed);
  const points: Point[] = [];
  for (let i = 0; i < rays * 2; i++) {
    const t = (i / (rays * 2)) * 2 * Math.PI - Math.PI / 2 + (rand() - 0.5) * 0.1;
    const q = (i % 2 ? inner : outer) * (1 + (rand() - 0.5) * 0.09);
    points.push([50 + q * Math.cos(t), 50 + q * Math.sin(t)]);
  }
  return facets(points);
}

/** A sheet that fills its box: sides bow a little, corners are round and unequal. */
export function sheet(seed: number, bow = 2.2): string {
  const rand = luck(seed);
  const j = () => (rand() - 0.5) * bow;
  const [m, w] = [bow, 100 - bow];
  const top: Point[] = [9, 30, 52, 74, 91].map((x) => [x, m]);
  const right: Point[] = [7, 30, 55, 78, 93].map((y) => [w, y]);
  const foot: Point[] = [92, 70, 46, 24, 8].map((x) => [x, w]);
  const left: Point[] = [92, 70, 44, 20, 8].map((y) => [m, y]);
  return curve(
    [...top, ...right, ...foot, ...left].map(([x, y]): Point => [x + j(), y + j()]),
    0.9,
  );
}

/** The face of a card, 100 by 140. */
function paper(seed: number): string {
  const rand = luck(seed);
  const j = (v = 1.6) => (rand() - 0.5) * v;
  const [a, b, c, d] = [9 + j(4), 9 + j(4), 9 + j(4), 9 + j(4)];
  const [t, r, u, l] = [1.5 + j(), 98.5 + j(), 138.5 + j(), 1.5 + j()];
  return [
    `M${f(l + a)} ${f(t)}L${f(50 + j(8))} ${f(t + j())}L${f(r - b)} ${f(t + j())}`,
    `Q${f(r)} ${f(t)} ${f(r)} ${f(t + b)}L${f(r + j())} ${f(70 + j(20))}L${f(r)} ${f(u - c)}`,
    `Q${f(r)} ${f(u)} ${f(r - c)} ${f(u)}L${f(50 + j(12))} ${f(u + j())}L${f(l + d)} ${f(u)}`,
    `Q${f(l)} ${f(u)} ${f(l)} ${f(u - d)}L${f(l + j())} ${f(60 + j(20))}L${f(l)} ${f(t + a)}`,
    `Q${f(l)} ${f(t)} ${f(l + a)} ${f(t)}Z`,
  ].join('');
}

export const path = (d: string, cls = '') => `<path${cls && ` class="${cls}"`} d="${d}"/>`;

/** The symbols of every table by their names: the box of each and what is drawn in it. */
function symbols(): Record<string, [string, string]> {
  const square = '0 0 100 100';
  const all: Record<string, [string, string]> = {
    blue: [
      square,
      path('M54 2C59 21 88 42 87 66C86 87 69 98 49 97C29 97 12 84 14 64C16 45 43 25 54 2Z'),
    ],
    yellow: [square, path(burst(5, 11, 50, 37))],
    green: [
      square,
      path('M45 70L41 99L57 100L54 70Z') +
        path(
          curve(
            around(4, 24, (t) => 38 + 10.5 * Math.cos(3 * (t + Math.PI / 2)), 0.015, 50, 54),
            1,
          ),
        ),
    ],
    red: [
      square,
      path(
        'M50 98L44 92L3 47C0 38 8 32 15 33C14 22 22 16 31 18C33 8 43 3 51 9C59 2 68 8 70 18C79 15 87 22 86 33C94 32 100 39 96 48L57 91Z',
      ),
    ],
    sun: [square, path(burst(8, 13, 50, 38))],
    pebble: [square, path(pebble(6))],
    bot: [square, path('M46 2L56 3L55 14L84 16L95 50L86 92L15 94L4 52L14 17L45 15Z')],
    back: [
      '0 0 100 140',
      path(paper(28), 'bk') +
        path(
          'M50 20C66 34 82 52 79 76C76 98 64 112 50 121C35 112 22 97 21 74C20 52 36 34 50 20Z',
          'bk2',
        ),
    ],
    hand: ['0 0 24 24', path('M3 7L12 4L17 19L8 22Z') + path('M13 3L21 5L19 20L18 20L13.4 6Z')],
    pile: [
      '0 0 24 24',
      path('M4 4L19 3L20 11L4 12Z') +
        path('M4 14L20 13L20 16L4 17Z') +
        path('M4 19L20 18L20 21L4 22Z'),
    ],
  };
  for (let i = 1; i <= 4; i++) all[`paper${i}`] = ['0 0 100 140', path(paper(i * 7))];
  return all;
}

/** Those and the games' own, 100 by 100, as one hidden picture, so that a page uses them by name. */
export function sprite(own: Record<string, string>): string {
  const all = symbols();
  for (const [name, drawn] of Object.entries(own)) all[name] = ['0 0 100 100', drawn];
  return Object.entries(all)
    .map(([name, [box, drawn]]) => `<symbol id="${name}" viewBox="${box}">${drawn}</symbol>`)
    .join('');
}

/** The cut edge of your tray while it is your turn, with so many rays. */
export function rays(n: number): string {
  const at = (x: number) => f(Math.min(100, (x * 100) / n));
  const snips = Array.from({ length: n }, (_, i) => {
    const peak = `L${at(i + 0.5 + ((i * 5) % 3) * 0.06)} ${f(((i * 7) % 4) * 0.7)}`;
    return `${peak}L${at(i + 1 + ((i * 3) % 2) * 0.05)} ${f(6.4 + ((i * 5) % 3) * 0.6)}`;
  });
  return `M0 101L0 6${snips.join('')}L100 101Z`;
}
