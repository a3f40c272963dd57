// Without a server: a folder of files below a path, online and offline, installed and updated.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type Folder, openFolder } from './folder.ts';
import { TAPS, hand, moment, playMatch, playOne, version as tableNumber } from './moves.ts';
import { GAMES, ROOT, invite, openBrowser, openProfile } from './server.ts';

let browser: Browser;
let folder: Folder;
before(async () => {
  browser = await openBrowser();
  folder = await openFolder();
});
after(async () => {
  await (browser as Browser | undefined)?.close();
  (folder as Folder | undefined)?.remove();
});

/** Look for a newer version, as browsers do now and then. */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
/** Until the page is one of another version. */
const isReplaced = (page: Page, was: string | null) =>
  page.waitForFunction((before) => {
    const found = document.querySelector('meta[name="treize-version"]');
    return found && found.getAttribute('content') !== before;
  }, was);
/** Until the worker has kept everything. */
const isKept = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
const version = (page: Page) => page.locator('meta[name="treize-version"]').getAttribute('content');

test('all that a browser keeps weighs less than 350 kB', () => {
  const { files, compressed } = folder.write();
  console.log(`kept: ${compressed} bytes in ${files} files`);
  assert.ok(compressed > 150_000 && compressed < 350_000, `${compressed} bytes`);
});

