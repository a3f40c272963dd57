// No screen has a barrier, in light or dark, in any of the three languages.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { barriers } from './barriers.ts';
import { GAMES, type Guest, LANGUAGES, LAPTOP, PHONE, invite, sitDown } from './server.ts';
import { moment, playOne, tap } from './moves.ts';
import { browser, server } from './open.ts';
import { estrange } from './stranger.ts';

const HELP = '.bar .icon:nth-last-child(2)';
const MENU = '.bar .icon:last-child';
const come = (locale: string, kept = {}): Promise<Guest> =>
  invite(browser, 'Ann', { bypassCSP: true, locale }, kept);

async function isFree(page: Page, screen: string): Promise<void> {
  assert.deepEqual(await barriers(page), [], screen);
}

for (const locale of LANGUAGES) {
  test(`home, lobby and rules have no barrier in ${locale}`, { timeout: 90_000 }, async () => {
    const { page, errors } = await come(locale);
    await page.goto(server.url);
    await page.locator('.game').first().waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), locale);
    await isFree(page, 'home');
    await page.locator('.game.ole .btn.line').click();
    await page.locator('dialog form').waitFor();
    await isFree(page, 'new table');
    await page.locator('dialog summary').waitFor();
    const switches = await page.locator('dialog form > .check').count();
    assert.equal(switches, 1, 'undo, and no memory aid, for nothing is taken in this game');
    await page.locator('dialog form .btn.ink').click();
    await page.locator('.occupants').waitFor();
    await isFree(page, 'lobby');
    await page.locator('.dress').click();
    await page.locator('dialog .picker').waitFor();
    await isFree(page, 'animals and colours');
    await page.keyboard.press('Escape');
    await page.locator('#guest').fill('Bob');
    await page.locator('form.named .btn').click();
    await page.locator('.occupants li', { hasText: 'Bob' }).waitFor();
    await page.locator('.go .btn.ink').click();
    await page.locator('.cover .btn').waitFor();
    await isFree(page, 'hot seat');
    for (const game of GAMES) {
      await page.goto(`${server.url}/rules/${game}`);
      await page.locator('.example .card').first().click();
      await isFree(page, `rules of ${game}`);
    }
    await page.goto(`${server.url}/nowhere/at/all`);
    await isFree(page, 'nothing here');
    await page.goto(`${server.url}/t/nowhere`);
    await page.locator('main h1').waitFor();
    await isFree(page, 'no such table');
    assert.deepEqual(
      errors.filter((error) => !error.includes('404')),
      [],
    );
    await page.context().close();
  });

  for (const game of GAMES)
    test(`a plain table of ${game} has no barrier in ${locale}`, { timeout: 120_000 }, async () => {
      const [colorScheme, width] = [locale === 'de' ? 'dark' : 'light', 360] as const;
      const wish = { bypassCSP: true, locale, colorScheme, serviceWorkers: 'block' } as const;
      const { page, errors } = await invite(browser, 'Ann', wish);
      await estrange(page, { texts: locale !== 'en' });
      await sitDown(page, server.url, game);
      await moment(page);
      await isFree(page, 'at rest');
      if (await page.locator('.hand .card.legal').count()) await tap(page, '.hand .card.legal');
      await page.setViewportSize({ width, height: 640 });
      await isFree(page, 'a card picked');
      await page.keyboard.press('Escape');
      if (await page.locator('.card.illegal').count()) await tap(page, '.card.illegal');
      else if (await page.locator('.act .btn.line').count()) await tap(page, '.act .btn.line');
      await page.setViewportSize(LAPTOP);
      await isFree(page, 'a card refused, or passing');
      assert.deepEqual(errors, []);
      await page.context().close();
    });

  for (const game of GAMES)
    test(`the table of ${game} has no barrier in ${locale}`, { timeout: 120_000 }, async () => {
      const { page, errors } = await come(locale, { taught: [] });
      await sitDown(page, server.url, game);
      await moment(page);
      await isFree(page, 'the first, guided round');
      await page.locator('.guide .btn.quiet').click();
      if (await page.locator('.hand .card.legal').count()) await tap(page, '.hand .card.legal');
      await page.setViewportSize(LAPTOP);
      await isFree(page, 'a card picked');
      await page.keyboard.press('Escape');
      if (await page.locator('.card.illegal').count()) await tap(page, '.card.illegal');
      else if (await page.locator('.act .btn.line').count()) await tap(page, '.act .btn.line');
      await isFree(page, 'a card refused, or passing');
      await page.keyboard.press('Escape');
      await page.locator(MENU).click();
      await isFree(page, 'menu');
      await page.locator('dialog [name=web-text-view]').click();
      await page.keyboard.press('Escape');
      await page.setViewportSize(PHONE);
      await isFree(page, 'text');
      await page.locator(HELP).click();
      await page.locator('dialog .rules').waitFor();
      await isFree(page, 'help');
      assert.deepEqual(errors, []);
      await page.context().close();
    });
}

