// A short vibration in the hand, on phones that can and where it is wanted.
import { preferences } from './preferences.svelte';

export const TURN = [30];
export const TAKING = [35, 45, 35];

export function vibrate(pattern: number[]): void {
  const isAllowed = 'vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false;
  if (preferences.vibration && isAllowed && !document.hidden) navigator.vibrate(pattern);
}
