// SHA-256 of a text. The browser's own is refused to pages without https, as in a network at home.
const PRIMES = Array.from({ length: 311 }, (_, i) => i + 2).filter((number) =>
  Array.from({ length: number - 2 }, (_, i) => i + 2).every((divisor) => number % divisor),
);
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const octets = new TextEncoder().encode(text);
  const size = Math.ceil((octets.length + 9) / 64) * 64;
  const padded = new Uint8Array(size);
  padded.set(octets);
  padded[octets.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 4, octets.length * 8);
  const hash = [...START];
  for (let at = 0; at < size; at += 64) mix(hash, view, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Mix 64 octets into the hash. */
function mix(hash: number[], view: DataView, at: number): void {
  const words = Array.from({ length: 16 }, (_, i) => view.getInt32(at + i * 4));
  let [a, b, c, d, e, f, g, h] = hash as Eight;
  for (const [i, constant] of ROUNDS.entries()) {
    if (i > 15) words.push(extended(words, i));
    const choice = (e & f) ^ (~e & g);
    const first =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + constant + words[i]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
}
type Eight = [number, number, number, number, number, number, number, number];

function extended(words: number[], i: number): number {
  const [near, far] = [words[i - 2]!, words[i - 15]!];
  const nearly = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
  const farther = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
  return (words[i - 16]! + farther + words[i - 7]! + nearly) | 0;
}
