// Games that this browser was not built with: their texts and rules come from the server.
import { fetchGamePage } from './api';
import type { Game, GameLine, GamePage, Language } from './messages';
import { addTexts, hasText } from '../text/words.svelte';

let pages = $state.raw<Record<Game, GamePage>>({});
const asked = new Set<string>();

export const loadedPage = (game: Game): GamePage | null => pages[game] ?? null;

/** Ask for what is not known of some games, in a language, once; what fails is asked for again. */
export function loadTexts(lines: GameLine[], wish: Language): void {
  for (const { game } of lines) {
    const key = `${wish} ${game}`;
    if (asked.has(key) || hasText(`title-${game}`)) continue;
    asked.add(key);
    fetchGamePage(game, wish)
      .then((page) => {
        addTexts(page.texts, wish);
        pages = { ...pages, [game]: page };
      })
      .catch(() => asked.delete(key));
  }
}
