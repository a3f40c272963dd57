// A match of every game by its standard options, from the first card to the winner: once by taps, once by keys alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './barriers.ts';
import { GAMES, LAPTOP, PHONE, invite, sitDown } from './server.ts';
import { KEYS, TAPS, type Way, playMatch } from './moves.ts';
import { browser, server } from './open.ts';
import { estrange } from './stranger.ts';

interface Setting {
  name: string;
  strange?: { texts: boolean }; // as if the page knew no game
  viewport: { width: number; height: number };
  locale: string;
  way: Way;
}
const [PLAINLY, UNTOLD] = [{ texts: true }, { texts: false }];
const SETTINGS: Setting[] = [
  { name: 'taps', viewport: PHONE, locale: 'en', way: TAPS },
  {
    name: 'taps, drawn plainly and without texts',
    strange: UNTOLD,
    viewport: PHONE,
    locale: 'de',
    way: TAPS,
  },
  { name: 'keys alone', viewport: LAPTOP, locale: 'fr', way: KEYS },
  {
    name: 'keys alone, drawn plainly',
    strange: PLAINLY,
    viewport: LAPTOP,
    locale: 'fr',
    way: KEYS,
  },
];

// Rounds of a standard match for four; the points of the last are shown with the winner.
const ROUNDS: Record<string, number> = { thirteen: 4, ole: 4, friday: 4, leaves: 1, drat: 1 };

for (const { name, strange, viewport, locale, way } of SETTINGS)
  for (const game of GAMES)
    test(`a whole match of ${game} by ${name}`, { timeout: 120_000 }, async () => {
      const { page, errors } = await invite(browser, 'Ann', {
        viewport,
        locale,
        bypassCSP: true,
        serviceWorkers: strange ? 'block' : 'allow', // it would answer before us
      });
      if (strange) await estrange(page, strange);
      await sitDown(page, server.url, game);
      const begun = performance.now();
      const [moves, sheets] = await playMatch(page, way);
      const seconds = (performance.now() - begun) / 1000;
      console.log(`${game} by ${name}: ${moves} moves in ${seconds.toFixed(1)} s`);
      assert.match(
        await page.locator('.score h1').innerText(),
        /w[io]n|gagn|victoire|gewonnen|Sieg/i,
      );
      assert.deepEqual(await barriers(page), []);
      assert.equal(sheets, ROUNDS[game]! - 1, 'the points of each round were shown');
      assert.deepEqual(errors, []);
      await page.context().close();
    });
