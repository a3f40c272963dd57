// Says things in one language: the same Fluent texts as the terminal's, those a page needs.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../net/messages';

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
const ERRORS = {
  en: () => import('texts:errors/en'),
  fr: () => import('texts:errors/fr'),
  de: () => import('texts:errors/de'),
};

// In a box, which is new whenever there are more texts: whatever was said is said again.
let texts = $state.raw({ bundle: new FluentBundle('en') });
let spoken = $state<Language>('en');

export const language = (): Language => spoken;

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((lang) => lang.slice(0, 2).toLowerCase());
  return (short.find((lang) => LANGUAGES.includes(lang as Language)) ?? 'en') as Language;
}

/** From now on all is said in this language. */
export async function setLanguage(lang: Language): Promise<void> {
  const found = await TABLE[lang]();
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(found.default));
  texts = { bundle };
  spoken = lang;
  document.documentElement.lang = lang;
}

/** Load more texts, unless one of them is there already. */
async function loadMore(more: typeof TABLE, one: string, lang: Language): Promise<void> {
  const { bundle } = texts;
  if (bundle.hasMessage(one)) return;
  const found = await more[lang]();
  bundle.addResource(new FluentResource(found.default));
}

/** The rules pages come only when somebody asks for them. */
export const loadRuleTexts = (lang: Language) => loadMore(RULES, 'rule-try', lang);

/** Why this device refuses something; a server says it by itself. */
export const loadErrorTexts = (lang: Language) => loadMore(ERRORS, 'error-match-over', lang);

/** The texts of a game that this browser was not built with, if that language is still spoken. */
export function addTexts(found: string, lang: Language): void {
  if (lang !== spoken) return;
  texts.bundle.addResource(new FluentResource(found));
  texts = { bundle: texts.bundle };
}

export const hasText = (id: string): boolean => texts.bundle.hasMessage(id.replace('/', '-'));

/** The text of a message, with its facts filled in; where there is none, its name or something else. */
export function say(id: string, facts: Facts = {}, otherwise = id): string {
  const message = texts.bundle.getMessage(id.replace('/', '-'));
  return message?.value ? texts.bundle.formatPattern(message.value, facts, []) : otherwise;
}

/** What is told often is filled in once, and anew when there are other texts. */
export function once<T>(fill: () => T): () => T {
  let filled: { in: object; words: T } | null = null;
  return () => {
    if (filled?.in !== texts) filled = { in: texts, words: fill() };
    return filled.words;
  };
}

/** The text of the first of some messages that there is. */
export function sayFirst(ids: string[], facts: Facts, otherwise: string): string {
  const found = ids.find(hasText);
  return found === undefined ? otherwise : say(found, facts);
}

/** A share in per cent, as the language writes it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(spoken, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A number with the real sign for minus. */
export const signed = (number: number | string): string => String(number).replace('-', '−');
