import { BLUE, GREEN, YELLOW, type Suit } from '../../look/suits';

const ROTTEN: Suit = { name: 'rotten', number: [50, 98, 58], box: [6, 36, 88, 92] };

export const SUITS: Record<string, Suit> = { B: BLUE, Y: YELLOW, G: GREEN, R: ROTTEN };
