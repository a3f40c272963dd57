// Recorded views of real tables, on our turn.
import type { Game, View } from '../src/messages';

const views = import.meta.glob<View>('./views/*.json', { eager: true, import: 'default' });
export const GAMES: Game[] = ['thirteen', 'ole', 'friday', 'leaves', 'drat'];
export const view = (game: Game): View => views[`./views/${game}.json`]!;