test('home shows all games, and what needs a server is not offered', async () => {
  const { page, errors } = await invite(browser, 'Ann');
  await page.goto(folder.url);
  await page
    .locator('.game')
    .nth(GAMES.length - 1)
    .waitFor();
  assert.equal(await page.locator('#code').count(), 0);
  await page.locator('.game .btn.line').first().click();
  await page.getByText('treize serve').waitFor();
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('a link to a page of it can be opened, followed and loaded again', async () => {
  const { page, errors } = await invite(browser, 'Ann');
  const [first, second] = GAMES as [string, string];
  await page.goto(`${folder.url}#/rules/${first}`);
  const heading = page.locator('.page h1');
  await heading.waitFor();
  const title = await heading.innerText();
  await page.reload();
  assert.equal(await heading.innerText(), title);
  await page.locator('a.btn.quiet').click();
  await page.locator(`.game.${second} a`).click();
  await page.locator('.rules').waitFor();
  assert.equal(page.url(), `${folder.url}#/rules/${second}`);
  await page.goBack();
  await page.locator('.game').first().waitFor();
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('where scripts do not run, or too old ones, a sentence says so', async () => {
  const { page } = await invite(browser, 'Ann', { javaScriptEnabled: false });
  await page.goto(folder.url);
  const sentence = page.getByText('Treize needs a current browser');
  assert.equal(await sentence.isVisible(), false, 'not while it loads');
  await sentence.waitFor({ state: 'visible' });
  await page.context().close();
});

test('where the engine module can not run, a sentence says so', async () => {
  const { page } = await invite(browser, 'Ann', { locale: 'de' });
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(folder.url);
  await page.getByText('Dieser Browser kann die Spiele nicht selbst ausführen').waitFor();
  await page.context().close();
});

test('an address as a server has it leads to the page', async () => {
  const { page } = await invite(browser, 'Ann');
  const lost = await page.request.get(`${folder.url}404.html`);
  const body = await lost.text();
  await page.route('**/rules/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(`${folder.url}rules/${GAMES[0]}`);
  await page.waitForURL(`${folder.url}#/rules/${GAMES[0]}`);
  await page.locator('.rules').waitFor();
  await page.context().close();
});

test('its manifest can be installed from', async () => {
  const { page } = await invite(browser, 'Ann');
  await page.goto(folder.url);
  await isKept(page);
  const client = await page.context().newCDPSession(page);
  const { url, errors, data } = await client.send('Page.getAppManifest');
  assert.deepEqual([url, errors], [`${folder.url}manifest.webmanifest`, []]);
  const told = JSON.parse(data!) as { start_url: string; icons: { src: string }[] };
  assert.equal(new URL(told.start_url, url).href, folder.url);
  for (const { src } of told.icons)
    assert.ok((await page.request.get(new URL(src, url).href)).ok());
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  const problems = installabilityErrors.map(({ errorId }) => errorId);
  assert.deepEqual(
    problems.filter((problem) => problem !== 'in-incognito'),
    [],
  );
  await page.context().close();
});

test('a record from a server is opened, shown and checked', async () => {
  const { page, errors } = await invite(browser, 'Ann');
  await page.goto(folder.url);
  await page.locator('.house[data-device]').waitFor();
  const [record] = readFileSync(join(ROOT, 'tests/records/rules-1.jsonl'), 'utf-8').split('\n');
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(record!) };
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(`${folder.url}#/r/device-*`);
  await page.getByRole('button', { name: 'Check' }).click();
  assert.match(await page.locator('.luck').innerText(), /has the fingerprint/);
  assert.equal(await page.getByText('Send to the server').count(), 0);
  assert.deepEqual(errors, []);
  await page.context().close();
});

test(
  'a newer version is told, and taken when nothing is going on',
  { timeout: 90_000 },
  async () => {
    const { page, errors } = await invite(browser, 'Ann', { locale: 'fr' });
    await page.goto(folder.url);
    await isKept(page);
    const before = await version(page);
    folder.write('--docs', 'https://docs.example/');
    await page.locator('#name').focus();
    await lookForNewer(page);
    await page.getByText('Une nouvelle version est là').waitFor();
    await page.waitForTimeout(7_000);
    assert.equal(await version(page), before, 'never while somebody writes');
    await page.locator('#name').blur();
    await isReplaced(page, before);
    await page.locator('.game').first().waitFor();
    assert.equal(await page.getByText('Une nouvelle version').count(), 0);
    const caches = await page.evaluate(() => window.caches.keys());
    assert.equal(caches.length, 1, 'what was kept before is gone');
    assert.deepEqual(errors, []);
    await page.context().close();
  },
);

test('a newer version is never taken in the middle of a match', { timeout: 90_000 }, async () => {
  const { page } = await invite(browser, 'Ann');
  await page.goto(folder.url);
  await isKept(page);
  const before = await version(page);
  await page.locator('.game .btn.ink').first().click();
  await page.waitForURL('**/#/t/*');
  const other = await page.context().newPage();
  await other.goto(folder.url);
  folder.write('--docs', 'https://newer.example/');
  await lookForNewer(other);
  await other.getByText('A new version is there').waitFor();
  await other.waitForTimeout(8_000);
  assert.deepEqual([await version(page), await version(other)], [before, before]);
  await page.locator('.bar a').first().click();
  await isReplaced(page, before);
  await isReplaced(other, before);
  await page.context().close();
});

test(
  'all is there after one visit without a connection, and a match is played to its end',
  { timeout: 120_000 },
  async (still) => {
    const home = mkdtempSync(join(tmpdir(), 'treize-profile-'));
    const first = await openProfile(home);
    const before = await first.newPage();
    await before.goto(folder.url);
    await isKept(before);
    await first.close();
    folder.close();
    const later = await openProfile(home); // whenever that is
    still.after(() => later.close().finally(() => rmSync(home, { recursive: true, force: true })));
    const page = await later.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const language of ['FR', 'EN', 'DE']) {
      await page.goto(folder.url);
      await page.getByRole('button', { name: language, exact: true }).click();
      for (const game of GAMES) {
        await page.goto(`${folder.url}#/rules/${game}`);
        await page.locator('.rules li').first().waitFor();
      }
    }
    await page.goto(folder.url);
    await page.locator('.game.leaves .btn.ink').click();
    await moment(page);
    await playOne(page);
    await moment(page);
    const [number, cards] = [await tableNumber(page), await hand(page)];
    await page.reload();
    await moment(page);
    assert.deepEqual([await tableNumber(page), await hand(page)], [number, cards]);
    await playMatch(page, TAPS);
    await page.locator('.score .foot a[href*="/r/"]').click();
    await page.locator('.tools').waitFor();
    assert.deepEqual(errors, []);
  },
);
