// Every shape of the table, cut with the same scissors: seeded, so a shape never changes.

type Point = [number, number];

function luck(seed: number): () => number {
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
function around(
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
export function burst(seed: number, rays: number, outer: number, inner: number): string {
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

/** A token of drat: one ink blot; its drops are in the symbol. */
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

/** Half outlines of the thirteen leaves, from tip to base; the first number is the softness. */
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

const path = (d: string, cls = '') => `<path${cls && ` class="${cls}"`} d="${d}"/>`;
const spot = (seed: number, r: number, x: number, y: number) =>
  path(curve(around(seed, 7, r, 0.2, x, y)));

/** Every symbol by its name: its box and what is drawn in it. */
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
    rotten: [
      square,
      `${path(bitten(3))}<g class="spot">${spot(1, 6, 26, 34)}${spot(2, 4.2, 38, 17)}${spot(3, 5, 76, 70)}${spot(9, 3.6, 62, 86)}</g>`,
    ],
    cat: [
      square,
      path(
        'M27 38L24 4L41 17C47 14 54 14 60 17L76 5L73 38C70 42 69 44 71 47C80 55 84 65 83 76C88 72 87 64 90 57C92 51 99 52 98 59C98 73 95 88 83 94C77 98 66 99 50 98C32 99 19 96 17 84C15 67 20 54 29 47C31 44 30 41 27 38Z',
      ) +
        path(
          'M33 30C38 25 44 27 46 33C41 36 36 35 33 30ZM54 33C56 27 63 25 67 30C63 35 58 36 54 33Z',
          'eye',
        ),
    ],
    mirror: [
      square,
      path(
        'M50 1C76 0 92 18 91 42C90 62 77 77 58 80L60 98L41 99L43 80C23 78 9 62 9 41C9 17 25 2 50 1Z',
      ) +
        path(
          'M50 9C57 9 63 10 68 13L60 27L46 22L32 13C37 10 43 9 50 9ZM72 15C80 21 84 31 83 42C83 47 81 53 78 57L64 45L64 28ZM28 16L44 26L60 31L60 47L75 61C69 68 60 72 50 72C45 72 40 71 35 68L27 55L18 47C16 35 20 23 28 16ZM19 53L24 58L30 66C25 63 21 58 19 53Z',
          'glass',
        ),
    ],
    ladder: [
      square,
      '<path fill-rule="evenodd" d="M33 2L68 3L90 97L77 99L75 88L26 87L24 98L10 97ZM39 11L37 20L64 20L62 11ZM24 78L23 81L76 82L75 77ZM36 26L35 29L66 29L65 26Z"/>',
    ],
    friday: [
      square,
      '<path fill-rule="evenodd" d="M12 8L36 6L88 8L91 60L89 84L74 97L13 96L10 50ZM26 12A5 5 0 1 0 36 12A5 5 0 1 0 26 12ZM64 12A5 5 0 1 0 74 12A5 5 0 1 0 64 12Z"/>' +
        path('M89 84L74 97L73 83Z', 'fold'),
    ],
    chili: [
      square,
      path('M22 30C30 18 46 18 55 30C66 45 70 68 97 84C84 97 56 96 38 78C24 64 14 44 22 30Z') +
        path(
          'M4 5C10 2 15 4 18 10C22 15 28 17 36 16C44 17 50 21 54 28C46 30 42 28 38 33C33 30 29 33 23 38C20 33 18 29 19 25C13 20 7 14 4 5Z',
          'cap',
        ),
    ],
    blot: [
      square,
      `${path(splat(12))}<circle cx="88" cy="20" r="8"/><circle cx="11" cy="76" r="6.5"/><circle cx="86" cy="88" r="4.5"/>`,
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
    chip: [
      square,
      `<path fill-rule="evenodd" d="${pebble(15, 48, 0.03)}${pebble(19, 31, 0.03)}"/>`,
    ],
    rings: [square, path(pebble(21, 49, 0.02, 13), 'r3') + path(pebble(33, 44.5, 0.02, 12), 'r2')],
    core: [square, path(pebble(44, 48, 0.03, 12))],
    core2: [square, path(pebble(57, 48, 0.035, 11))],
  };
  for (let i = 1; i <= 4; i++) all[`paper${i}`] = ['0 0 100 140', path(paper(i * 7))];
  for (let v = 1; v <= 13; v++)
    all[`leaf${v}`] = [square, path(leaf(v)) + path('M47 82L53 82L55 100L49 100Z')];
  return all;
}

/** All symbols as one hidden picture, so that a page uses them by name. */
export const sprite = () =>
  Object.entries(symbols())
    .map(([name, [box, drawn]]) => `<symbol id="${name}" viewBox="${box}">${drawn}</symbol>`)
    .join('');

/** The cut edge of the own tray while it is your turn, with so many rays. */
export function rays(n: number): string {
  const at = (x: number) => f(Math.min(100, (x * 100) / n));
  const snips = Array.from({ length: n }, (_, i) => {
    const peak = `L${at(i + 0.5 + ((i * 5) % 3) * 0.06)} ${f(((i * 7) % 4) * 0.7)}`;
    return `${peak}L${at(i + 1 + ((i * 3) % 2) * 0.05)} ${f(6.4 + ((i * 5) % 3) * 0.6)}`;
  });
  return `M0 101L0 6${snips.join('')}L100 101Z`;
}

/** The arc of drat: so many steps from left to right, each a cut of paper. */
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
