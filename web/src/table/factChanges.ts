// What a move gave or took besides cards: chips, tokens, whatever a seat has and its game tells.
import { pictureOf } from '../games';
import { roleOf } from '../net/catalogue.svelte';
import type { Moved } from '../net/messages';
import type { Scene } from './scene';

interface Change {
  seat: number;
  icon: string;
  number: number; // more of them, or fewer
}

/** What seats have more or fewer of; but cards that went there are seen to go. */
export function changesOf({ flows }: Moved, before: Scene, after: Scene): Change[] {
  const { game, table, occupants } = after;
  if (before.table.round !== table.round) return [];
  const facts = pictureOf(game).facts;
  const hasCards = (seat: number) =>
    flows.some(({ target, source }) =>
      [target, source].some((spot) => spot.seat === seat && roleOf(game, spot.place) !== 'hand'),
    );
  return occupants.flatMap((_, seat): Change[] => {
    if (hasCards(seat)) return [];
    const had = new Map(facts(before, seat).map(({ icon, number }) => [icon, Number(number)]));
    return facts(after, seat).flatMap(({ icon, number }) => {
      const more = Number(number) - (had.get(icon) ?? 0);
      return more ? [{ seat, icon, number: more }] : [];
    });
  });
}
