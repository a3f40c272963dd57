// Draws every screen into docs/screens: five games, phone and laptop, light and dark, three languages.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  GAMES,
  LAPTOP,
  PHONE,
  type Game,
  invite,
  moment,
  openBrowser,
  openHouse,
  sitDown,
} from './house.ts';

const OUT = join(import.meta.dirname, '../../docs/screens');
const SIZES = { phone: PHONE, laptop: LAPTOP };
const LANGUAGES: Record<Game, string> = {
  thirteen: 'fr',
  ole: 'fr',
  friday: 'de',
  leaves: 'en',
  drat: 'fr',
};
mkdirSync(OUT, { recursive: true });

const house = await openHouse();
const browser: Browser = await openBrowser();

/** The page as it is, in both sizes and both lights. */
async function draw(page: Page, name: string, whole = false): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(120);
      await page.screenshot({
        path: join(OUT, `${name}-${size}-${colorScheme}.png`),
        fullPage: whole,
      });
    }
}

/** Play until the table has something to show, then pick a card. */
async function play(page: Page, enough: number, pick = true): Promise<void> {
  for (let moves = 0; ; moves++) {
    const now = await moment(page);
    if (now === 'sheet' && enough < 99) {
      await page.locator('.score .foot .btn').click();
      continue;
    }
    if (now !== 'turn') return;
    const cards = page.locator('.hand .card.legal');
    const count = await cards.count();
    if (moves >= enough && count) {
      if (pick) await cards.nth(Math.floor(count / 2)).click();
      return;
    }
    const was = await page.locator('[data-number]').getAttribute('data-number');
    if (count) {
      await cards.nth(moves % count).click();
      const picks = page.locator('button.pick, .aim');
      if ((await picks.count()) > 1) await picks.first().click();
      else await page.locator('.card.chosen').first().click();
    } else {
      await page.locator('.act .btn').first().click();
      const take = page.locator('button.take').first();
      if (await take.count()) {
        if ((await take.getAttribute('aria-pressed')) !== 'true') await take.click();
        await page.locator('.act .btn.ink').click();
      }
    }
    await page.waitForFunction(
      (old) => document.querySelector('[data-number]')?.getAttribute('data-number') !== old,
      was,
    );
  }
}

for (const locale of ['fr', 'en', 'de']) {
  const { page } = await invite(browser, 'Anna', { locale });
  await page.goto(house.url);
  await page.locator('.game').first().waitFor();
  await draw(page, `home-${locale}`, true);
  await page.context().close();
}

const SEATS: Partial<Record<Game, object>> = {
  thirteen: { seats: 4, options: {} },
  ole: { seats: 5, options: {} },
  friday: { seats: 4, options: {} },
  leaves: { seats: 4 },
  drat: { seats: 4, options: {} },
};
for (const game of GAMES) {
  const { page } = await invite(browser, 'Anna', { locale: LANGUAGES[game] });
  await sitDown(page, house.url, game, SEATS[game]);
  await play(page, game === 'ole' ? 1 : 3);
  await draw(page, game);
  if (game === 'leaves') {
    await page.keyboard.press('Escape');
    const pass = page.locator('.act .btn.line').first();
    if (await pass.count()) await pass.click();
    await draw(page, 'leaves-pass');
  }
  await page.locator('.bar .icon:nth-last-child(2)').click();
  await page.locator('dialog .rules').waitFor();
  await draw(page, `${game}-rules`);
  await page.context().close();
}

// The points of a round, and the end of a match, its replay and analysis.
const { page } = await invite(browser, 'Anna', { locale: 'fr' });
await sitDown(page, house.url, 'thirteen', { seats: 4, options: { rounds: 2 } });
await play(page, 99);
await draw(page, 'thirteen-score', true);
await page.locator('.score .foot .btn').click();
await play(page, 99);
await draw(page, 'thirteen-end', true);
await page.locator('.score a[href^="/r/"]').click();
await page.locator('.controls').waitFor();
await page.locator('.jump input').fill('17');
await page.locator('.tools .btn.ink').click();
await page.waitForFunction(
  () => document.querySelector('.analysis') && !document.querySelector('progress'),
  undefined,
  {
    timeout: 240_000,
  },
);
await draw(page, 'replay', true);
await page.goto(house.url);
await page.locator('.game.ole .btn.line').click();
await page.locator('dialog form').waitFor();
await draw(page, 'new-table');
await page.locator('dialog form .btn.ink').click();
await page.locator('.places').waitFor();
await draw(page, 'lobby', true);

await browser.close();
await house.close();
