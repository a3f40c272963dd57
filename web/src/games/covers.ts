// What home needs of the games, found like the rest of them.
import type { Game } from '../net/messages';
import type { Cover } from './picture';

const found = import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'default' });
const covers = new Map(Object.entries(found).map(([path, cover]) => [path.split('/')[1]!, cover]));

export const coverOf = (game: Game): Cover => covers.get(game) ?? {};

/** The symbols of all games. */
export const symbols: Record<string, string> = Object.assign(
  {},
  ...[...covers.values()].map((cover) => cover.symbols ?? {}),
);
