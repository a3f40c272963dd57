// A game of another package, which nothing here names: found on home, played to its end, its rules read.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { barriers } from './barriers.ts';
import {
  type Server,
  LAPTOP,
  PHONE,
  ROOT,
  invite,
  openBrowser,
  openServer,
  sitDown,
} from './server.ts';
import { KEYS, TAPS, playMatch } from './moves.ts';

const OUTSIDE = join(ROOT, 'tests/outside');
const [game = ''] = readdirSync(OUTSIDE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

let server: Server;
let browser: Browser;
const site = mkdtempSync(join(tmpdir(), 'treize-site-'));
before(async () => {
  const install = ['install', '-q', '--no-deps', '--no-build-isolation', '--target', site];
  const python = join(ROOT, '.venv/bin/python');
  const surroundings = { ...process.env, PIP_NO_INDEX: '1', PIP_DISABLE_PIP_VERSION_CHECK: '1' };
  const { status, stderr } = spawnSync(python, ['-m', 'pip', ...install, join(OUTSIDE, game)], {
    env: surroundings,
  });
  assert.equal(status, 0, String(stderr));
  browser = await openBrowser();
  server = await openServer({ PYTHONPATH: site });
});
after(async () => {
  await (browser as Browser | undefined)?.close();
  await (server as Server | undefined)?.close();
  rmSync(site, { recursive: true, force: true });
});

for (const [locale, viewport, way] of [
  ['fr', PHONE, TAPS],
  ['de', LAPTOP, KEYS],
] as const)
  test(`a whole match of a game from outside (${locale})`, { timeout: 240_000 }, async () => {
    const { page, errors } = await invite(browser, 'Ann', { viewport, locale, bypassCSP: true });
    await sitDown(page, server.url, game);
    assert.deepEqual(await barriers(page), []);
    const [moves] = await playMatch(page, way);
    console.log(`${moves} moves`);
    assert.match(await page.locator('.score h1').innerText(), /gagn|victoire|gewonnen|Sieg/i);
    assert.deepEqual(errors, []);
    await page.context().close();
  });

test(
  'home lists it, one tap plays it, and it has a page of rules',
  { timeout: 90_000 },
  async () => {
    const { page, errors } = await invite(browser, 'Ann', { viewport: LAPTOP, locale: 'fr' });
    await page.goto(server.url);
    const card = page.locator('.game').last();
    await card.locator('a').first().click();
    await page.locator('main li').nth(2).waitFor(); // three sentences of rules
    await page.goto(server.url);
    await page.locator('.game').last().locator('.btn.ink').click();
    await page.locator('.mine, .text').first().waitFor({ timeout: 60_000 });
    assert.deepEqual(errors, []);
    await page.context().close();
  },
);
