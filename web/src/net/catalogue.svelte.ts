// The games that the server offers, in its order, and what it tells of each: where cards lie, what
// the numbers stand for, what a move says. Until it answers, those it offered last.
import { addTexts, hasText } from '../text/words.svelte';
import { fetchGamePage, fetchServer } from './api';
import { canPlayHere } from '../device/support';
import type { EngineFiles } from '../device/worker';
import type { Game, GameSpec, GamePage, Language, MoveSpec, ZoneSpec } from './messages';
import { base, fileAt, isStatic, staticEngine } from './site';
import { load, save } from './storage';

// Apart from who you are: another page may have changed that, and must not be overwritten here. A
// folder of files may offer other games than the one beside it.
const KEY = isStatic ? `treize-games ${base}` : 'treize-games';
const ENGINE = 'treize-engine'; // the digest of the module that plays on this device

let games = $state.raw<GameSpec[]>(load(KEY) ?? []);
let pages = $state.raw<Record<Game, GamePage>>({});

export const allGames = (): GameSpec[] => games;

/** From now on these are the games. */
export function setGames(offered: GameSpec[]): void {
  games = offered;
}

const UNKNOWN: Omit<GameSpec, 'game'> = {
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

/** A game; one that is not known yet has nothing. */
export const gameOf = (game: Game): GameSpec =>
  games.find((line) => line.game === game) ?? { ...UNKNOWN, game };

const movesByText = new WeakMap<GameSpec, Map<string, MoveSpec>>();

/** A move of a game by its text. */
export function moveOf(game: Game, text: string): MoveSpec | null {
  const line = gameOf(game);
  const moves = movesByText.get(line) ?? new Map(line.moves.map((move) => [move.text, move]));
  movesByText.set(line, moves);
  return moves.get(text) ?? null;
}

/** What a place is for, such as `hand` or `stock`. */
export const roleOf = (game: Game, place: string): ZoneSpec['role'] | null =>
  gameOf(game).zones.find(({ name }) => name === place)?.role ?? null;

/** The rules of a game that this browser was not built with. */
export const loadedPage = (game: Game): GamePage | null => pages[game] ?? null;

// --- Loading ---

const BUILDING = 10_000; // milliseconds until a server is asked again whether its engine module is built
let loading: Promise<GameSpec[]> | null = null;

/** Ask the server what it offers, once; where it does not answer, or still builds, again when asked again. */
export function loadGames(): Promise<GameSpec[]> {
  loading ??= fetchServer()
    .then((server) => {
      save(KEY, server.games);
      if (server.engine !== undefined) {
        save(ENGINE, server.engine);
        if (!server.engine && canPlayHere()) setTimeout(() => (loading = null), BUILDING);
      }
      setGames(server.games);
      return server.games;
    })
    .catch((refusal: Error) => {
      loading = null;
      throw refusal;
    });
  return loading;
}

/** Once it is known what lies on a table, from the server or from the last visit. */
export async function gamesKnown(): Promise<void> {
  const answer = loadGames().catch(() => undefined);
  if (!games.length) await answer;
}

/** Where the module lies that plays on this device, if it is known already. */
export async function engineFiles(): Promise<EngineFiles | null> {
  if (!canPlayHere()) return null;
  if (!isStatic) await loadGames().catch(() => undefined);
  const digest = staticEngine ?? load<string>(ENGINE);
  const file = (kind: string) => fileAt(`engine/${digest}.${kind}`);
  return digest ? { wasm: file('wasm'), layout: file('json'), network: file('') } : null;
}

/** These games can be played on this device; where nobody else told of any, they are all. */
export function offerGames(lines: GameSpec[]): void {
  if (!games.length) setGames(lines);
}

const requested = new Set<string>();

/** Load what this browser was not built with: texts and rules, once; what failed is asked again. */
export function loadTexts(lines: GameSpec[], language: Language): void {
  for (const { game } of lines) {
    const key = `${language} ${game}`;
    if (requested.has(key) || hasText(`title-${game}`)) continue;
    requested.add(key);
    fetchGamePage(game, language)
      .then((page) => {
        addTexts(page.texts, language);
        pages = { ...pages, [game]: page };
      })
      .catch(() => requested.delete(key));
  }
}
