// How it lies and weighs: nothing cut off in any window, nothing shifts, a small first load, quick moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { cutOff } from './barriers.ts';
import { GAMES, type Guest, LAPTOP, PHONE, invite, sitDown } from './server.ts';
import { moment, playOne, tap } from './moves.ts';
import { browser, server } from './open.ts';

// Each with the size of the text, in per cent; a page zoomed to 200 % is a window of half its size.
const WINDOWS: [name: string, width: number, height: number, text: number][] = [
  ['phone', PHONE.width, PHONE.height, 100],
  ['small phone', 360, 640, 100],
  ['phone on its side', 844, 390, 100],
  ['small phone on its side', 640, 360, 100],
  ['tablet', 820, 1180, 100],
  ['tablet on its side', 1180, 820, 100],
  ['laptop', LAPTOP.width, LAPTOP.height, 100],
  ['laptop zoomed to 200 %', LAPTOP.width / 2, LAPTOP.height / 2, 100],
  ['phone with large text', PHONE.width, PHONE.height, 200],
  ['laptop with large text', LAPTOP.width, LAPTOP.height, 200],
];

/** Nothing is cut off, in whatever window. */
async function fits(page: Page, screen: string): Promise<void> {
  const found: string[] = [];
  for (const [name, width, height, text] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    for (const problem of (await cutOff(page)).slice(0, 4)) found.push(`${name}: ${problem}`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(PHONE);
  assert.deepEqual(found, [], screen);
}

const german = (): Promise<Guest> => invite(browser, 'Annegret-Charlotte', { locale: 'de' });

test('home, lobby and rules fit every window', { timeout: 90_000 }, async () => {
  const { page } = await german();
  await page.goto(server.url);
  await page.locator('.game').first().waitFor();
  await fits(page, 'home');
  await page.locator('.game.drat .btn.line').click();
  await page.locator('dialog form').waitFor();
  await fits(page, 'new table');
  await page.locator('dialog form .btn.ink').click();
  await page.locator('.occupants').waitFor();
  await fits(page, 'lobby');
  await page.goto(`${server.url}/rules/leaves`);
  await page.locator('.example').first().waitFor();
  await fits(page, 'rules');
  await page.context().close();
});

for (const game of GAMES)
  test(`the table of ${game} fits every window`, { timeout: 90_000 }, async () => {
    const { page } = await german();
    await sitDown(page, server.url, game, { seats: game === 'drat' ? 4 : 6 });
    for (let moves = 0; moves < 3 && (await moment(page)) === 'turn'; moves++)
      await playOne(page, moves);
    await moment(page);
    await fits(page, 'the table');
    await tap(page, '.bar .icon:last-child');
    await fits(page, 'the menu');
    await page.locator('dialog [name=web-text-view]').click();
    await page.keyboard.press('Escape');
    await fits(page, 'the table as text');
    await page.context().close();
  });

test('points, end, replay and analysis fit every window', { timeout: 120_000 }, async () => {
  const { page } = await german();
  await sitDown(page, server.url, 'friday', { seats: 6, options: { rounds: 2 } });
  for (let now; (now = await moment(page)) !== 'over';) {
    if (now === 'turn') await playOne(page);
    else {
      await fits(page, 'the points of a round');
      await tap(page, '.score .foot .btn');
    }
  }
  await fits(page, 'the end');
  await page.locator('.score a[href^="/r/"]').click();
  await page.locator('.tools .btn.ink').click();
  await page.locator('.analysis svg').first().waitFor({ timeout: 60_000 });
  await fits(page, 'replay and analysis');
  await page.context().close();
});

test(
  'the first load weighs less than 120 kB, and is usable within 2 s on a slow phone',
  { timeout: 60_000 },
  async () => {
    const { page } = await invite(browser, 'Ann');
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.enable');
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    let bytes = 0;
    slow.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const begun = performance.now();
    await page.goto(server.url);
    await page.locator('.game .btn.ink').first().waitFor();
    const usable = performance.now() - begun;
    await page.waitForLoadState('networkidle');
    console.log(`first load: ${bytes} bytes, usable after ${usable.toFixed(0)} ms`);
    assert.ok(bytes > 20_000 && bytes < 120_000, `${bytes} bytes`);
    assert.ok(usable < 2000, `${usable} ms`);
    await page.context().close();
  },
);

interface Shift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** From now on, what shifts on the page is noted; but cards that lie in a row close up or make room. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const shifted: string[] = ((globalThis as unknown as { shifted: string[] }).shifted = []);
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const part = node instanceof Element ? node : (node?.parentElement ?? null);
          if (part && !part.closest('.hand, .act, .row, .trail'))
            shifted.push(
              `${part.outerHTML.slice(0, 60)} in ${part.parentElement?.className}: ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`,
            );
        }
    }).observe({ type: 'layout-shift' });
  });
const shifted = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifted: string[] }).shifted);

/** Play a move from within the page, where it counts as nobody's input; how long until it shows. */
const timeMove = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const number = () => document.querySelector('[data-number]')?.getAttribute('data-number');
    const press = (what: string) => document.querySelector<HTMLElement>(what)?.click();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const was = number();
    let begun = performance.now();
    press('.hand .card.legal');
    await frame();
    const goals = document.querySelectorAll<HTMLElement>('button.pick, .aim');
    if (document.querySelector('.card.chosen')) {
      begun = performance.now();
      if (goals.length > 1) goals[0]!.click();
      else press('.card.chosen');
    } else {
      press('.act .btn'); // a chip, or passing: then a card of the row
      await frame();
      if (!document.querySelector('button.take[aria-pressed="true"]')) press('button.take');
      await frame();
      begun = performance.now();
      press('button.take[aria-pressed="true"]');
    }
    while (number() === was) await frame();
    return performance.now() - begun;
  });

for (const game of GAMES)
  for (const viewport of [PHONE, LAPTOP])
    test(
      `a move of ${game} shows within 100 ms, and nothing shifts (${viewport.width} px)`,
      { timeout: 90_000 },
      async () => {
        const { page } = await invite(browser, 'Ann', { viewport });
        await sitDown(page, server.url, game);
        await moment(page);
        await watch(page);
        const times: number[] = [];
        for (let i = 0; i < 8 && (await moment(page)) === 'turn'; i++)
          times.push(await timeMove(page));
        assert.deepEqual(await shifted(page), []);
        times.sort((a, b) => a - b);
        console.log(
          `a move of ${game} shows after ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
        );
        assert.ok(times[Math.floor(times.length / 2)]! < 100, `${times.join(', ')} ms`);
        await page.context().close();
      },
    );
