// People together: a link, a bot between them, a lost connection, one screen for two; and no hidden card.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Messages } from '../src/messages.ts';
import {
  type Guest,
  type House,
  invite,
  moment,
  openBrowser,
  openHouse,
  playNow,
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

const hand = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand .card')].map(
      (card) => card.dataset.card ?? '',
    ),
  );

/** Play the first legal card, and wait until the table has changed. */
async function playOne(page: Page): Promise<void> {
  const was = await version(page);
  const card = page.locator('.hand .card.legal').first();
  if (await card.count()) {
    await card.click();
    const picks = page.locator('button.pick, .aim');
    if ((await picks.count()) > 1) await picks.first().click();
    else await page.locator('.hand .card.chosen').first().click();
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

/** Make a table for friends and answer its link. */
async function openTable(page: Page, game: string, seats: number): Promise<string> {
  await page.goto(house.url);
  await page.locator(`.game.${game} .btn.line`).click();
  await page.locator('dialog select').first().selectOption(String(seats));
  await page.locator('dialog select').nth(3).selectOption('easy');
  await page.locator('dialog form .btn.ink').click();
  await page.locator('.places').waitFor();
  return page.locator('input[readonly]').inputValue();
}

/** What a frame tells of cards that its reader may not see. */
function hidden(frames: string[], seats: number[]): string[] {
  const found: string[] = [];
  for (const frame of frames) {
    const message = JSON.parse(frame) as Messages;
    if (message.type !== 'view' && message.type !== 'update') continue;
    const { state, yours } = message;
    const table: Record<string, unknown> | null = state.table && { ...state.table };
    for (const { seat } of yours) if (!seats.includes(seat)) found.push(`a hand of seat ${seat}`);
    if (!table || state.phase !== 'playing') continue;
    const hands = table['hands'] as unknown[];
    if (hands.some(Array.isArray)) found.push('an open hand');
    for (const place of ['stock', 'aside', 'unused', 'under'])
      if (Array.isArray(table[place]) && table[place].length) found.push(`an open ${place}`);
  }
  return found;
}

test(
  'two browsers and a bot play together through the link, and no page is told a hidden card',
  { timeout: 120_000 },
  async () => {
    const [ann, ben]: Guest[] = [await invite(browser, 'Ann'), await invite(browser, 'Ben')];
    const link = await openTable(ann!.page, 'ole', 3);
    await ben!.page.goto(link);
    await ben!.page.locator('.places .btn.ink').first().click();
    await ann!.page.locator('.places li', { hasText: 'Ben' }).waitFor();
    await ann!.page.locator('.go .btn.ink').click();
    for (const { page } of [ann!, ben!]) await page.locator('.mine').waitFor();
    assert.notDeepEqual(await hand(ann!.page), await hand(ben!.page));
    let moves = 0;
    for (let rounds = 0; rounds < 1 && moves < 40;) {
      const next = await Promise.race(
        [ann!, ben!].map(async (guest) => ({ guest, now: await moment(guest.page) })),
      ).catch(async (problem: unknown) => {
        const seen = await Promise.all(
          [ann!, ben!].map(({ page }) => page.locator('.page').innerText()),
        );
        throw new Error(`${String(problem)}\n${seen.join('\n---\n')}`);
      });
      if (next.now === 'sheet') rounds += 1;
      else {
        await playOne(next.guest.page).catch(async (problem: unknown) => {
          if ((await moment(next.guest.page)) !== 'sheet') throw problem;
        });
        moves += 1;
      }
    }
    assert.ok(moves > 5);
    assert.deepEqual(hidden(ann!.frames, [0]), []);
    assert.deepEqual(hidden(ben!.frames, [1]), []);
    assert.deepEqual([...ann!.errors, ...ben!.errors], []);
    for (const { page } of [ann!, ben!]) await page.context().close();
  },
);

test(
  'a reload in the middle of a match keeps the seat and the hand',
  { timeout: 60_000 },
  async () => {
    const { page } = await invite(browser, 'Ann');
    await playNow(page, house.url, 'thirteen');
    await moment(page);
    await playOne(page);
    await moment(page);
    const before = await hand(page);
    await page.reload();
    await moment(page);
    assert.deepEqual(await hand(page), before);
    await playOne(page);
    await page.context().close();
  },
);

test(
  'a move made while the connection is lost is sent when it is back',
  { timeout: 90_000 },
  async () => {
    const { page } = await invite(browser, 'Ann');
    await sitDown(page, house.url, 'friday');
    await moment(page);
    await playOne(page);
    await moment(page);
    const [was, before] = [Number(await version(page)), await hand(page)];
    const restarted = house.restart();
    await page.locator('.banner').waitFor();
    const card = page.locator('.hand .card.legal').first();
    await card.click();
    const picks = page.locator('button.pick');
    if ((await picks.count()) > 1) await picks.first().click();
    else await page.locator('.hand .card.chosen').first().click();
    await restarted;
    await page.locator('.banner').waitFor({ state: 'detached' });
    await page.waitForFunction(
      (old) => Number(document.querySelector('[data-number]')?.getAttribute('data-number')) > old,
      was,
    );
    await moment(page);
    assert.equal((await hand(page)).length, before.length - 1);
    await page.context().close();
  },
);

test(
  'one screen for two hides the hand until its player asks for it',
  { timeout: 60_000 },
  async () => {
    const { page } = await invite(browser, 'Ann');
    await openTable(page, 'thirteen', 3);
    await page.locator('#guest').fill('Bob');
    await page.locator('form.named .btn').click();
    await page.locator('.places li', { hasText: 'Bob' }).waitFor();
    await page.locator('.go .btn.ink').click();
    await page.locator('.mine').waitFor();
    const seen = new Set<string>();
    for (let i = 0; i < 4; i++) {
      assert.equal(await moment(page), 'covered');
      assert.deepEqual(await hand(page), []);
      seen.add(await page.locator('.cover .btn').innerText());
      await page.locator('.cover .btn').click();
      assert.equal((await hand(page)).length, 5);
      await playOne(page);
    }
    assert.equal(seen.size, 2, 'both were asked');
    await page.context().close();
  },
);

test('who has no seat sees only what the table may see', { timeout: 60_000 }, async () => {
  const [ann, zoe] = [await invite(browser, 'Ann'), await invite(browser, 'Zoe')];
  await playNow(ann.page, house.url, 'leaves');
  await zoe.page.goto(ann.page.url());
  await zoe.page.locator('.spectator').waitFor();
  await moment(ann.page);
  await playOne(ann.page);
  await zoe.page.waitForFunction(
    () => Number(document.querySelector('[data-number]')?.getAttribute('data-number')) > 0,
  );
  assert.deepEqual(hidden(zoe.frames, []), []);
  assert.equal(await zoe.page.locator('.hand').count(), 0);
  for (const { page } of [ann, zoe]) await page.context().close();
});

test(
  'a hint shows what each move promises; a move is taken back; chat is heard',
  { timeout: 90_000 },
  async () => {
    const { page, errors } = await invite(browser, 'Ann');
    await sitDown(page, house.url, 'drat');
    await moment(page);
    await page.locator('.bar .icon[aria-label="Hint"]').click();
    await page.locator('dialog ol li').first().waitFor({ timeout: 40_000 });
    assert.match(await page.locator('dialog ol li').first().innerText(), /%/);
    await page.keyboard.press('Escape');
    await playOne(page);
    await moment(page);
    const number = Number(await version(page));
    await page.locator('.bar .icon[aria-label="Take back"]').click();
    await page.waitForFunction(
      (old) => Number(document.querySelector('[data-number]')?.getAttribute('data-number')) < old,
      number,
    );
    await page.locator('.bar .icon[aria-label="Menu"]').click();
    await page.locator('dialog .btn', { hasText: 'Chat' }).click();
    await page.locator('#said').fill('<b>Hello</b>');
    await page.keyboard.press('Enter');
    await page.locator('dialog .lines li', { hasText: '<b>Hello</b>' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  },
);

test('cards travel from where they were to where they go', { timeout: 60_000 }, async () => {
  const { page, errors } = await invite(browser, 'Ann', { reducedMotion: 'no-preference' });
  await sitDown(page, house.url, 'thirteen');
  await moment(page);
  await page.evaluate(() => {
    const flown: string[] = ((globalThis as unknown as { flown: string[] }).flown = []);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.classList.contains('ghost')) flown.push('card');
    }).observe(document.body, { childList: true });
  });
  await playOne(page);
  await moment(page);
  const flown = await page.evaluate(
    () => (globalThis as unknown as { flown: string[] }).flown.length,
  );
  assert.ok(flown >= 6, `${flown} cards flew`);
  assert.equal(await page.locator('.ghost').count(), 0);
  assert.deepEqual(errors, []);
  await page.context().close();
});
