// The texts: cut from shared files, in three languages, chosen by the browser's wishes.
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../src/examples';
import { RULES } from '../src/rules';
import { LANGUAGES, learnRules, preferred, reasonText, say, speak } from '../src/words.svelte';
import { cut } from '../vite.config';

test('only the wanted texts are shipped, and their variants with them', () => {
  const text =
    '# a note\none-a = x\nweb-b = { $n ->\n    [one] y\n   *[other] z\n    }\nweb-c = w\n';
  expect(cut(text, /^web-/)).toBe(
    'web-b = { $n ->\n    [one] y\n   *[other] z\n    }\nweb-c = w\n',
  );
});

test('the first language we speak is taken', () => {
  expect(preferred(['it-IT', 'de-CH', 'fr'])).toBe('de');
  expect(preferred(['it'])).toBe('en');
});

test('a reason becomes the sentence that the terminal says too', async () => {
  await speak('en');
  const reason = { code: 'ole/too-weak', facts: { card: 'Y6', top: 'G6' } };
  expect(reasonText(reason)).toBe('6 is not higher than 6, and yellow is not stronger than green.');
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  test('every text of every page is there', async () => {
    await speak(language);
    await learnRules(language);
    for (const [game, sections] of Object.entries(RULES))
      for (const [section, texts] of sections) {
        expect(say(`rule-section-${section}`)).toBeTruthy();
        for (const [text] of texts) expect(say(`rule-${game}-${text}`).length).toBeGreaterThan(8);
      }
    for (const examples of Object.values(EXAMPLES))
      for (const { tries } of examples)
        for (const one of tries) expect(say(`rule-try-${one.says}`, one.facts)).not.toContain('{');
  });
});
