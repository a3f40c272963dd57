// The games this browser has a picture of: every folder here is one, and nothing else names them.
import type { Game } from '../net/messages';
import { GENERIC } from './generic';
import type { Picture } from './picture';

const found = import.meta.glob<Picture>('./*/index.ts', { eager: true, import: 'default' });
const pictures = new Map(
  Object.entries(found).map(([path, own]) => [path.split('/')[1]!, { ...GENERIC, ...own }]),
);

/** How a game is shown; one without a folder plainly. */
export const pictureOf = (game: Game): Required<Picture> => pictures.get(game) ?? GENERIC;
