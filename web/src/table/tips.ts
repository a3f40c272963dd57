// What the first round of a game teaches, one thing at a time.
import { pictureOf } from '../games';
import { isBeingTaught, preferences } from '../look/preferences.svelte';
import type { Game, Yours } from '../net/messages';
import type { Scene } from './scene';

/** A tip as it is kept among those that were understood. */
export const tipOf = (game: Game, step: string) => `${game}-${step}`;
export const isKnown = (game: Game, step: string) => preferences.taught.includes(tipOf(game, step));

/** What may be told now and was not yet. While somebody decides, only what that is about. */
export function nextTip(scene: Scene, own: Yours | null): string | null {
  const { game } = scene;
  if (!isBeingTaught(game) || own === null) return null;
  return (
    pictureOf(game)
      .tipsNow(scene, own)
      .find((step) => !isKnown(game, step)) ?? null
  );
}
