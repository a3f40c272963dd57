// What the browser may know of one game. Its folder says what it has of its own; generic.ts is the rest.
import type { Component } from 'svelte';
import type { Instruments } from '../look/sound';
import type { Suit } from '../look/suits';
import type { Entry, Game, Moved, MoveSpec, Outlook, Scoring, Table, Yours } from '../net/messages';
import type { Scene } from '../table/scene';
import type { Selection } from '../table/selection.svelte';
import type { Facts } from '../text/words.svelte';

/** Its Cover.svelte, which home shows. */
export interface Cover {
  default: Component; // 120 by 120
  seats?: number; // at a table of one tap; else four
}

/** What the middle of a table is drawn from. */
export interface BoardProps {
  scene: Scene;
  selection?: Selection | null;
}

/** Something a seat has besides its cards. */
export interface Fact {
  icon: string; // a symbol
  number: number | string;
  text: string;
  strong?: boolean;
}

/** What a card would make, under it. */
export interface Tag {
  text: string;
  tone: '' | 'good' | 'bad';
}
export interface Playable {
  scene: Scene;
  card: string;
  moves: string[]; // that lay it
  outlook: Outlook; // of the first of them
}

/** A move as it is told. */
export interface ToldMove {
  moved: Moved;
  parts: MoveSpec;
  table: Table | null; // after it
  isLast: boolean; // of all that is told now, and so the table is as it left it
  named: string; // the move by its name
  taken: number; // cards
  names: string[];
  person: (seat: number) => Facts;
}

/** A move that was made, for what lies at the sign of who made it. */
export type DoneMove = Pick<ToldMove, 'moved' | 'parts' | 'named' | 'taken' | 'names'> & {
  game: Game;
};

/** What a seat did last, small. */
export interface Mark {
  card?: string | null; // its face
  icon?: string; // or a symbol; or else only its text
  badge?: string; // two or three letters at its corner
  sign?: string; // or a symbol there
  pile?: string | null; // or the suit of the pile it was laid on
  text?: string; // a word or two, where there is room
  isTaken?: boolean; // the card was taken up, not laid
}

/** A moment within a move that is worth a look, with the card laid and all that follows still to come. */
export interface Moment {
  table: Table; // as it is then
  spot: string; // what shakes
  falls?: boolean; // and then falls down
  shout?: string; // a word above it
  sign?: string; // the symbol that it is written on; else the sun
}

/** A position of the rules page, with what may be tried; a test plays it by the real rules. */
export interface Example {
  pile?: string; // that the cards lie on
  lying: string[];
  sum?: number;
  tries: {
    cards: string[];
    move: string;
    says: string; // the text `rule-try-…`
    facts: Facts;
  }[];
}

/** The points of a round, as a game shows them. */
export interface PointsProps {
  game: Game;
  scoring: Scoring;
  names: string[];
  you: number | null;
}

export interface Picture {
  // --- Cards ---
  /** The suits by their letters, as they lie in a hand from left to right. */
  suits?: Record<string, Suit>;
  /** What is drawn on a card, 100 by 140; else the number in the shape of its suit. */
  face?: Component<{ card: string }> | null;
  /** The part of a card that tells what it is, from its left edge. */
  shows?: number;
  /** What a card would make, under it; or there is nothing under cards. */
  tag?: ((would: Playable) => Tag | null) | null;

  // --- The middle ---
  board?: Component<BoardProps>;
  /** Which sheet lies under it. */
  sheet?: number;
  /** The same as sentences. */
  lines?: (scene: Scene) => string[];
  /** The spots a move may lay its cards on; the first that is there is it. */
  spots?: (move: MoveSpec, game: Game) => string[];

  // --- Seats ---
  facts?: (scene: Scene, seat: number) => Fact[];
  /** What is known of the cards that a seat has taken. */
  memo?: (scene: Scene, seat: number) => string;
  /** Whether a seat has left the round. */
  isOut?: (scene: Scene, seat: number) => boolean;
  /** Cards in the stock, where they can be seen. */
  stock?: (scene: Scene) => number | null;

  // --- What you may do ---
  /** The text that tells what you are to do, by what you may. */
  todo?: (table: Table, legal: string[], passing: boolean) => string;
  /** The text that asks where a picked card goes. */
  where?: (game: Game, moves: string[]) => string;
  /** Whether there are often buttons beside the cards, and so their place is kept. */
  hasButtons?: boolean;
  /** The button for a move that is a word. */
  button?: (move: string, scene: Scene) => string;
  /** The button that lays several cards at once. */
  lay?: ((card: string, number: number) => string) | null;
  /** What stands at a rival that a card may be aimed at. */
  rival?: ((card: string) => string) | null;

  // --- What happens ---
  /** A sentence of its own, or more facts for the usual one, or nothing more. */
  tell?: (told: ToldMove) => string | Facts | null;
  /** What is left at the sign of who moved until their next turn. */
  mark?: (done: DoneMove) => Mark;
  /** A moment of a move that deserves to be seen by itself. */
  moment?: (moved: Moved, before: Table, after: Table) => Moment | null;
  /** What is heard besides the card. */
  sound?: (moved: Moved, after: Scene, instruments: Instruments) => void;
  /** Milliseconds more than usual to look at what a move has brought, at normal pace. */
  pause?: (moved: Moved, after: Scene) => number;

  // --- Learning ---
  /** All tips, and those that may be given now, in this order. */
  tips?: string[];
  tipsNow?: (scene: Scene, own: Yours | null) => string[];
  examples?: Example[];

  // --- Points ---
  /** What a line of the points counts: cards of a suit, or a symbol; else the cards that are as many. */
  counts?: (entry: Entry) => { label?: string; icon?: string };
  /** How a round was counted; else line by line. */
  points?: Component<PointsProps> | null;
  /** What luck decided at the end. */
  drawn?: (chance: NonNullable<Moved['chance']>, names: string[]) => string;
}
