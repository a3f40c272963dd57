// What this browser remembers: who you are, and how you like it.
import type { GameLine, Language } from '../net/messages';

const KEY = 'treize';
const GAMES = 'treize-games';

export interface Kept {
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

const FRESH: Kept = {
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

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

export const kept: Kept = $state(read());

/** Remember something; where storage is refused it lasts as long as the page. */
export function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return;
  }
}

// The games that the house offered last, apart from who you are: another page may have changed that
// since, and must not be overwritten whenever the house answers.
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
export function moving(): boolean {
  return kept.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
