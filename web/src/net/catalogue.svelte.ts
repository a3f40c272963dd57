// What the server tells of each game: where cards lie, what the numbers stand for, what a move says.
import type { Game, GameLine, MoveLine, ZoneLine } from './messages';

let lines = $state.raw<GameLine[]>([]);

/** From now on these are the games. */
export function setGames(games: GameLine[]): void {
  lines = games;
}

/** All games, in the order of the server. */
export const allGames = (): GameLine[] => lines;

/** A game; one that is not known yet has nothing. */
export const gameOf = (game: Game): GameLine =>
  lines.find((line) => line.game === game) ?? {
    game,
    least: 2,
    most: 2,
    designer: '',
    publisher: '',
    options: {},
    cards: [],
    moves: [],
    zones: [],
    numbers: [],
    memory: false,
    ready: false,
  };

const found = new WeakMap<GameLine, Map<string, MoveLine>>();

/** The moves of a game by their texts. */
export function movesByText(line: GameLine): Map<string, MoveLine> {
  const known = found.get(line) ?? new Map(line.moves.map((move) => [move.text, move]));
  found.set(line, known);
  return known;
}

/** What a place is for, such as `hand` or `stock`. */
export const roleOf = (game: Game, place: string): ZoneLine['role'] | null =>
  gameOf(game).zones.find(({ name }) => name === place)?.role ?? null;
