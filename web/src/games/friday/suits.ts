import type { Suit } from '../../look/suits';
import { say } from '../../text/words.svelte';

export const SUITS: Record<string, Suit> = {
  C: { name: 'cat', number: [50, 116, 46], box: [3, 34, 94, 98], letter: [49, 88] },
  M: {
    name: 'mirror',
    number: [51, 91, 48],
    box: [6, 36, 92, 98],
    letter: [50, 60],
    pale: true,
    rim: 'var(--sky)',
  },
  L: { name: 'ladder', number: [50, 104, 44], box: [8, 34, 84, 100], rim: 'var(--ochre)' },
  F: {
    name: 'friday',
    paper: 'friday-leaf',
    number: [50, 118, 58],
    box: [1, 32, 98, 104],
    letter: [50, 78],
    caption: () => say('web-friday-leaf'),
  },
};
