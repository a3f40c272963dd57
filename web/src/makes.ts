// What a move makes of a sum.  This repeats two rules (when cards are taken, when a token is), against our
// own law that a rule is stated once: to be deleted as soon as the house tells it with the legal moves.
import type { Outlook } from './messages';
import { cardOf, targetOf } from './notation';
import { limitOf, type Scene } from './scene';

/** The sum after a move, and whether it is past the number that the table agreed on. */
export function makes(scene: Scene, move: string): Outlook | null {
  const { table } = scene;
  const card = cardOf(scene.game, move);
  if (card === null) return null;
  if (table.game === 'thirteen' || table.game === 'friday') {
    const pile = targetOf(move) ?? card[0]!;
    const total = (table.sums[pile] ?? 0) + Number(card.slice(1));
    const taken = total > limitOf(scene) ? (table.piles[pile]?.length ?? 0) : 0;
    return { total, taken, token: false, again: false, out: false };
  }
  if (table.game !== 'drat') return null;
  const total = table.total + (card === 'duel' ? 0 : Number(card));
  return { total, taken: 0, token: total >= limitOf(scene), again: false, out: false };
}
