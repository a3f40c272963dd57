// What a device keeps: one tab plays it, a trap ends one match alone, records go to files and servers.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { barriers } from './barriers.ts';
import { GAMES, ROOT, invite } from './server.ts';
import { TAPS, hand, moment, playMatch, playOne, version } from './moves.ts';
import { begin, offered, ready } from './offered.ts';
import { browser, server } from './open.ts';

const SHORT = GAMES[0]!;

test('the tab that opened a table last plays it, and the other says so', async () => {
  const { page, errors } = await invite(browser, 'Ann');
  await ready(page, server.url);
  await begin(page, SHORT);
  await moment(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await moment(other);
  await page.getByText('This match goes on in another tab').waitFor();
  assert.equal(await page.locator('.hand').count(), 0);
  await playOne(other);
  await moment(other);
  const [cards, number] = [await hand(other), await version(other)];
  await page.getByText('Go on here').click();
  await moment(page);
  assert.deepEqual([await hand(page), await version(page)], [cards, number]);
  await other.getByText('This match goes on in another tab').waitFor();
  await playOne(page);
  assert.deepEqual(errors, []);
  await page.context().close();
});

/** In the worker: the next module that is begun traps where it is asked for this. */
function forge(name: string): void {
  const [magic, type, body] = [
    [0, 97, 115, 109, 1, 0, 0, 0],
    [1, 4, 1, 96, 0, 0],
    [3, 2, 1, 0],
  ];
  const rest = [7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
  const trapping = new WebAssembly.Module(new Uint8Array([magic, type, body, rest].flat()));
  const trap = new WebAssembly.Instance(trapping).exports.f;
  const real = WebAssembly.instantiate;
  const forged = async (module: WebAssembly.Module) => {
    const { exports } = await real(module);
    return { exports: { ...exports, [name]: trap } };
  };
  Object.assign(WebAssembly, { instantiate: forged });
}

/** What Treize says of a record in a file; nonsense is refused, and the test with it. */
const verify = (file: string): string =>
  execFileSync(join(ROOT, '.venv/bin/treize'), ['verify', '--lang', 'en', file], {
    encoding: 'utf-8',
  }).trim();

test('a trap ends its match with a sentence and a record, and nothing else', async () => {
  const { page, errors } = await invite(browser, 'Ann', { serviceWorkers: 'block' });
  let go = () => {};
  const forged = new Promise<void>((done) => (go = done));
  await page.route('**/engine/*.wasm', async (route) => {
    await forged;
    await route.continue();
  });
  const started = page.waitForEvent('worker');
  const opened = ready(page, server.url);
  await (await started).evaluate(forge, `${SHORT}.choose`);
  go();
  await opened;
  await page.locator(`.game.${SHORT} .btn.ink`).click();
  const sentence = page.getByText('Something went wrong in this match');
  await sentence.or(page.locator('.mine.turn')).first().waitFor();
  if (!(await sentence.isVisible())) await moment(page).then(() => TAPS.move(page, 0));
  await sentence.waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const kept = JSON.parse(readFileSync(await file.path(), 'utf-8')) as Record<string, string>;
  assert.equal(kept.game, SHORT);
  assert.match(kept.event!, new RegExp(`${SHORT}.choose`));
  console.log(verify(await file.path()));
  await page.locator('main a.btn.ink').click();
  await begin(page, SHORT);
  await moment(page);
  await playOne(page);
  await moment(page);
  assert.deepEqual(errors, []);
  await page.context().close();
});

const saved = async (page: Page): Promise<string> => {
  const button = page.locator('.tools').getByRole('button', { name: 'Download' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file.path();
};
/** Open a record file by the settings of home, and tell where it is shown. */
async function take(page: Page, file: string): Promise<string> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/r\/device-/);
  await page.locator('.tools').waitFor();
  return page.url();
}

test('a record goes to a file, to the server, and back from it', async () => {
  const { page, errors } = await invite(browser, 'Ann');
  await ready(page, server.url);
  await begin(page, SHORT);
  await playMatch(page, TAPS);
  await page.locator('.score .foot a[href*="/r/"]').click();
  const own = await saved(page);
  console.log(verify(own));
  await page.getByRole('button', { name: 'Send to the server' }).click();
  await page.waitForURL((url) => !url.pathname.includes('device'));
  const there = await saved(page);
  const of = (path: string) => JSON.parse(readFileSync(path, 'utf-8')) as Record<string, unknown>;
  const [mine, theirs] = [of(own), of(there)];
  assert.deepEqual(
    [theirs.seed, theirs.moves, theirs.totals],
    [mine.seed, mine.moves, mine.totals],
  );
  const stranger = await invite(browser, 'Ben');
  await ready(stranger.page, server.url);
  await take(stranger.page, there);
  await stranger.page.locator('.tools').getByRole('button', { name: 'Check' }).click();
  assert.match(await stranger.page.locator('.luck').innerText(), /has the fingerprint/);
  const all = await saveAll(page);
  assert.doesNotMatch(readFileSync(all, 'utf-8'), /"token"/);
  await takeAll(stranger.page, all, '2 matches and your settings are back.');
  assert.equal(await stranger.page.locator('#name').inputValue(), 'Ann');
  await stranger.page.locator('.lists.first a').click();
  await moment(stranger.page);
  assert.deepEqual(await hand(stranger.page), await hand(page));
  await playOne(stranger.page);
  assert.deepEqual([...errors, ...stranger.errors], []);
  await stranger.page.context().close();
  await page.context().close();
});

/** Begin another match, then save everything by the settings of its table. */
async function saveAll(page: Page): Promise<string> {
  await ready(page, server.url);
  await begin(page, SHORT);
  await moment(page);
  await playOne(page);
  await moment(page);
  await page.locator('.bar').getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything' }).click(),
  ]);
  await page.keyboard.press('Escape');
  return file.path();
}
/** Open a file with everything; one with a broken match in it tells so, and takes the others. */
async function takeAll(page: Page, file: string, told: string): Promise<void> {
  await ready(page, server.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  const input = page.locator('input[type="file"]');
  const broken = JSON.parse(readFileSync(file, 'utf-8')) as Record<string, { match: object }[]>;
  Object.assign(broken.tables!.at(0)!.match, { moves: ['nonsense'], by: ['person'] });
  const buffer = Buffer.from(JSON.stringify(broken));
  await input.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer });
  await page.getByText('One match could not be read.').waitFor();
  await input.setInputFiles(file);
  await page.getByText(told, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
}

