// Matches on the device: once the page is loaded the network is cut, and everything goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Server as HouseInfo } from '../src/net/messages.ts';
import { barriers } from './barriers.ts';
import { hidden } from './hidden.ts';
import { GAMES, LAPTOP, PHONE, type Guest, invite } from './server.ts';
import { KEYS, TAPS, hand, moment, playMatch, playOne, tap, version } from './moves.ts';
import { begin, offered, ready } from './offered.ts';
import { browser, server } from './open.ts';

/** In the page: all that the device's worker tells, as text. */
function listen(): void {
  const heard: string[] = [];
  class Heard extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ message?: unknown }>) => {
        if (data.message) heard.push(JSON.stringify(data.message));
      });
    }
  }
  Object.assign(window, { Worker: Heard, heard });
}
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Somebody at home whose device is ready to play, and who then has no network. */
async function atHome(viewport = PHONE): Promise<Guest & { house: HouseInfo }> {
  const house = await offered(server.url);
  const guest = await invite(browser, 'Ann', { viewport });
  const { page } = guest;
  await page.addInitScript(listen);
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(
    async (engine) =>
      (await caches.match(`/engine/${engine}.wasm`)) &&
      (await caches.match(`/engine/${engine}.json`)),
    house.engine,
    { polling: 100 },
  );
  await page.locator('.house[data-device]').waitFor();
  await page.context().setOffline(true);
  return { ...guest, house };
}
for (const game of GAMES)
  test(`a whole match of ${game} without a network, by taps`, { timeout: 120_000 }, async () => {
    const { page, errors, house } = await atHome();
    await begin(page, game);
    const begun = performance.now();
    const [moves] = await playMatch(page, TAPS);
    console.log(`${game}: ${moves} moves in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    assert.match(await page.locator('.score h1').innerText(), /w[io]n/i);
    const { cards, moves: all } = house.games.find((line) => line.game === game)!;
    const words = new Set([...cards, ...all.map(({ text }) => text)]);
    assert.deepEqual(hidden(await heard(page), words, [0]), []);
    assert.deepEqual(errors, []);
    await page.context().close();
  });

test('by keys, then again from the device: replay, check, analysis, home', async () => {
  const { page, errors } = await atHome(LAPTOP);
  await begin(page, GAMES[0]!);
  await playMatch(page, KEYS);
  await page.locator('.score .foot a[href^="/r/device-"]').click();
  await page.locator('.controls .btn.ink').waitFor();
  await page.locator('.controls .btn').last().click();
  await page.locator('.tools .btn.line').last().click();
  assert.match(await page.locator('.luck').innerText(), /has the fingerprint/);
  await page.locator('.tools .btn.ink').click();
  await page.locator('.analysis').waitFor();
  await page.waitForFunction(() => !document.querySelector('.analysis progress'), null, {
    timeout: 60_000,
  });
  assert.deepEqual(await barriers(page), []);
  await page.locator('.bar a').first().click();
  await page.locator('.lists a[href^="/r/device-"]').waitFor();
  assert.deepEqual(errors, []);
  await page.context().close();
});

test(
  'a reload and a tab that is killed in mid-match lose nothing',
  { timeout: 60_000 },
  async () => {
    const { page, errors } = await atHome();
    await begin(page, GAMES[0]!);
    for (let i = 0; i < 3; i++) {
      await moment(page);
      await playOne(page, i);
    }
    await moment(page);
    const [cards, number] = [await hand(page), await version(page)];
    await page.reload();
    await moment(page);
    assert.deepEqual([await hand(page), await version(page)], [cards, number]);
    const [address, context] = [page.url(), page.context()];
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined); // nobody is left to answer
    await crashed;
    const next = await context.newPage();
    await next.goto(address);
    await moment(next);
    assert.deepEqual([await hand(next), await version(next)], [cards, number]);
    await next.locator('button[aria-label="Undo"]').click();
    await next.waitForFunction(
      (was) => document.querySelector('[data-number]')?.getAttribute('data-number') !== was,
      number,
    );
    await next.goto(new URL('/', address).href);
    await next.locator('.lists a[href^="/t/device-"]').waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  },
);

test('two people share the screen, and neither sees the other’s hand', async () => {
  const { page, errors } = await atHome();
  await page.locator(`.game.${GAMES.at(-1)!} .btn.line`).click();
  await page.locator('dialog select').nth(1).selectOption('here');
  await page.locator('dialog fieldset.two input').fill('Ben');
  assert.deepEqual(await barriers(page), []);
  await page.locator('dialog form .btn.ink').click();
  for (let i = 0; i < 4; i++) {
    assert.equal(await moment(page), 'covered');
    assert.equal(await page.locator('.hand .card[data-card]').count(), 0);
    await tap(page, '.cover .btn');
    await moment(page);
    await playOne(page, i);
  }
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('a game that the module was built without is not offered on this screen', async () => {
  await offered(server.url);
  const { page, errors } = await invite(browser, 'Ann', { serviceWorkers: 'block' });
  const [without, other] = GAMES as [string, string];
  await page.route(/\/engine\/\w+\.json/, async (route) => {
    const response = await route.fetch();
    const layout = (await response.json()) as { games: Record<string, unknown> };
    delete layout.games[without];
    await route.fulfill({ response, json: layout });
  });
  await ready(page, server.url);
  const here = page.locator('dialog option[value=here]');
  await page.locator(`.game.${other} .btn.line`).click();
  await here.waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.locator(`.game.${without} .btn.line`).click();
  await page.locator('dialog option[value=private]').waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  assert.equal(await here.count(), 0);
  assert.deepEqual(errors, []);
  await page.context().close();
});
