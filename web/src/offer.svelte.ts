// The games that the house offers, in its order; until it answers, those it offered last.
import { house } from './house';
import { keep, kept } from './kept.svelte';
import type { GameLine } from './messages';

let lines = $state.raw<GameLine[]>([]);
let asked: Promise<GameLine[]> | null = null;

export type Offered = Pick<GameLine, 'game' | 'least' | 'most'>;
export const offered = (): Offered[] => (lines.length ? lines : kept.games);

/** Ask the house what it offers, once; where it does not answer, again when asked again. */
export function askGames(): Promise<GameLine[]> {
  asked ??= house()
    .then(({ games }) => {
      keep({ games: games.map(({ game, least, most }) => ({ game, least, most })) });
      return (lines = games);
    })
    .catch((refusal: Error) => {
      asked = null;
      throw refusal;
    });
  return asked;
}
