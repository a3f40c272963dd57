// Who you are and how you like it, as this browser remembers it.
import type { Game, Language, Level } from '../net/messages';
import type { Streak } from '../table/streak';
import { load, save } from '../net/storage';
import { language, setLanguage } from '../text/words.svelte';
import type { Chosen } from './people';

const KEY = 'treize';

/** How fast one sees what others do. */
export type Pace = 'calm' | 'normal' | 'quick' | 'instant';
export const PACES: Pace[] = ['calm', 'normal', 'quick', 'instant'];

const DEFAULTS = {
  name: '',
  token: null as string | null, // by which the server knows you
  look: null as Chosen | null, // the animal and the colour that others see
  language: null as Language | null,
  theme: null as 'light' | 'dark' | null,
  sound: false,
  soundAsked: false,
  vibration: true,
  motion: true,
  pace: null as Pace | null, // until one is chosen it depends on the game
  text: false,
  notify: false,
  keys: true,
  tips: true, // while a game is new
  taught: [] as string[], // games whose tips were given, and single tips, by game and tip
  level: 'beginner' as Level, // until another is chosen
  streak: null as Streak | null, // how the last matches against bots went
};
type Preferences = typeof DEFAULTS;

export const preferences: Preferences = $state({
  ...DEFAULTS,
  ...load<Partial<Preferences>>(KEY),
});

/** What is changed on another page of this browser holds here too, at once. */
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  Object.assign(preferences, DEFAULTS, load<Partial<Preferences>>(KEY));
  const chosen = preferences.language;
  if (chosen && chosen !== language()) void setLanguage(chosen);
});

/** Remember something; where storage is refused it lasts as long as the page. */
export function setPreferences(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  save(KEY, preferences);
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  await setLanguage(chosen);
  setPreferences({ language: chosen });
}

/** Whether the tips of a game are still being given. */
export const isBeingTaught = (game: Game): boolean =>
  preferences.tips && !preferences.taught.includes(game);

/** Whether cards travel: neither the system nor the player asked for calm. */
export function hasMotion(): boolean {
  return preferences.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
