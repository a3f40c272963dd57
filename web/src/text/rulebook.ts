// The rules of a game as pages, with the numbers of a table in them, and what the table has changed.
// src/treize/rulebook does the same for the terminal and the docs; a test compares the two.
import { loadedPage } from '../net/catalogue.svelte';
import type { About, Game, GamePage } from '../net/messages';
import { cardName } from './names';
import { say, sayFirst, signed, type Facts } from './words.svelte';

export type Options = About['options'];

type Page = Omit<GamePage, 'game' | 'texts'>;
const found = import.meta.glob<Page>('../games/*/rulebook.json', {
  eager: true,
  import: 'default',
});
const BOOK = new Map(Object.entries(found).map(([path, page]) => [path.split('/')[2]!, page]));
const BLANK: Page = { sections: {}, usual: {}, zeros: {}, numbers: {}, values: [], wild: '' };
/** What this browser was built with, or what the server told. */
const pageOf = (game: Game): Page => BOOK.get(game) ?? loadedPage(game) ?? BLANK;

/** The sections of a game's page, and the texts of each. */
export const sectionsOf = (game: Game): [section: string, texts: string[]][] =>
  Object.entries(pageOf(game).sections).map(([section, texts]) => [section, texts.split(' ')]);

/** What the sentences of a game speak of: its numbers, as a table has them, and its options. */
export function facts(game: Game, options: Options = {}, numbers?: About['numbers']): Facts {
  const { usual, values, numbers: usually } = pageOf(game);
  const told: Facts = { ...(numbers ?? usually) };
  for (const [name, value] of Object.entries({ ...usual, ...options }))
    if (Array.isArray(value)) told.copies = copiesOf(values.map(String), value);
    else told[name] = typeof value === 'boolean' ? String(value) : value;
  return told;
}

/** All numbers together; a field that was emptied has none. */
export const sum = (numbers: number[]): number =>
  numbers.reduce((total, number) => total + (number || 0), 0);

/** How many there are of each card: “five 4s, four −1s”; those there are none of left out. */
const copiesOf = (cards: string[], numbers: number[]): string =>
  cards
    .map((card, i) => ({ card: signed(card), number: numbers[i] ?? 0 }))
    .filter(({ number }) => number)
    .map((copies) => say('option-value-copies', copies))
    .join(', ');

/** The cards that the option `deck` counts, as labels. */
export function cardsCounted(game: Game): string[] {
  const { values, wild, usual } = pageOf(game);
  const counted = Array.isArray(usual.deck) ? usual.deck.length : 0;
  return [...values.map((value) => signed(String(value))), cardName(game, wild)].slice(0, counted);
}

/** What a table has changed, an option a line, with what it usually is. */
export function houseRules(game: Game, options: Options, names: string[] = []): string[] {
  return Object.entries(pageOf(game).usual)
    .filter(([name, usual]) => String(options[name] ?? usual) !== String(usual))
    .map(([name, usual]) =>
      say('option-changed', {
        name: optionName(game, name),
        value: valueOf(game, name, options[name]!, names),
        usual: valueOf(game, name, usual, names),
      }),
    );
}

/** An option by its name: “limit of a target”. */
export function optionName(game: Game, name: string): string {
  return sayFirst([`option-${game}-${name}`, `option-${name}`], {}, name.replaceAll('_', ' '));
}

/** The word that 0 stands for, if a game declares one for this option. */
export const zeroOf = (game: Game, name: string): string | undefined => pageOf(game).zeros[name];

/** The value of an option as players say it: “13”, “not allowed”, “drawn at random”. */
export function valueOf(
  game: Game,
  name: string,
  value: Options[string],
  names: string[] = [],
): string {
  const { values, wild, usual } = pageOf(game);
  if (Array.isArray(value))
    return copiesOf(
      [...values.map(String), ...(value[values.length] ? [cardName(game, wild)] : [])],
      value,
    );
  const meant = typeof value === 'number' ? value === 0 && zeroOf(game, name) : String(value);
  if (meant) return sayFirst([`option-value-${name}-${meant}`, `option-value-${meant}`], {}, meant);
  if (typeof usual[name] === 'string' && typeof value === 'number')
    return names[value] ?? say('option-value-seat', { seat: value + 1 });
  return String(value);
}
