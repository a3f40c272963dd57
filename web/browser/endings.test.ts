// Endings in a real Chromium: rounds and matches of every game, told in order, skipped, still, and cut off in the middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, WebSocketRoute } from 'playwright-core';
import type { Messages } from '../src/net/messages.ts';
import { barriers, cutOff } from './barriers.ts';
import { GAMES, LAPTOP, PHONE, invite, sitDown } from './server.ts';
import { playOne, tap } from './moves.ts';
import { browser, server } from './open.ts';

const NEXT = '.score .foot .btn';

interface Sight {
  shown: string[]; // of each ending: who was counted, who is best, then the points
  told: string[];
  slow: boolean; // time stands still, nearly
}
type Watched = typeof globalThis & { sight: Sight };

/** In the page: note all that is shown and told. */
function watch(): void {
  const sight: Sight = { shown: [], told: [], slow: false };
  (globalThis as Watched).sight = sight;
  const usual = setTimeout.bind(globalThis);
  Object.assign(globalThis, {
    setTimeout: (run: () => void, wait = 0) =>
      usual(run, sight.slow && document.querySelector('.row.now') ? wait * 99 : wait),
  });
  const texts = (what: string) =>
    [...document.querySelectorAll(what)].map(({ textContent }) => textContent!.trim());
  const lines = new WeakSet<Element>();
  const look = () => {
    const now = texts('.row.now .name').join();
    const best = texts('.row.best .name').join();
    const isScore = document.querySelector('.score') !== null;
    const isEnding = document.querySelector('.ending') !== null;
    const seen = isScore ? 'points' : !isEnding ? '' : best ? `best ${best}` : now || 'open';
    if (seen && sight.shown.at(-1) !== seen) sight.shown.push(seen);
    for (const line of document.querySelectorAll('[role=log] p')) {
      if (!lines.has(line)) sight.told.push(line.textContent!);
      lines.add(line);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
}
const sight = (page: Page): Promise<Sight> => page.evaluate(() => (globalThis as Watched).sight);

interface Setting {
  viewport?: { width: number; height: number };
  locale?: string;
  moves?: boolean;
  name?: string;
  seats?: number;
  options?: object;
}

/** Sit down where only the end of a round is in motion, if it is to be. */
async function sitStill(
  game: string,
  { viewport = PHONE, locale = 'en', moves = true, name = 'Ann', ...table }: Setting,
) {
  const guest = await invite(browser, name, { viewport, locale }, { pace: 'instant' });
  const { page } = guest;
  await page.addInitScript(watch);
  const sockets: WebSocketRoute[] = [];
  let order = Promise.resolve();
  await page.routeWebSocket(/socket/, (socket) => {
    sockets.push(socket);
    socket.connectToServer().onMessage((text) => {
      order = order.then(async () => {
        const message = JSON.parse(String(text)) as Messages;
        const isEnd =
          'happened' in message && message.happened.some((one) => one.type === 'scored');
        if (moves && isEnd) await page.emulateMedia({ reducedMotion: 'no-preference' });
        socket.send(text);
      });
    });
  });
  await sitDown(page, server.url, game, table);
  return { ...guest, sockets };
}

/** Wait for a turn, or for the end of a round: as it is shown, or its points. */
const asked = (page: Page): Promise<'turn' | 'ending' | 'points'> =>
  page.evaluate(async () => {
    const shows = (what: string) => document.querySelector(what) !== null;
    for (const until = Date.now() + 30_000; Date.now() < until;) {
      if (shows('.ending')) return 'ending';
      if (shows('.score .foot .btn')) return 'points';
      const isBusy = shows('.mine .card[aria-disabled="true"]:not(.illegal)');
      if (!isBusy && shows('.mine.turn :is(.card.legal, .act .btn)')) return 'turn';
      await new Promise((done) => requestAnimationFrame(done));
    }
    throw new Error('nothing is asked of the player');
  });

/** Play until a round is over. */
async function playRound(page: Page): Promise<string> {
  for (let moves = 0; moves < 200; moves++) {
    const now = await asked(page);
    if (now !== 'turn') return now;
    await playOne(page, moves);
  }
  throw new Error('the round never ends');
}
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });
const points = (page: Page) => page.locator(NEXT).first().waitFor();

