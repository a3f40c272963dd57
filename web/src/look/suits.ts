import { say } from '../text/words.svelte';

// A suit: the shape that a card of it shows, and where its number and its letter stand in it.
export interface Suit {
  name: string; // of its symbol and its paper, and what its letter is found by
  sign?: string; // its letter, where there is no text for it
  paper?: string; // the class of its paper, where that is not its name
  number: [x: number, y: number, size: number]; // on a card
  box: [x: number, y: number, width: number, height: number]; // of the shape on a card
  letter?: [x: number, y: number]; // in its sign
  pale?: boolean; // words on its paper are dark
  rim?: string; // the colour around the number, where the shape has holes
  caption?: () => string; // written on the shape
}

const BOX: Suit['box'] = [6, 36, 88, 92];

// Coloured papers that any game may use.
export const BLUE: Suit = { name: 'blue', number: [50, 104, 56], box: BOX, letter: [49, 82] };
export const YELLOW: Suit = { name: 'yellow', number: [50, 97, 56], box: BOX, pale: true };
export const GREEN: Suit = { name: 'green', number: [50, 98, 54], box: BOX };
export const RED: Suit = { name: 'red', number: [50, 93, 54], box: BOX };
export const VIOLET: Suit = { name: 'pebble', paper: 'violet', number: [50, 101, 54], box: BOX };
export const OCHRE: Suit = { name: 'bot', paper: 'ochre', number: [50, 102, 54], box: BOX };

/** The letter that stands for a suit. */
export const letterOf = ({ name, sign }: Suit): string => sign ?? say('web-letter', { suit: name });

/** The class of what is written on a paper. */
export const inkOn = ({ pale = false }: Suit): string => (pale ? 'on-light' : 'on-dark');

/** The class of a suit's own paper. */
export const paperOf = ({ name, paper = name }: Suit): string => paper;

/** One of four papers that a card is cut from. */
export const cutOf = (value: number, suit = 'blue'): string =>
  `#paper${((Math.abs(value || 0) + suit.length) % 4) + 1}`;
