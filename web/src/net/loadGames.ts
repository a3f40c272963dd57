// The games that the server offers, in its order; until it answers, those it offered last.
import { fetchHouse } from './api';
import { keepGames, keptGames } from '../look/preferences.svelte';
import { allGames, setGames } from './catalogue.svelte';
import type { GameLine } from './messages';

let asked: Promise<GameLine[]> | null = null;

setGames(keptGames());

/** Ask the server what it offers, once; where it does not answer, again when asked again. */
export function loadGames(): Promise<GameLine[]> {
  asked ??= fetchHouse()
    .then(({ games }) => {
      keepGames(games);
      setGames(games);
      return games;
    })
    .catch((refusal: Error) => {
      asked = null;
      throw refusal;
    });
  return asked;
}

/** Once it is known what lies on a table, from the server or from the last visit. */
export async function gamesKnown(): Promise<void> {
  const answer = loadGames().catch(() => undefined);
  if (!allGames().length) await answer;
}
