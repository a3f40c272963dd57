// What home needs of the games, found like the rest of them: apart from it, so that the first load is small.
import type { Game } from '../net/messages';
import type { Cover } from './picture';

const covers = import.meta.glob<Cover>('./*/Cover.svelte', { eager: true });
const shapes = import.meta.glob<object>('./*/shapes.ts', { eager: true, import: 'symbols' });
import.meta.glob('./*/look.css', { eager: true });

export const coverOf = (game: Game): Partial<Cover> => covers[`./${game}/Cover.svelte`] ?? {};

/** The symbols of all games: what is drawn in 100 by 100, by the name it is used by. */
export const symbols: Record<string, string> = Object.assign({}, ...Object.values(shapes));
