// How a window is shared: the hand is laid first and always fits, the table takes what remains.

/** Upright: all above one another. Beside: a phone on its side. Across: others at the sides too. */
type Shape = 'upright' | 'beside' | 'across';

export function windowShape(width: number, height: number): Shape {
  if (height < 520 && width >= 1.25 * height && width >= 540) return 'beside';
  return width >= 800 && width > height ? 'across' : 'upright';
}

/** The least width of a card; a window narrower than most phones has room for less. */
export const minCardWidth = (window: number): number => (window < 390 ? 44 : 56);

/** What of a window's height the hand may take. */
const SHARE: Record<Shape, number> = { upright: 0.3, beside: 0.62, across: 0.26 };
export const handHeight = (width: number, height: number): number =>
  SHARE[windowShape(width, height)] * height;

export const RAISED = 0.28; // of a card's width: how far a picked card rises
export const LEGAL = 0.12; // and one that may be played
export const NARROW = 18; // pixels of a card that still show where the fan is open beside it
const APART = 6; // between two cards, where there is room
const AMPLE = 64; // a card wide enough; to be wider it covers no other

interface Fan {
  card: number; // its width
  step: number; // from the left edge of one card to the next
  rows: number;
  per: number; // cards in the longer row
  high: number; // from the top of one row to the next
}

interface Space {
  width: number;
  height: number;
  least: number; // width of a card
  most: number;
  shows: number; // the part of a card that should stay in sight, from its left edge
  tagged: boolean;
}

/** How far the tag under a card of some width hangs down. */
export const tagOf = (card: number): number => Math.min(16, card * 0.3);

function row(cards: number, rows: number, space: Space): Fan {
  const per = Math.max(1, Math.ceil(cards / rows));
  const flat = (space.width - APART * (per - 1)) / per;
  const lapped = Math.min(AMPLE, space.width / (1 + space.shows * (per - 1)));
  const high = (space.height - 20 * rows) / (1.4 * rows + RAISED + LEGAL * (rows - 1));
  const card = Math.max(space.least, Math.min(space.most, high, Math.max(flat, lapped)));
  const step = per > 1 ? Math.min(card + APART, (space.width - card) / (per - 1)) : 0;
  const below = (space.tagged ? tagOf(card) : 2) + 2 + (rows > 1 ? card * LEGAL : 0);
  return { card, step, rows, per, high: card * 1.4 + below };
}

/** How so many cards lie: as large as there is room for, in one row or two. */
export function fan(cards: number, space: Space): Fan {
  const [one, two] = [row(cards, 1, space), row(cards, 2, space)];
  const isCramped = one.step < (space.shows - 0.05) * one.card;
  return cards > 1 && (two.card > one.card * 1.15 || isCramped) ? two : one;
}
