// Recorded views of real tables, on our turn, and what the server told of their games.
import { setGames } from '../src/net/catalogue.svelte';
import type { Game, GameSpec, View } from '../src/net/messages';
import games from './games.json';

const views = import.meta.glob<View>('./views/*.json', { eager: true, import: 'default' });
export const LINES = games as unknown as GameSpec[];
export const GAMES: Game[] = LINES.map(({ game }) => game);
export const view = (game: Game): View => views[`./views/${game}.json`]!;

setGames(LINES);
