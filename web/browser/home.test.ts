// The way from home to a table, on to the next and back: the focus, what waits, levels, and no server at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './barriers.ts';
import { LAPTOP, invite, sitDown } from './server.ts';
import { TAPS, hand, moment, playMatch, playOne } from './moves.ts';
import { browser, server } from './open.ts';
import { layWire } from './wire.ts';

test('whoever plays by keys has the hand at hand', { timeout: 60_000 }, async () => {
  const { page } = await invite(browser, 'Ann', { viewport: LAPTOP });
  await page.goto(server.url);
  await page.locator('.game.ole .btn.ink').focus();
  await page.keyboard.press('Enter');
  await page.locator('.hand .card').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('.hand .card'));
  await page.locator('.bar a[href="/"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  await page.locator('.game.ole .btn.line').waitFor(); // until then it takes no focus
  await page.locator('.game.ole .btn.line').press('Enter');
  await page.locator('dialog form .btn.ink').focus();
  await page.keyboard.press('Enter');
  await page.locator('.occupants').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  await page.context().close();
});

test(
  'a match that is going on comes first at home, and goes when it is over',
  { timeout: 90_000 },
  async () => {
    const { page } = await invite(browser, 'Ann');
    await sitDown(page, server.url, 'leaves');
    const table = new URL(page.url()).pathname;
    await moment(page);
    await page.locator('.bar a[href="/"]').click();
    const link = page.locator(`.lists a[href="${table}"]`);
    await link.waitFor();
    const [top, games] = [await link.boundingBox(), await page.locator('.games').boundingBox()];
    assert.ok(top!.y + top!.height <= games!.y, 'above the games');
    await link.click();
    while ((await moment(page)) === 'turn') await playOne(page);
    await page.locator('.score a[href="/"]').click();
    await page.locator('.lists a[href^="/r/"] em').first().waitFor();
    assert.match(await page.locator('.lists em').first().innerText(), /won/);
    assert.equal(await link.count(), 0);
    await page.context().close();
  },
);

test(
  'a reload on the first visit finds our own page, also without a server',
  { timeout: 60_000 },
  async () => {
    const wire = await layWire(server.url);
    const { page } = await invite(browser, 'Ann');
    await sitDown(page, wire.url, 'thirteen');
    await moment(page);
    const was = await hand(page);
    while (!(await page.evaluate(isStocked))) await page.waitForTimeout(50);
    wire.cut();
    await page.reload();
    await page.locator('.banner', { hasText: 'Connection lost' }).waitFor();
    wire.mend();
    await moment(page);
    assert.deepEqual(await hand(page), was);
    await page.context().close();
    await wire.close();
  },
);

/** In the page: whether the worker answers for it, and keeps the page and all that it had loaded. */
async function isStocked(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => name.includes('/assets/'));
  const kept = await Promise.all(['/', ...files].map((name) => caches.match(name)));
  const isAnswering = navigator.serviceWorker.controller !== null;
  return isAnswering && kept.every((answer) => answer !== undefined);
}

test('who is offered another level plays on with bots of it, by the same rules', async () => {
  // The next win leads up and the next loss down, so that either way one match is enough.
  const streak = { match: '', level: 'easy', wins: 1, losses: 2, offer: null };
  const { page, frames, errors } = await invite(browser, 'Ann', {}, { streak });
  await sitDown(page, server.url, 'drat', { seats: 2, options: { tokens: 3, limit: 8 } });
  await playMatch(page, TAPS);
  const offer = page.locator('.score .foot .btn', { hasText: /level: (normal|beginner)$/ });
  const level = /\w+$/.exec(await offer.innerText())![0];
  assert.deepEqual(await barriers(page), []);
  await page.reload();
  await offer.waitFor(); // it stays as long as the match is the last
  await offer.click();
  await page.locator('.mine').waitFor();
  const { state } = JSON.parse(frames.findLast((frame) => frame.includes('"started"'))!) as {
    state: { match: number; occupants: { bot: string | null }[] };
  };
  assert.equal(state.match, 2);
  assert.deepEqual(state.occupants.map(({ bot }) => bot).sort(), [level, null]);
  await page.waitForFunction(
    (kept) => (JSON.parse(localStorage.treize as string) as { level: string }).level === kept,
    level,
  );
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('the page comes without a connection too, and nothing that the server tells is kept', async () => {
  const { page } = await invite(browser, 'Ann');
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator('.game').first().waitFor();
  await page.context().setOffline(true);
  for (const path of ['/', '/rules/leaves', '/t/gone', '/privacy']) {
    await page.goto(server.url + path);
    await page.locator('main h1').first().waitFor();
  }
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname);
    return found;
  });
  assert.ok(kept.length > 40, `${kept.length} files`);
  assert.deepEqual(
    kept.filter((path) => path.startsWith('/api')),
    [],
  );
  await page.context().close();
});

test(
  'what the server keeps is told beside the way to be forgotten',
  { timeout: 60_000 },
  async () => {
    const { page } = await invite(browser, 'Ann', { viewport: LAPTOP });
    await page.goto(server.url);
    await page.locator('.game.ole .btn.line').click();
    await page.locator('dialog form .btn.ink').click();
    await page.locator('.occupants').waitFor(); // from now on the server knows this browser
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'What this server keeps' }).click();
    await page.getByText('nobody enters for 365 days').waitFor();
    assert.equal(new URL(page.url()).pathname, '/privacy');
    assert.deepEqual(await barriers(page), []);
    await page.context().close();
  },
);
