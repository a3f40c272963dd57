// Positions of the rules pages, each with what may be tried; a test plays them by the real rules.
import told from './examples.json';
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

export const EXAMPLES = told as Record<Game, Example[]>;