test('where there is no room left, a sentence says so and play goes on', async () => {
  const { page, errors } = await invite(browser, 'Ann', { serviceWorkers: 'block' });
  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(server.url);
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await ready(page, server.url);
  await begin(page, SHORT);
  const sentence = page.getByText('No room left on this device');
  await sentence.waitFor();
  await moment(page);
  await playOne(page);
  await moment(page);
  assert.deepEqual(await barriers(page), []);
  await page.locator('.banner').getByRole('button', { name: 'Close' }).click();
  await page.locator('.bar a').first().click();
  await sentence.waitFor();
  await page.locator('.lists.first a').click();
  await moment(page);
  await playOne(page);
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('where nothing may be kept, a sentence says so and a match is played', async () => {
  const { page, errors } = await invite(browser, 'Ann', { serviceWorkers: 'block' });
  await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const refused = `{ throw new DOMException('', 'SecurityError') }`; // as where sites may keep no data
    const first = `Object.defineProperty(self, 'indexedDB', { get() ${refused} });`;
    await route.fulfill({ response, body: first + (await response.text()) });
  });
  await ready(page, server.url);
  const sentence = page.getByText('This browser keeps nothing');
  await sentence.waitFor();
  await begin(page, SHORT);
  await moment(page);
  await playOne(page);
  await sentence.waitFor();
  await moment(page);
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('a page that is open while the engine module is built plays by it afterwards', async () => {
  const { page, errors } = await invite(browser, 'Ann', { serviceWorkers: 'block' });
  const offer = await offered(server.url);
  let engine: string | null = null;
  await page.route('**/api/server', (route) => route.fulfill({ json: { ...offer, engine } }));
  await page.clock.install();
  await page.goto(server.url);
  await page.locator(`.game.${SHORT}`).waitFor();
  await page.clock.runFor(5_000);
  assert.equal(await page.locator('.house[data-device]').count(), 0);
  ({ engine } = offer);
  await page.clock.runFor(30_000);
  await page.locator('.house[data-device]').waitFor();
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('where the engine module can not run, the server plays', async () => {
  const { page, errors } = await invite(browser, 'Ann');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(server.url);
  await page.locator(`.game.${SHORT} .btn.ink`).click();
  await moment(page);
  await playOne(page);
  assert.doesNotMatch(page.url(), /device/);
  assert.deepEqual(errors, []);
  await page.context().close();
});
