// The texts: cut from shared files, in three languages, chosen by the browser's wishes.
import { describe, expect, test } from 'vitest';
import { pictureOf } from '../src/games';
import type { About, Game, Moved } from '../src/net/messages';
import { reasonText } from '../src/text/names';
import { facts, houseRules, sectionsOf, type Options } from '../src/text/rulebook';
import { tell } from '../src/text/tell';
import {
  hasText,
  LANGUAGES,
  loadRuleTexts,
  once,
  preferredLanguage,
  say,
  setLanguage,
} from '../src/text/words.svelte';
import { cut } from '../vite.config';
import samples from './rulebook.json';
import { GAMES, view } from './views';

test('a sentence is filled in once in each language', async () => {
  let times = 0;
  const sentence = once(() => `${(times += 1)} ${say('web-home')}`);
  await setLanguage('en');
  const english = sentence();
  expect(sentence()).toBe(english);
  await setLanguage('de');
  expect(sentence()).toBe(`2 ${say('web-home')}`);
  expect(sentence()).not.toBe(english);
});

test('only the wanted texts are shipped, and their variants with them', () => {
  const text =
    '# a note\none-a = x\nweb-b = { $n ->\n    [one] y\n   *[other] z\n    }\nweb-c = w\n';
  expect(cut(text, /^web-/)).toBe(
    'web-b = { $n ->\n    [one] y\n   *[other] z\n    }\nweb-c = w\n',
  );
});

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(LANGUAGES)('every text that a page names is shipped in %s', async (language) => {
  await setLanguage(language);
  await loadRuleTexts(language);
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map(([, id]) => id!),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((id) => !hasText(id))).toEqual([]);
});

test('the first language we speak is taken', () => {
  expect(preferredLanguage(['it-IT', 'de-CH', 'fr'])).toBe('de');
  expect(preferredLanguage(['it'])).toBe('en');
});

test('a reason becomes the sentence that the terminal says too', async () => {
  await setLanguage('en');
  const reason = { code: 'ole/too-weak', facts: { card: 'Y6', top: 'G6' } };
  expect(reasonText(reason)).toBe('6 is not higher than 6, and yellow is not stronger than green.');
});

test('whoever is challenged is spoken to', async () => {
  await setLanguage('fr');
  const { state } = view('drat');
  const chance = { chili: [2, 5], outcome: [0, 1] };
  const duel: Moved = {
    type: 'moved',
    number: 1,
    seat: 1,
    move: 'duel>0',
    by: 'bot',
    chance,
    flows: [],
  };
  const told = (seats: number[]) => tell(duel, state, 'drat', seats, true);
  expect(told([0])).toMatch(/te défie\u00a0: 2 contre 5\. Tu gagnes\.$/);
  expect(told([])).toMatch(/ défie Anna\u00a0: 2 contre 5\. Anna gagne\.$/);
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  test('every text of every page is there', async () => {
    await setLanguage(language);
    await loadRuleTexts(language);
    for (const game of GAMES) {
      for (const [section, texts] of sectionsOf(game)) {
        expect(hasText(`rule-section-${section}`)).toBe(true);
        for (const text of texts)
          expect(say(`rule-${game}-${text}`, facts(game), '')).toMatch(/^[^{}]{9,}$/);
      }
      for (const one of pictureOf(game).examples.flatMap(({ tries }) => tries))
        expect(say(`rule-try-${one.says}`, { ...facts(game), ...one.facts })).not.toContain('{');
    }
  });

  test('a table with other rules is told the same as in the terminal', async () => {
    await setLanguage(language);
    const ours = samples.filter((sample) => sample.language === language);
    expect(ours).toHaveLength(5);
    for (const sample of ours) {
      const game = sample.game as Game;
      const options = sample.options as unknown as Options;
      const numbers = sample.numbers as unknown as About['numbers'];
      expect(facts(game, options, numbers)).toEqual(sample.facts);
      expect(houseRules(game, options, sample.names)).toEqual(sample.houseRules);
      expect(houseRules(game, {})).toEqual([]);
    }
  });
});
