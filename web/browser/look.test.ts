// How it looks and weighs: no barrier in light and dark, a small first load, no shift while playing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import {
  GAMES,
  type House,
  LAPTOP,
  PHONE,
  invite,
  moment,
  openBrowser,
  openHouse,
  sitDown,
} from './house.ts';

let house: House;
let browser: Browser;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');
before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await house.close();
});

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds wrong with the page as it is, in light and in dark. */
async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const run = (
        globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }
      ).axe.run;
      return (await run()).violations;
    });
    for (const { id, nodes } of violations)
      found.push(
        `${colorScheme} ${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join(' | ')}`,
      );
  }
  return found;
}

test('home, rules and dialogs have no barrier', { timeout: 90_000 }, async () => {
  const { page } = await invite(browser, 'Ann', { bypassCSP: true });
  await page.goto(house.url);
  await page.locator('.game').first().waitFor();
  assert.deepEqual(await barriers(page), []);
  await page.locator('.game.ole .btn.line').click();
  await page.locator('dialog form').waitFor();
  assert.deepEqual(await barriers(page), []);
  await page.locator('dialog form .btn.ink').click();
  await page.locator('.places').waitFor();
  assert.deepEqual(await barriers(page), []);
  await page.goto(`${house.url}/rules/leaves`);
  await page.locator('.example').first().waitFor();
  assert.deepEqual(await barriers(page), []);
  await page.goto(`${house.url}/nowhere/at/all`);
  assert.deepEqual(await barriers(page), []);
  await page.context().close();
});

for (const game of GAMES) {
  test(
    `the table of ${game} has no barrier, as picture and as text`,
    { timeout: 120_000 },
    async () => {
      const { page } = await invite(browser, 'Ann', { bypassCSP: true });
      await sitDown(page, house.url, game);
      await moment(page);
      assert.deepEqual(await barriers(page), []);
      const legal = page.locator('.hand .card.legal').first();
      if (await legal.count()) await legal.click();
      await page.setViewportSize(LAPTOP);
      assert.deepEqual(await barriers(page), []);
      await page.locator('.bar .icon[aria-label="Menu"]').click();
      assert.deepEqual(await barriers(page), []);
      await page.locator('dialog .switch', { hasText: 'text' }).click();
      await page.keyboard.press('Escape');
      await page.setViewportSize(PHONE);
      assert.deepEqual(await barriers(page), []);
      await page.locator('.bar .icon[aria-label="Rules and help"]').click();
      await page.locator('dialog .rules').waitFor();
      assert.deepEqual(await barriers(page), []);
      await page.context().close();
    },
  );
}

test(
  'a whole match by the table as text, then its points, replay and analysis have no barrier',
  { timeout: 150_000 },
  async () => {
    const { page, errors } = await invite(browser, 'Ann', { bypassCSP: true }, { text: true });
    await page.goto(house.url);
    await sitDownText(page);
    for (let moves = 0; moves < 400; moves++) {
      const button = page.locator('.buttons button, .score .foot .btn.ink').first();
      await button.waitFor();
      if (await page.locator('.score a[href^="/r/"]').count()) break;
      await button.click();
      await page.waitForTimeout(40);
    }
    assert.deepEqual(await barriers(page), []);
    await page.locator('.score a[href^="/r/"]').click();
    await page.locator('.controls').waitFor();
    assert.deepEqual(await barriers(page), []);
    await page.locator('.controls .btn').nth(4).click();
    await page.locator('.tools .btn', { hasText: 'Check the luck' }).click();
    await page.locator('.luck', { hasText: 'All is fair' }).waitFor();
    await page.locator('.tools .btn', { hasText: 'Analyse' }).click();
    await page.locator('.analysis svg').first().waitFor();
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(errors, []);
    await page.context().close();
  },
);

async function sitDownText(page: Page): Promise<void> {
  const id = await page.evaluate(async () => {
    const post = async (path: string, sent: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      return (await (
        await fetch(path, { method: 'POST', headers, body: JSON.stringify(sent) })
      ).json()) as never;
    };
    const kept = JSON.parse(localStorage.treize as string) as Record<string, string>;
    Object.assign(kept, await post('/api/people', { name: 'Ann' }));
    localStorage.treize = JSON.stringify(kept);
    const wish = { game: 'drat', seats: 4, level: 'easy', solo: true, options: { tokens: 3 } };
    return ((await post('/api/tables', wish, kept['token'])) as { table: { id: string } }).table.id;
  });
  await page.goto(`${house.url}/t/${id}`);
}

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
    await page.goto(house.url);
    await page.locator('.game .btn.ink').first().waitFor();
    const usable = performance.now() - begun;
    await page.waitForLoadState('networkidle');
    console.log(`first load: ${bytes} bytes, usable after ${usable.toFixed(0)} ms`);
    assert.ok(bytes > 20_000 && bytes < 120_000, `${bytes} bytes`);
    assert.ok(usable < 2000, `${usable} ms`);
    await page.context().close();
  },
);

/** Where the parts of the table lie. */
const parts = (page: Page) =>
  page.evaluate(() =>
    ['.seat', '.middle', '.log', '.mine'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
      return [part, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

for (const game of ['friday', 'ole'] as const) {
  test(
    `a move of ${game} shows within 100 ms, and nothing shifts while playing`,
    { timeout: 90_000 },
    async () => {
      const { page } = await invite(browser, 'Ann');
      await sitDown(page, house.url, game);
      await moment(page);
      const lie = await parts(page);
      const times: number[] = [];
      for (let i = 0; i < 6 && (await moment(page)) === 'turn'; i++) {
        assert.deepEqual(await parts(page), lie, 'at my turn');
        const legal = page.locator('.hand .card.legal').first();
        if (await legal.count()) await legal.click();
        const time = await page.evaluate(async () => {
          const number = () => document.querySelector('[data-number]')?.getAttribute('data-number');
          const [begun, was] = [performance.now(), number()];
          const picks = document.querySelectorAll<HTMLElement>('button.pick');
          const chosen = document.querySelector<HTMLElement>('.card.chosen, .act .btn')!;
          (picks.length > 1 ? picks[0]! : chosen).click();
          while (number() === was) await new Promise((frame) => requestAnimationFrame(frame));
          return performance.now() - begun;
        });
        times.push(time);
        if (await page.locator('.mine').count())
          assert.deepEqual(await parts(page), lie, 'after my move');
      }
      times.sort((a, b) => a - b);
      console.log(
        `a move of ${game} shows after ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
      );
      assert.ok(times[Math.floor(times.length / 2)]! < 100, `${times.join(', ')} ms`);
      await page.context().close();
    },
  );
}
