// Who you are and how you like it, as this browser remembers it.
import type { Language, Level } from '../net/messages';
import { load, save } from '../net/storage';
import { setLanguage } from '../text/words.svelte';

const KEY = 'treize';

export interface Preferences {
  name: string;
  token: string | null; // by which the server knows you
  language: Language | null;
  theme: 'light' | 'dark' | null;
  sound: boolean;
  motion: boolean;
  text: boolean;
  notify: boolean;
  keys: boolean;
  taught: string[]; // games whose tips were given, and single tips, by game and tip
  level: Level;
}

export const LEVELS: Level[] = ['easy', 'normal', 'hard', 'expert'];

const DEFAULTS: Preferences = {
  name: '',
  token: null,
  language: null,
  theme: null,
  sound: false,
  motion: true,
  text: false,
  notify: false,
  keys: true,
  taught: [],
  level: 'normal',
};

export const preferences: Preferences = $state({
  ...DEFAULTS,
  ...load<Partial<Preferences>>(KEY),
});

/** Remember something; where storage is refused it lasts as long as the page. */
export function setPreferences(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  save(KEY, preferences);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  setPreferences({ language });
}

/** Whether cards travel: neither the system nor the player asked for calm. */
export function hasMotion(): boolean {
  return preferences.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