/** Say everything in another language, by the menu. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator(MENU).click();
  await page.locator(`dialog button[lang=${language}]`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.keyboard.press('Escape');
}

/** Open a replay in another language. */
async function readIn(page: Page, language: string, replay: string): Promise<void> {
  await page.evaluate((spoken) => {
    const kept = JSON.parse(localStorage.treize as string) as object;
    localStorage.treize = JSON.stringify({ ...kept, language: spoken });
  }, language);
  await page.goto(replay);
}

const FAILED = {
  fr: 'Cette partie n’a pas pu être analysée',
  en: 'This match could not be analysed',
  de: 'Diese Partie konnte nicht analysiert werden',
};

const is500 = (error: string) => error.includes('status of 500');

test('hints, points, end, replay and analysis have no barrier', { timeout: 150_000 }, async () => {
  const { page, errors } = await come('en');
  await sitDown(page, server.url, 'thirteen', { seats: 6, options: { rounds: 2 } });
  await moment(page);
  await page.setViewportSize(LAPTOP);
  await page.locator('.bar .house').waitFor();
  await isFree(page, 'house rules');
  await page.setViewportSize(PHONE);
  const bulb = '.bar .icon:is([aria-label="Hint"], [aria-label="Why?"])';
  await page.locator(bulb).click();
  await page.locator('.guide').waitFor({ timeout: 40_000 });
  await isFree(page, 'a hint');
  await page.locator(bulb).click();
  await page.locator('dialog ol li').first().waitFor();
  await isFree(page, 'hints');
  await page.keyboard.press('Escape');
  for (let now, was = ''; (now = await moment(page)) !== 'over';) {
    if (now !== 'sheet') {
      await playOne(page);
      continue;
    }
    assert.equal(was, '', 'only one round before the last');
    was = now;
    for (const language of LANGUAGES) {
      await speak(page, language);
      await isFree(page, `points in ${language}`);
    }
    await tap(page, '.score .foot .btn');
  }
  for (const language of LANGUAGES) {
    await speak(page, language);
    await isFree(page, `end in ${language}`);
  }
  await page.locator('.score a[href^="/r/"]').click();
  await page.locator('.controls').waitFor();
  const replay = page.url();
  const store = new DatabaseSync(join(server.data, 'treize.sqlite3'));
  store.exec("CREATE TRIGGER f BEFORE INSERT ON analyses BEGIN SELECT RAISE(ABORT, 'full'); END");
  for (const [language, failed] of Object.entries(FAILED)) {
    await readIn(page, language, replay);
    await page.locator('.tools .btn.ink').click();
    await page.locator('.unjudged', { hasText: failed }).waitFor({ timeout: 60_000 });
    await isFree(page, `an analysis that failed in ${language}`);
  }
  store.exec('DROP TRIGGER f');
  store.close();
  assert.deepEqual(
    errors.splice(0).map(is500),
    [true, true, true],
    'told once, and not asked again',
  );
  await page.locator('.unjudged .btn').click();
  await page.locator('.analysis svg').first().waitFor({ timeout: 60_000 });
  for (const language of LANGUAGES) {
    await readIn(page, language, replay);
    await page.locator('.controls .btn').nth(4).click();
    await page.locator('.tools .btn').nth(2).click();
    await page.locator('.luck').waitFor();
    await page.locator('.tools .btn.ink').click();
    await page.locator('.analysis svg').first().waitFor({ timeout: 60_000 });
    await isFree(page, `replay and analysis in ${language}`);
  }
  assert.deepEqual(errors, []);
  await page.context().close();
});
