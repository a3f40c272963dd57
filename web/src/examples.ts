// Positions of the rules pages, each with what may be tried; the worked examples of the rules.
import type { Game } from './messages';
import type { Facts } from './words.svelte';

export interface Try {
  cards: string[];
  move: string;
  says: string; // the text `rule-try-…`
  facts: Facts;
}
export interface Example {
  pile?: string; // the target it lies on
  lying: string[];
  sum?: number;
  tries: Try[];
}

const one = (card: string, says: string, facts: Facts = {}, move = card): Try => ({
  cards: [card],
  move,
  says,
  facts,
});

export const EXAMPLES: Record<Game, Example[]> = {
  thirteen: [
    {
      pile: 'B',
      lying: ['B7', 'B4'],
      sum: 11,
      tries: [
        one('B2', 'safe', { total: 13 }),
        one('B5', 'over', { total: 16, cards: 2 }),
        one('R4', 'over', { total: 15, cards: 2 }, 'R4>B'),
      ],
    },
  ],
  friday: [
    {
      pile: 'C',
      lying: ['C7', 'C2'],
      sum: 9,
      tries: [
        one('F4', 'safe', { total: 13 }, 'F4>C'),
        one('C5', 'over', { total: 14, cards: 2 }),
        one('C1', 'safe', { total: 10 }),
      ],
    },
  ],
  ole: [
    {
      lying: ['Y7'],
      tries: [one('G4', 'colour'), one('Y8', 'value'), one('G9', 'both'), one('Y6', 'neither')],
    },
  ],
  leaves: [
    {
      lying: ['6', '6', '6', '12', '12'],
      tries: [
        { cards: ['4', '4', '4', '4'], move: '4x4', says: 'end', facts: { value: 4, number: 4 } },
        { cards: ['13', '13'], move: '13x2', says: 'end', facts: { value: 13, number: 2 } },
        { cards: ['5', '5'], move: '5x2', says: 'few', facts: { number: 3 } },
        { cards: ['9', '9', '9'], move: '9x3', says: 'between', facts: { value: 9 } },
      ],
    },
  ],
  drat: [
    {
      lying: ['+4', '+3', '+4', '+1'],
      sum: 12,
      tries: [
        one('+1', 'token', { total: 13 }),
        one('-2', 'below', { total: 10 }),
        one('duel', 'duel', { total: 12 }, 'duel>1'),
      ],
    },
  ],
};
