// The games that the house offers, in its order; until it answers, those it offered last.
import { house } from './api';
import { keepGames, keptGames } from '../look/preferences.svelte';
import { allLines, learnLines } from './catalogue.svelte';
import type { GameLine } from './messages';

let asked: Promise<GameLine[]> | null = null;

learnLines(keptGames());

/** Ask the house what it offers, once; where it does not answer, again when asked again. */
export function askGames(): Promise<GameLine[]> {
  asked ??= house()
    .then(({ games }) => {
      keepGames(games);
      learnLines(games);
      return games;
    })
    .catch((refusal: Error) => {
      asked = null;
      throw refusal;
    });
  return asked;
}

/** Once it is known what lies on a table, from the house or from the last visit. */
export async function whenKnown(): Promise<void> {
  const answer = askGames().catch(() => undefined);
  if (!allLines().length) await answer;
}
