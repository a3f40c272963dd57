// Why everybody got their points, and how they stand, in sentences.
import type { Entry, Game, Scoring } from '../net/messages';
import { cardName, pileName } from './names';
import { say } from './words.svelte';

/** A line of somebody's points: what it counts, and what that costs. */
export function entryText(game: Game, { code, points, number, label, cards }: Entry): string {
  const pile = label === null ? '' : pileName(game, label);
  const taken = label === null ? '' : say(`taken-${game}`, { colour: label, number }, '');
  const counted = cards?.map((card) => cardName(game, card)).join(', ');
  const name = [code.split('/')[1] ?? code, pile].filter(Boolean).join(' ');
  const facts = { cards: counted ?? (taken || number), pile, points, number };
  return say(`score-${code}`, facts, say('score-line', { name, points }));
}

/** The points of one seat with their reasons, and its total where there are several rounds. */
export function pointsText(
  game: Game,
  { entries, points, totals }: Scoring,
  names: string[],
  seat: number,
  single: boolean,
): string {
  const why = (entries[seat] ?? []).map((entry) => entryText(game, entry)).join(', ');
  return say('score-player', {
    name: names[seat]!,
    why: why || say('web-score-nothing'),
    single: single ? 'yes' : 'no',
    points: points[seat]!,
    total: totals[seat]!,
  });
}

/** The seats as they stand, the fewest points first; of those who are level the winners are. */
export function standing(totals: number[], winners: number[] = []): number[] {
  const rank = (seat: number) => totals[seat]! - (winners.includes(seat) ? 0.5 : 0);
  return totals.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b));
}

/** Everybody's total, from the first to the last. */
function standingText(totals: number[], names: string[]): string {
  const listed = standing(totals).map((seat) =>
    say('score-total', { name: names[seat]!, total: totals[seat]! }),
  );
  return say('score-totals', { totals: listed.join(', ') });
}

/** What is told of the points of a round: everybody's, then how they stand. */
export function tellPoints(
  game: Game,
  scoring: Scoring,
  names: string[],
  single: boolean,
): (() => string)[] {
  const each = names.map((_, seat) => () => pointsText(game, scoring, names, seat, single));
  return single ? each : [...each, () => standingText(scoring.totals, names)];
}
