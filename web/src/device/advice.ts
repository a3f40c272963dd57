// What each legal move promises, as it is told: rounded as Python rounds.
import type { Advice, Advised } from '../net/messages';
import type { Octets, Rules } from './rules';

const HINT = 3_000; // simulations

/** A number to so many digits; of two that are equally near, the even one. */
export function rounded(value: number, digits: number): number {
  const exact = Math.abs(value).toFixed(60);
  const end = exact.length - 60 + digits;
  const isTie = /^50*$/.test(exact.slice(end));
  const isEven = Number(exact[end - 1]) % 2 === 0;
  const kept = isTie && isEven ? exact.slice(0, end) : Math.abs(value).toFixed(digits);
  return (value < 0 || Object.is(value, -0) ? -1 : 1) * Number(kept);
}

/** What each legal move promises to who sees this, the best first. */
export function adviceOn(rules: Rules, seen: Octets, seed: string, simulations: number): Advised[] {
  const { moves } = rules.layout.spec;
  return rules.advise(seen, seed, simulations).map(({ move, worth, margin, points, visits }) => ({
    move: moves[move]!.text,
    worth: visits ? rounded(worth, 4) : null,
    margin: visits ? rounded(margin, 4) : null,
    points: visits ? rounded(points, 2) : null,
    simulations: visits,
  }));
}

/** A hint: what each move promises, and what speaks for the best. */
export function hintOf(rules: Rules, seen: Octets, seed: string): Pick<Advice, 'moves' | 'why'> {
  const moves = adviceOn(rules, seen, seed, HINT);
  const best = rules.layout.spec.moves.findIndex(({ text }) => text === moves[0]!.move);
  return { moves, why: rules.merit(seen, best) };
}
