// Draws every screen into docs/screens: five games, three languages, phone and laptop, light and dark.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  GAMES,
  LANGUAGES,
  LAPTOP,
  PHONE,
  type Game,
  invite,
  openBrowser,
  openServer,
  sitDown,
} from './server.ts';
import { moment, playOne, tap } from './moves.ts';

const OUT = join(import.meta.dirname, '../../docs/screens');
const SIZES = { phone: PHONE, laptop: LAPTOP };
const HELP = '.bar .icon:nth-last-child(2)';
const MENU = '.bar .icon:last-child';
for (const language of LANGUAGES) mkdirSync(join(OUT, language), { recursive: true });

const [server, browser] = await Promise.all([openServer(), openBrowser()]);

/** The page as it is, in both sizes and both lights. */
async function draw(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const language = (await page.locator('html').getAttribute('lang'))!;
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(60);
      const path = join(OUT, language, `${name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage });
    }
  await page.setViewportSize(PHONE);
}

/** Open the menu of a table and choose a language there. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator(MENU).click();
  await page.locator(`dialog button[lang=${language}]`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.keyboard.press('Escape');
}

/** A table as it is, in all languages. */
async function drawAll(page: Page, name: string, fullPage = false): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await draw(page, name, fullPage);
  }
}

/** Something that a table shows on asking, in all languages. */
async function drawAsked(
  page: Page,
  name: string,
  ask: () => Promise<void>,
  shown: string,
): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await ask();
    await page.locator(shown).first().waitFor({ timeout: 60_000 });
    await draw(page, name);
    await page.keyboard.press('Escape');
  }
}

/** Play some moves; the points of a round are put away. */
async function play(page: Page, enough: number): Promise<void> {
  for (let moves = 0; moves < enough; moves++) {
    const now = await moment(page);
    if (now === 'over') return;
    if (now === 'sheet') await tap(page, '.score .foot .btn');
    else await playOne(page, moves);
  }
  if ((await moment(page)) === 'sheet') await tap(page, '.score .foot .btn');
  await moment(page);
}

/** Play until the points of a round or the end are shown. */
async function playUntil(page: Page, wanted: 'sheet' | 'over'): Promise<void> {
  for (let moves = 0, now; (now = await moment(page)) !== wanted; moves++)
    if (now === 'sheet') await tap(page, '.score .foot .btn');
    else await playOne(page, moves);
}

const come = (kept = {}) => invite(browser, 'Anna', { locale: 'fr' }, kept);

/** Whether a card may be laid; in leaves on a row of some length, from which one might be taken. */
async function isWorthASight(page: Page, game: Game): Promise<boolean> {
  if (!(await page.locator('.hand .card.legal').count())) return false;
  if (game !== 'leaves') return true;
  const piles = await page.locator('.row .take').count();
  return piles > 3 && (await page.locator('.act .btn.line').count()) > 0;
}

async function drawTable(game: Game): Promise<void> {
  const { page } = await come({ taught: [] });
  await sitDown(page, server.url, game, { seats: game === 'ole' ? 5 : 4 });
  await moment(page);
  if (game === 'thirteen') await drawAll(page, 'guide');
  await page.locator('.guide .btn.quiet').click();
  await play(page, game === 'ole' ? 2 : 3);
  while (!(await isWorthASight(page, game)))
    if ((await moment(page)) === 'over') await tap(page, '.score .foot .btn.ink');
    else await play(page, 1);
  await tap(page, '.hand .card.legal', -1);
  await drawAll(page, game);
  if (game === 'leaves') {
    await page.keyboard.press('Escape');
    await tap(page, '.act .btn.line', -1);
    await drawAll(page, 'leaves-pass');
  }
  await drawAsked(page, `${game}-rules`, () => page.locator(HELP).click(), 'dialog .rules');
  if (game === 'thirteen') await drawExtras(page);
  await page.context().close();
}

/** What every table shows on asking: hints, the menu, and itself as text. */
async function drawExtras(page: Page): Promise<void> {
  const bulb = page.locator('.bar .icon:nth-last-child(3)');
  const hint = async () => {
    if (await page.locator('.guide').count()) return; // Escape puts it away with its reasons
    await bulb.click();
    await page.locator('.guide').waitFor({ timeout: 40_000 });
  };
  const reasons = async () => {
    await hint();
    await bulb.click();
  };
  await hint();
  await drawAll(page, 'hint');
  await drawAsked(page, 'hints', reasons, 'dialog ol li');
  await drawAsked(page, 'menu', () => page.locator(MENU).click(), 'dialog .settings');
  await page.locator(MENU).click();
  await page.locator('dialog [name=web-text-view]').click();
  await page.keyboard.press('Escape');
  await drawAll(page, 'text');
}

/** A duel between two at one screen, where nothing goes on before the other asks for the hand. */
async function drawDuel(locale: string): Promise<void> {
  const { page } = await invite(browser, 'Anna', { locale });
  await page.goto(server.url);
  await page.locator('.game.drat .btn.line').click();
  await page.locator('dialog select').first().selectOption('2');
  await page.locator('dialog form .btn.ink').click();
  await page.locator('#guest').fill('Louis');
  await page.locator('form.named .btn').click();
  await page.locator('.occupants li', { hasText: 'Louis' }).waitFor();
  await page.locator('.go .btn.ink').click();
  for (let moves = 0; ; moves++) {
    if ((await moment(page)) === 'covered') await page.locator('.cover .btn').click();
    const duel = page.locator('.hand .card[data-card="duel"]');
    if (await duel.count()) break;
    await playOne(page, moves);
  }
  await tap(page, '.hand .card[data-card="duel"]');
  await tap(page, (await page.locator('.aim').count()) ? '.aim' : '.hand .card.chosen');
  await page.locator('.duel').waitFor();
  await draw(page, 'drat-duel');
  await page.context().close();
}

async function drawPoints(): Promise<void> {
  const { page } = await come();
  await sitDown(page, server.url, 'thirteen', { options: { rounds: 2 } });
  await playUntil(page, 'sheet');
  await drawAll(page, 'thirteen-score', true);
  await playUntil(page, 'over');
  await drawAll(page, 'thirteen-end', true);
  await page.locator('.score a[href^="/r/"]').click();
  await page.locator('.controls').waitFor();
  const replay = page.url();
  for (const language of LANGUAGES) {
    await remember(page, language);
    await page.goto(replay.replace('at=0', 'at=17'));
    await page.locator('.tools .btn.ink').click();
    await page.locator('.analysis .costly, .analysis svg').first().waitFor({ timeout: 240_000 });
    await page.locator('progress').waitFor({ state: 'detached', timeout: 240_000 });
    await draw(page, 'replay', true);
  }
  for (const game of ['ole', 'leaves', 'drat'] as const) {
    await remember(page, 'fr');
    await sitDown(page, server.url, game, game === 'ole' ? { options: { rounds: 2 } } : {});
    await playUntil(page, 'over');
    await drawAll(page, `${game}-end`, true);
  }
  await page.context().close();
}

/** From the next page on, speak this language. */
const remember = (page: Page, language: string): Promise<void> =>
  page.evaluate((spoken) => {
    const kept = JSON.parse(localStorage.treize as string) as object;
    localStorage.treize = JSON.stringify({ ...kept, language: spoken });
  }, language);

async function drawHome(): Promise<void> {
  const { page } = await come();
  for (const language of LANGUAGES) {
    await page.goto(server.url);
    await page.locator(`.langs [lang=${language}]`).click();
    await page.locator(`html[lang=${language}]`).waitFor();
    await draw(page, 'home', true);
    await page.locator('.game.ole .btn.line').click();
    await page.locator('dialog form').waitFor();
    await draw(page, 'new-table');
    await page.locator('dialog form .btn.ink').click();
    await page.locator('.occupants').waitFor();
    await page.locator('#guest').fill('Louis');
    await page.locator('form.named .btn').click();
    await page.locator('.occupants li', { hasText: 'Louis' }).waitFor();
    await draw(page, 'lobby', true);
    await page.locator('.go .btn.ink').click();
    await page.locator('.cover .btn').waitFor();
    await draw(page, 'hot-seat');
    await page.goto(`${server.url}/nowhere/at/all`);
    await draw(page, 'nothing-here');
  }
  await page.context().close();
}

await drawHome();
for (const game of GAMES) await drawTable(game);
for (const language of LANGUAGES) await drawDuel(language);
await drawPoints();
await browser.close();
await server.close();
