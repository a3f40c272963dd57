// A finished match on this device again: moments of it to look at, whether it holds, where it turned.
import type { Analysis, Frame, Judged, Replay, Verified } from '../net/messages';
import type { SeenMatch } from '../net/parts';
import { pause } from '../pause';
import { adviceOn, rounded } from './advice';
import { Denied } from './denied';
import type { Engine } from './engine';
import { flowsOf, lastMove, type Match, scoringOf } from './match';
import {
  beginRecord,
  checkRecord,
  type KeptRecord,
  type MatchRecord,
  promiseOf,
  SLICE,
} from './record';
import { SPECTATOR } from './rules';
import type { Seen } from './seen';
import { standingOf } from './clientState';

const SIMULATIONS = 1_000; // for each decision of an analysis
const COSTLIEST = 5;
const UNKNOWN = 2; // the margin of a move that no simulation tried: its worth may be anything

/** Moments of a finished match, from a seat's eyes, a spectator's or face up. */
export async function replayOf(
  engine: Engine,
  { line: summary, record, by, levels }: KeptRecord,
  eyes: string,
  first: number,
  count: number,
): Promise<Replay> {
  const match = beginRecord(engine, record);
  const look = lookerOf(eyes, summary.seats);
  const last = Math.min(first + count - 1, record.moves.length);
  const frames: Frame[] = [];
  const show = (played: Pick<Frame, 'number' | 'move' | 'flows' | 'scoring'>) =>
    frames.push({ ...played, turn: match.turn, table: look(match).table() });
  if (!first) show({ number: 0, move: null, flows: [], scoring: null });
  for (let number = 1; number <= last; number++) {
    if (number % SLICE === 0) await pause();
    const before = match.observe(SPECTATOR).octets;
    const step = match.play(record.moves[number - 1]!);
    if (number < first) continue;
    show({
      number,
      move: lastMove(match, step, by[number - 1]!),
      flows: flowsOf(match, before, step),
      scoring: step.points && scoringOf(match, step),
    });
  }
  return {
    summary,
    options: match.options,
    ...standingOf(match.rules, match.options),
    commitment: promiseOf(engine, record),
    seed: record.seed,
    levels,
    first,
    frames,
    last: record.moves.length,
  };
}

/** By whose eyes a replay is looked at. */
function lookerOf(eyes: string, seats: number): (match: Match) => Seen {
  if (eyes === 'open') return (match) => match.faceUp();
  if (eyes === 'table') return (match) => match.observe(SPECTATOR);
  const seat = Number(eyes);
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    throw new Denied('seat/unknown', { seat: eyes, most: seats - 1 });
  return (match) => match.observe(seat);
}

/** Play a finished match again: every move legal, the result right. */
export async function verify(
  engine: Engine,
  { id, record }: Pick<KeptRecord, 'id' | 'record'>,
): Promise<Verified> {
  const [hashed, luck] = [promiseOf(engine, record), record.luck ?? null];
  const told = { record: id, commitment: hashed, seed: record.seed, hashed, luck };
  try {
    const match = await checkRecord(engine, record);
    return { ...told, holds: true, moves: match.moves.length };
  } catch (problem) {
    if (!(problem instanceof Denied)) throw problem;
    return { ...told, holds: false, moves: 0 };
  }
}

/** Whether a record has the hands and the moves that were seen at the table. */
export function isAsSeen(engine: Engine, record: MatchRecord, seen: SeenMatch): boolean {
  const match = beginRecord(engine, record);
  for (const move of record.moves.slice(0, seen.number)) match.play(move);
  const isHeld = ([seat, hand]: [string, string[]]) =>
    String(match.observe(+seat).hand().sort()) === String([...hand].sort());
  const isPlayed = ([number, move]: [string, string]) => record.moves[+number - 1] === move;
  return Object.entries(seen.hands).every(isHeld) && Object.entries(seen.moves).every(isPlayed);
}

// --- Where it turned ---

/** Judge every decision, one after the other, in an analysis that grows with it. */
export async function analyse(engine: Engine, record: MatchRecord, found: Analysis): Promise<void> {
  const match = beginRecord(engine, record);
  for (const move of record.moves) {
    if (match.legal().length > 1) {
      found.moves.push(judge(match, move));
      await pause();
    }
    match.play(move);
    found.done += 1;
  }
  found.costliest = found.moves
    .filter(({ cost, margin }) => cost > margin)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, COSTLIEST)
    .map(({ number }) => number);
}

function judge(match: Match, move: string): Judged {
  const seat = match.turn!;
  const advice = adviceOn(match.rules, match.observe(seat).octets, 'analysis', SIMULATIONS);
  const best = advice[0]!;
  const played = advice.find((one) => one.move === move)!;
  const worth = played.worth ?? 0;
  const cost = played === best ? 0 : rounded(Math.max(0, (best.worth ?? 0) - worth), 4);
  const margin = rounded(Math.hypot(played.margin || UNKNOWN, best.margin || UNKNOWN), 4);
  const number = match.moves.length + 1;
  return { number, seat, move, best: best.move, worth, cost, margin, points: played.points ?? 0 };
}
