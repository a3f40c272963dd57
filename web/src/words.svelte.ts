// Says things in one language: the same Fluent texts as the terminal's, those a page needs.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Game, Language, Reason } from './messages';
import { written } from './notation';

export const LANGUAGES: Language[] = ['fr', 'en', 'de'];
export type Facts = Record<string, FluentVariable>;

const TABLE = {
  en: () => import('texts:table/en'),
  fr: () => import('texts:table/fr'),
  de: () => import('texts:table/de'),
};
const RULES = {
  en: () => import('texts:rules/en'),
  fr: () => import('texts:rules/fr'),
  de: () => import('texts:rules/de'),
};

let bundle = $state.raw(new FluentBundle('en'));
let spoken = $state<Language>('en');

export const language = (): Language => spoken;

/** The first of the browser's languages that we speak. */
export function preferred(wishes: readonly string[]): Language {
  const short = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return (short.find((wish) => LANGUAGES.includes(wish as Language)) ?? 'en') as Language;
}

/** From now on all is said in this language. */
export async function speak(wish: Language): Promise<void> {
  const texts = await TABLE[wish]();
  const next = new FluentBundle(wish, { useIsolating: false });
  next.addResource(new FluentResource(texts.default));
  bundle = next;
  spoken = wish;
  document.documentElement.lang = wish;
}

/** The rules pages come only when somebody asks for them. */
export async function learnRules(wish: Language): Promise<void> {
  const current = bundle;
  if (current.hasMessage('rule-try')) return;
  const texts = await RULES[wish]();
  current.addResource(new FluentResource(texts.default));
}

/** The text of a message, with its facts filled in; `otherwise` where there is no such text. */
export function say(id: string, facts: Facts = {}, otherwise?: string): string {
  const message = bundle.getMessage(id.replace('/', '-'));
  if (message?.value) return bundle.formatPattern(message.value, facts);
  if (otherwise === undefined) throw new Error(`there is no text ${id}`);
  return otherwise;
}

export const knows = (id: string): boolean => bundle.hasMessage(id.replace('/', '-'));

/** A share in per cent, as the language writes it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(spoken, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A number with the real sign for minus. */
export const signed = (number: number | string): string => String(number).replace('-', '−');

// A game may be told of before this browser has texts for it: then it goes by what the house calls it.

/** A game by its title. */
export const titleOf = (game: Game): string => say(`title-${game}`, {}, game);

/** A game by its short name. */
export const shortOf = (game: Game): string => say(`web-short-${game}`, {}, titleOf(game));

/** A card by its name: “blue 7”. */
export function cardName(game: Game, card: string): string {
  const { suit, value } = written(card);
  return say(`card-${game}`, { colour: suit ?? '', value, card: signed(card) }, signed(card));
}

/** A target or a pile by its name. */
export const pileName = (game: Game, pile: string): string =>
  say(`pile-${game}`, { colour: pile }, pile);

/** Why a card may not be played, as a sentence. */
export function reasonText(reason: Reason): string {
  const game = reason.code.split('/')[0] as Game;
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(reason.facts))
    if (typeof fact === 'string' || typeof fact === 'number') facts[name] = fact;
  for (const [name, before] of [
    ['card', ''],
    ['top', 'top_'],
    ['opener', 'opener_'],
  ] as const) {
    const card = facts[name];
    if (typeof card !== 'string') continue;
    const { suit, value } = written(card);
    facts[`${name}_name`] = cardName(game, card);
    facts[`${before}value`] ??= value;
    if (suit) facts[`${before}colour`] ??= say('colour', { colour: suit });
  }
  return say(`why-${reason.code}`, facts, reason.code);
}
