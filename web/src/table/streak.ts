// Wins and losses in a row alone against bots, and the level that they offer at the end of a match.
//
// One streak for all games, as there is one level for all: who wins wherever they play wants
// stronger bots, and three losses in a game that is harder for them lead back.
import { preferences, setPreferences } from '../look/preferences.svelte';
import { LEVELS, type Level, type State, type Yours } from '../net/messages';

export interface Streak {
  match: string; // the last that was counted
  level: Level; // of the bots
  wins: number; // in a row
  losses: number;
  offer: Level | null; // made when it ended: there, and nowhere else
}

const WINS = 2; // in a row, for the level above
const LOSSES = 3; // for the one below

/** What a match makes of a streak; one that has led to an offer begins anew, taken or not. */
export function afterMatch(
  before: Streak | null,
  match: string,
  level: Level,
  hasWon: boolean,
): Streak {
  const same = before?.level === level ? before : null;
  const wins = hasWon ? (same?.wins ?? 0) + 1 : 0;
  const losses = hasWon ? 0 : (same?.losses ?? 0) + 1;
  if (wins < WINS && losses < LOSSES) return { match, level, wins, losses, offer: null };
  const offer = LEVELS[LEVELS.indexOf(level) + (hasWon ? 1 : -1)] ?? null;
  return { match, level, wins: 0, losses: 0, offer };
}

/** The level of the bots, if all are of one and somebody plays alone against them. */
export function levelAlone({ occupants }: State, yours: Yours[]): Level | null {
  const others = occupants.filter((_, seat) => seat !== yours[0]?.seat);
  const levels = new Set(others.map(({ person, bot }) => (person ? null : bot)));
  return yours.length === 1 && levels.size === 1 ? [...levels][0]! : null;
}

const nameOf = (table: string, state: State) => `${table}/${state.match}`;

/** Count a match that has just ended. */
export function countMatch(table: string, state: State, yours: Yours[]): void {
  const level = levelAlone(state, yours);
  if (state.phase !== 'over' || level === null) return;
  const hasWon = state.winners.includes(yours[0]!.seat);
  setPreferences({ streak: afterMatch(preferences.streak, nameOf(table, state), level, hasWon) });
}

/** The level that is offered at the end of this match. */
export function offeredLevel(table: string, state: State): Level | null {
  const { streak } = preferences;
  return streak?.match === nameOf(table, state) ? streak.offer : null;
}
