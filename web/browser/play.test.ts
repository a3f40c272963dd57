// A match of every game from the first card to the winner, once by taps and once by keys alone; short ones
// (`SHORT` in house.ts: many seats, two rounds, five tokens), for the sake of time.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import {
  GAMES,
  type House,
  LAPTOP,
  invite,
  moment,
  openBrowser,
  openHouse,
  sitDown,
  version,
} from './house.ts';

let house: House;
let browser: Browser;
before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await house.close();
});

async function changed(page: Page, was: string): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('[data-number]')?.getAttribute('data-number') !== old ||
      document.querySelector('.score .foot .btn') !== null,
    was,
    { polling: 10 },
  );
}

/** One move by taps: a card twice, or a card and where it goes, or what the buttons offer. */
async function tapMove(page: Page, number: number): Promise<void> {
  const cards = page.locator('.hand .card.legal');
  const count = await cards.count();
  if (count === 0 || number % 7 === 6) {
    const pass = page.locator('.act .btn.line, .act .btn.ink').first();
    if (await pass.count()) {
      await pass.click();
      const take = page.locator('button.take').last();
      if (await take.count()) {
        if ((await take.getAttribute('aria-pressed')) !== 'true') await take.click();
        await page.locator('.act .btn.ink').click();
      }
      return;
    }
  }
  const card = cards.nth(number % count);
  await card.click();
  const target = page.locator('button.pick, .aim, .drop').first();
  if ((await target.count()) && number % 2) await target.click();
  else if (await page.locator('.aim').count()) await page.locator('.aim').last().click();
  else if ((await page.locator('button.pick').count()) > 1)
    await page.locator('button.pick').last().click();
  else await page.locator('.hand .card.chosen').first().click();
}

/** Walk with the Tab key to something that matches. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector))
      return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** One move by keys: digits and arrows to a card, Enter to pick it, Enter to play it. */
async function keyMove(page: Page, number: number): Promise<void> {
  const slots = await page.evaluate(() =>
    [...document.querySelectorAll('.hand .card')].flatMap((card, i) =>
      card.classList.contains('legal') ? [i] : [],
    ),
  );
  if (slots.length === 0 || number % 9 === 8) {
    if (await page.locator('.act .btn.ink, .act .btn.line').count()) {
      assert.ok(await tabTo(page, '.act .btn.ink, .act .btn.line'), 'a button is reached by Tab');
      await page.keyboard.press('Enter');
      if (await page.locator('button.take').count()) {
        await page.keyboard.press('Shift+Tab');
        await tabTo(page, 'button.take');
        await page.keyboard.press('Enter');
        if (await page.locator('button.take[aria-pressed="true"]').count())
          await page.keyboard.press('Enter');
      }
      return;
    }
  }
  const slot = slots[number % slots.length]!;
  if (number % 3 === 0 && slot < 10) await page.keyboard.press(String((slot + 1) % 10));
  else {
    assert.ok(await tabTo(page, '.hand .card'), 'the hand is reached by Tab');
    await page.keyboard.press('Home');
    for (let i = 0; i < slot; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
}

for (const game of GAMES) {
  for (const [way, move] of [
    ['taps', tapMove],
    ['keys alone', keyMove],
  ] as const) {
    test(`a whole match of ${game} by ${way}`, { timeout: 120_000 }, async () => {
      const viewport = way === 'taps' ? {} : { viewport: LAPTOP };
      const { page, errors } = await invite(browser, 'Ann', viewport);
      await sitDown(page, house.url, game);
      let moves = 0;
      let sheets = 0;
      for (;;) {
        const now = await moment(page);
        if (now === 'over') break;
        if (now === 'sheet') {
          sheets += 1;
          if (way === 'taps') await page.locator('.score .foot .btn').click();
          else {
            assert.ok(await tabTo(page, '.score .foot .btn'), 'the next round is reached by Tab');
            await page.keyboard.press('Enter');
          }
          continue;
        }
        const was = await version(page);
        await move(page, moves++);
        await changed(page, was);
        if (way !== 'taps')
          await page.waitForFunction(() => document.activeElement !== document.body, undefined, {
            timeout: 5000,
          });
        assert.ok(moves < 900, 'the match ends');
      }
      assert.ok(
        (await page.locator('.score h1').innerText()).includes('won') ||
          (await page.locator('.score h1').innerText()).includes('win'),
      );
      if (game === 'thirteen' || game === 'friday' || game === 'ole')
        assert.equal(sheets, 1, 'the points of the first round were shown');
      assert.deepEqual(errors, []);
      await page.context().close();
    });
  }
}
