// A match of every game by its standard options, from the first card to the winner: once by taps, once by keys alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { barriers } from './barriers.ts';
import { GAMES, LAPTOP, PHONE, invite, sitDown } from './house.ts';
import { keyMove, moment, tabTo, tap, tapMove, version } from './moves.ts';
import { browser, house } from './open.ts';
import { estrange } from './stranger.ts';

interface Way {
  name: string;
  strange?: { texts: boolean }; // as if the page knew no game
  viewport: { width: number; height: number };
  locale: string;
  move: (page: Page, number: number) => Promise<void>;
  goOn: (page: Page) => Promise<void>;
}
const NEXT = '.score .foot .btn';
const WAYS: Way[] = [
  { name: 'taps', viewport: PHONE, locale: 'en', move: tapMove, goOn: (page) => tap(page, NEXT) },
  {
    name: 'taps, drawn plainly and without texts',
    strange: { texts: false },
    viewport: PHONE,
    locale: 'de',
    move: tapMove,
    goOn: (page) => tap(page, NEXT),
  },
  {
    name: 'keys alone',
    viewport: LAPTOP,
    locale: 'fr',
    move: keyMove,
    goOn: async (page) => {
      await tabTo(page, NEXT);
      await page.keyboard.press('Enter');
    },
  },
];
WAYS.push({ ...WAYS.at(-1)!, name: 'keys alone, drawn plainly', strange: { texts: true } });

/** Play to the end; answer the moves made and the rounds whose points were shown before it. */
async function playMatch(
  page: Page,
  { move, goOn }: Way,
): Promise<[moves: number, sheets: number]> {
  let [moves, sheets, was] = [0, 0, ''];
  for (let now; (now = await moment(page, was)) !== 'over';) {
    was = now === 'sheet' ? '' : await version(page);
    if (now === 'sheet') {
      sheets += 1;
      await goOn(page);
      continue;
    }
    await move(page, moves++);
    assert.ok(moves < 900, 'the match ends');
  }
  return [moves, sheets];
}

// Rounds of a standard match for four; the points of the last are shown with the winner.
const ROUNDS: Record<string, number> = { thirteen: 4, ole: 4, friday: 4, leaves: 1, drat: 1 };

for (const way of WAYS)
  for (const game of GAMES)
    test(`a whole match of ${game} by ${way.name}`, { timeout: 120_000 }, async () => {
      const { viewport, locale } = way;
      const { page, errors } = await invite(browser, 'Ann', {
        viewport,
        locale,
        bypassCSP: true,
        serviceWorkers: way.strange ? 'block' : 'allow', // it would answer before us
      });
      if (way.strange) await estrange(page, way.strange);
      await sitDown(page, house.url, game);
      const begun = performance.now();
      const [moves, sheets] = await playMatch(page, way);
      const seconds = (performance.now() - begun) / 1000;
      console.log(`${game} by ${way.name}: ${moves} moves in ${seconds.toFixed(1)} s`);
      assert.match(
        await page.locator('.score h1').innerText(),
        /w[io]n|gagn|victoire|gewonnen|Sieg/i,
      );
      assert.deepEqual(await barriers(page), []);
      assert.equal(sheets, ROUNDS[game]! - 1, 'the points of each round were shown');
      assert.deepEqual(errors, []);
      await page.context().close();
    });