/** From the last move of a round on: it, that the round is over, everybody in turn, and how they stand. */
function isToldInOrder(told: string[], round: number, names: string[], isSingle: boolean): void {
  const at = told.lastIndexOf(`Round ${round} is over.`);
  assert.match(told[at - 1] ?? '', /play|lay|take|pass|token/i, told.join('\n'));
  names.forEach((name, seat) =>
    assert.ok(told[at + 1 + seat]?.startsWith(`${name}: `), told.join('\n')),
  );
  if (!isSingle) assert.match(told[at + 1 + names.length] ?? '', /^Score: /);
}

const NAMES = ['Ann', 'Luke', 'Zoe', 'Paul'];
// A round and then the end of the match, where a match has more than one.
const OPTIONS: Record<string, object> = { leaves: { match: 'advanced', target: 10 } };

for (const [i, game] of GAMES.entries())
  test(`rounds and matches of ${game} end step by step`, { timeout: 90_000 }, async () => {
    const isSingle = game === 'drat';
    const options = OPTIONS[game] ?? (isSingle ? { tokens: 3 } : { rounds: 2 });
    const viewport = i % 2 ? LAPTOP : PHONE;
    const { page, errors } = await sitStill(game, { viewport, options });
    for (let round = 1; round < 9; round++) {
      assert.equal(await playRound(page), 'ending');
      await points(page);
      await still(page);
      const { shown, told } = await sight(page);
      const from = shown.lastIndexOf('open');
      const counted = shown.slice(from + 1, from + 5);
      assert.deepEqual([...counted].sort(), [...NAMES].sort(), shown.join());
      assert.match(shown[from + 5] ?? '', /^best /);
      assert.equal(shown[from + 6], 'points');
      isToldInOrder(told, round, NAMES, isSingle);
      if (await page.locator('.score a[href^="/r/"]').count()) break;
      await tap(page, NEXT);
    }
    assert.match((await sight(page)).told.at(-1)!, /won|win/);
    assert.equal(await page.locator('.score .glory').count(), 1, 'the winner gets the sun');
    assert.equal(await page.locator('.ghost').count(), 0);
    assert.deepEqual(errors, []);
    await page.context().close();
  });

test(
  'an ending is skipped by a tap or a key, and is not shown to who asked for calm',
  { timeout: 90_000 },
  async () => {
    const { page, errors } = await sitStill('ole', { options: { rounds: 2 } });
    await playRound(page);
    const begun = Date.now();
    await page.keyboard.press('Escape');
    await points(page);
    assert.ok(Date.now() - begun < 1200, `${Date.now() - begun} ms`);
    await tap(page, NEXT);
    await still(page);
    await playRound(page);
    await page.touchscreen.tap(200, 500);
    await points(page);
    const { shown } = await sight(page);
    assert.ok(!shown.some((seen) => seen.startsWith('best')), shown.join());
    const { page: calm } = await sitStill('ole', { options: { rounds: 1 }, moves: false });
    assert.equal(await playRound(calm), 'points');
    const seen = await sight(calm);
    assert.deepEqual(seen.shown, ['points']);
    isToldInOrder(seen.told, 1, NAMES, false);
    assert.match(seen.told.at(-1)!, /won|win/);
    assert.deepEqual(errors, []);
    await page.context().close();
    await calm.context().close();
  },
);

test(
  'a wire that is cut in the middle of an ending does not stop it',
  { timeout: 60_000 },
  async () => {
    const { page, errors, sockets } = await sitStill('ole', { options: { rounds: 2 } });
    await playRound(page);
    await sockets.at(-1)!.close();
    await points(page);
    await tap(page, NEXT);
    await still(page);
    assert.equal(await asked(page), 'turn');
    assert.deepEqual(errors, []);
    await page.context().close();
  },
);

test(
  'an ending fits every window, and nothing stands in the way',
  { timeout: 90_000 },
  async () => {
    const long = { name: 'Annegret-Charlotte', locale: 'de', seats: 6 };
    const { page } = await sitStill('friday', long);
    await page.evaluate(() => ((globalThis as Watched).sight.slow = true));
    assert.equal(await playRound(page), 'ending');
    await page.locator('.row.now').waitFor();
    await page.evaluate(async () => {
      const rows = [...document.querySelectorAll('.row')].flatMap((row) => row.getAnimations());
      await Promise.all(rows.map(({ finished }) => finished.catch(() => undefined)));
    });
    const found: string[] = [];
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
      [820, 1180],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const problem of await cutOff(page)) found.push(`${width}×${height}: ${problem}`);
    }
    assert.deepEqual([...found, ...(await barriers(page))], []);
    assert.equal(await page.locator('.ending').count(), 1, 'it is still being shown');
    await page.context().close();
  },
);
