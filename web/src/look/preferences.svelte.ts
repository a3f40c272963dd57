// What this browser remembers: who you are, and how you like it.
import type { GameLine, Language } from '../net/messages';

const KEY = 'treize';
const GAMES = 'treize-games';

export interface Preferences {
  name: string;
  person: string | null;
  token: string | null;
  language: Language | null;
  theme: 'light' | 'dark' | null;
  sound: boolean;
  motion: boolean;
  text: boolean;
  notify: boolean;
  keys: boolean;
  taught: string[]; // games whose tips were given, and single tips, by game and tip
  level: 'easy' | 'normal' | 'hard' | 'expert';
}

const FRESH: Preferences = {
  name: '',
  person: null,
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

function read(): Preferences {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return { ...FRESH };
  }
}

export const preferences: Preferences = $state(read());

/** Remember something; where storage is refused it lasts as long as the page. */
export function setPreferences(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    return;
  }
}

// The games that the server offered last, apart from who you are: another page may have changed that
// since, and must not be overwritten whenever the server answers.
export function keepGames(games: GameLine[]): void {
  try {
    localStorage.setItem(GAMES, JSON.stringify(games));
  } catch {
    return;
  }
}
export function keptGames(): GameLine[] {
  try {
    return JSON.parse(localStorage.getItem(GAMES) ?? '[]') as GameLine[];
  } catch {
    return [];
  }
}

/** Whether cards travel: neither the system nor the player asked for calm. */
export function hasMotion(): boolean {
  return preferences.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
