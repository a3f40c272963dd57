import { BLUE, GREEN, RED, YELLOW, type Suit } from '../../look/suits';

export const SUITS: Record<string, Suit> = { Y: YELLOW, G: GREEN, B: BLUE, R: RED };
