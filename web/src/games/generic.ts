// A game as it is shown where its folder says nothing else.
import { roleOf } from '../net/catalogue.svelte';
import type { Moved } from '../net/messages';
import type { Scene } from '../table/scene';
import { cardName, moveName } from '../text/names';
import { parts } from '../text/notation';
import { hasText, say, sayFirst, signed } from '../text/words.svelte';
import GenericBoard from './GenericBoard.svelte';
import type { DoneMove, Mark, Picture, Tag, Playable } from './picture';
import { factsOf, linesOf, spotsOf } from './zones';

/** The total that a card would make. */
export const genericTag = ({ outlook }: Playable): Tag | null =>
  outlook.total === null ? null : { text: signed(outlook.total), tone: outlook.taken ? 'bad' : '' };

/** A move by its name. */
export const genericButton = (move: string, { game, names, eyes }: Scene): string =>
  moveName(game, move, names, eyes);

/** The card of a move, or its name; and how many cards it laid or brought. */
export function genericMark({ game, parts, named, taken }: DoneMove): Mark {
  const { card, number, takes, target } = parts;
  if (takes !== null) {
    const facts = { value: takes, card: cardName(game, takes) };
    const text = sayFirst([`web-state-took-${game}`, 'web-state-took'], facts, '');
    return { card: takes, text, isTaken: true };
  }
  if (taken) return { card, badge: `+${taken}`, text: say('web-mark-takes', { number: taken }) };
  if (card === null) return { text: named };
  return { card, pile: target, badge: (number ?? 1) > 1 ? `×${number}` : '' };
}

const TAKING = 500; // milliseconds to see who takes cards

/** Whoever takes cards is worth a longer look. */
export const genericPause = ({ flows }: Moved, { game }: Scene): number =>
  flows.some(({ target }) => roleOf(game, target.place) === 'taken') ? TAKING : 0;

export const GENERIC: Required<Picture> = {
  suits: {},
  face: null,
  shows: 0.92,
  tag: genericTag,

  board: GenericBoard,
  sheet: 3,
  lines: linesOf,
  spots: spotsOf,

  facts: factsOf,
  memo: () => '',
  isOut: () => false,
  stock: () => null,

  todo: ({ game }, legal, passing) => {
    if (hasText(`web-do-${game}`)) return `web-do-${game}`;
    if (passing) return 'web-do-take';
    return legal.some((move) => parts(game, move).card !== null) ? 'web-do-card' : 'web-do-word';
  },
  where: (game, moves) => {
    if (hasText(`web-where-${game}`)) return `web-where-${game}`;
    const { seat, number } = parts(game, moves[0] ?? '');
    if (seat !== null) return 'web-where-whom';
    return number === null ? 'web-where' : 'web-where-number';
  },
  hasButtons: false,
  button: genericButton,
  lay: null,
  rival: null,

  tell: ({ moved, named, taken, person }) =>
    say('web-told-move', { ...person(moved.seat), move: named, taken }),
  mark: genericMark,
  moment: () => null,
  sound: () => {},
  pause: genericPause,

  tips: [],
  tipsNow: () => [],
  examples: [],

  counts: () => ({}),
  points: null,
  drawn: () => '',
};
