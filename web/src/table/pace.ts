// How fast a table is shown: so long a turn, so long a card in the air.
import { pictureOf } from '../games';
import { type Pace, preferences } from '../look/preferences.svelte';
import type { Game } from '../net/messages';

/** In milliseconds; no time for travel means that nothing travels. */
export interface Tempo {
  turn: number; // from the beginning of one move to that of the next
  travel: number; // of a card
}

export const TEMPI: Record<Pace, Tempo> = {
  calm: { turn: 1600, travel: 520 },
  normal: { turn: 900, travel: 360 },
  quick: { turn: 400, travel: 240 },
  instant: { turn: 0, travel: 240 },
};
export const HURRIED: Tempo = { turn: 0, travel: 130 };
export const CAUGHT_UP: Tempo = { turn: 0, travel: 0 };

/** As the player chose; until then calm while the game is being learned, and then normal. */
export function paceOf(game: Game): Pace {
  const isLearning = pictureOf(game).tips.length > 0 && !preferences.taught.includes(game);
  return preferences.pace ?? (isLearning ? 'calm' : 'normal');
}
