// The papers of a game that has no suits of its own: a colour and a shape for every letter.
import { gameOf } from '../net/catalogue.svelte';
import type { Game } from '../net/messages';
import { written } from '../text/notation';
import { BLUE, GREEN, OCHRE, RED, VIOLET, YELLOW, type Suit } from './suits';

const PAPERS = [BLUE, YELLOW, GREEN, RED, VIOLET, OCHRE];
// Letters that mean a colour in many games; other suits get what is left.
const USUAL: Record<string, Suit> = {
  B: BLUE,
  Y: YELLOW,
  G: GREEN,
  R: RED,
  S: BLUE,
  D: YELLOW,
  C: GREEN,
  H: RED,
};

function dress(letters: string[]): Map<string, Suit> {
  const papers = new Map<string, Suit>();
  const isFree = (paper: Suit) => ![...papers.values()].some(({ name }) => name === paper.name);
  const give = (letter: string, paper: Suit) => papers.set(letter, { ...paper, sign: letter });
  for (const letter of letters) {
    const usual = USUAL[letter];
    if (usual && isFree(usual)) give(letter, usual);
  }
  letters.forEach((letter, i) => {
    if (!papers.has(letter)) give(letter, PAPERS.find(isFree) ?? PAPERS[i % PAPERS.length]!);
  });
  return papers;
}

const dressed = new WeakMap<string[], Map<string, Suit>>();

/** The paper of a suit, by its letter; none where the game has no such suit. */
export function suitOf(game: Game, letter: string): Suit | null {
  const { cards } = gameOf(game);
  const letters = () => [...new Set(cards.map((card) => written(card).suit))].filter(Boolean);
  const papers = dressed.get(cards) ?? dress(letters() as string[]);
  dressed.set(cards, papers);
  return papers.get(letter) ?? null;
}

const TINTS = ['#2f7f3a', '#15774a', '#0f6f78', '#2348b4', '#5a3a96', '#8f2f63', '#cf2e26'];

/** The colour of a card without a suit: from green to red, in the order of the game. */
export function tintOf(game: Game, card: string): string {
  const { cards } = gameOf(game);
  const share = Math.max(0, cards.indexOf(card)) / Math.max(1, cards.length - 1);
  return TINTS[Math.round(share * (TINTS.length - 1))]!;
}
