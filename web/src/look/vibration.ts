// A short tremble in the hand, on phones that can and where it is wanted.
import { preferences } from './preferences.svelte';

export const TURN = [30];
export const TAKING = [35, 45, 35];

export function tremble(pattern: number[]): void {
  if (preferences.vibration && 'vibrate' in navigator && !document.hidden)
    navigator.vibrate(pattern);
}
