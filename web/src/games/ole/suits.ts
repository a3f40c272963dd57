import { BLUE, GREEN, RED, YELLOW, type Suit } from '../../look/suits';

export const SUITS: Record<string, Suit> = { Y: YELLOW, G: GREEN, B: BLUE, R: RED };

/** The colours from the strongest. */
export const strongest = (order: 'normal' | 'reversed'): string[] =>
  order === 'normal' ? ['R', 'B', 'G', 'Y'] : ['Y', 'G', 'B', 'R'];
