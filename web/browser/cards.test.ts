// How cards feel: they travel from where they were, and are in one place only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Moved } from '../src/net/messages.ts';
import { LAPTOP, invite, sitDown } from './server.ts';
import { hand, moment, playOne, tap, version } from './moves.ts';
import { browser, server } from './open.ts';
import { rewrite } from './windows.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;

/** A card of the hand that goes to the target of its own colour, and is there only once. */
async function single(page: Page): Promise<string> {
  const held = await hand(page);
  return held.find((card) => !card.startsWith('R') && held.filter((c) => c === card).length === 1)!;
}

interface Sight {
  held: number; // cards of this kind that show in the hand
  flown: { x: number; y: number }[]; // and in the air
  fresh: boolean; // the table shows what came of it
}

/** From now on every frame tells where a card is, until the table shows that it was played. */
const follow = (page: Page, card: string): Promise<void> =>
  page.evaluate((kind) => {
    const number = () => document.querySelector('[data-number]')?.getAttribute('data-number');
    const was = number();
    const sights: Sight[] = ((globalThis as unknown as { sights: Sight[] }).sights = []);
    const look = () => {
      const held = [...document.querySelectorAll(`.hand [data-card="${kind}"]`)];
      const ghosts = [...document.querySelectorAll('.ghost')].filter(
        (ghost) => ghost.querySelector('.i')?.textContent === kind.slice(1),
      );
      sights.push({
        held: held.filter((one) => getComputedStyle(one).visibility !== 'hidden').length,
        flown: ghosts.map((ghost) => {
          const { x, y, width, height } = ghost.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
        fresh: number() !== was,
      });
      if (number() === was) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, card);

async function followed(page: Page, was: string): Promise<Sight[]> {
  await moment(page, was);
  const all = await page.evaluate(() => (globalThis as unknown as { sights: Sight[] }).sights);
  return all.filter(({ fresh }) => !fresh);
}

test('a card that is played is in one place only', { timeout: 60_000 }, async () => {
  const { page, errors } = await invite(browser, 'Ann', MOVING);
  await sitDown(page, server.url, 'thirteen');
  await moment(page);
  const [was, card] = [await version(page), await single(page)];
  await tap(page, `.hand [data-card="${card}"]`);
  await follow(page, card);
  await tap(page, `.hand [data-card="${card}"]`);
  const sights = await followed(page, was);
  const places = sights.map(({ held, flown }) => held + flown.length);
  assert.deepEqual(new Set(places), new Set([1]));
  assert.equal(sights.at(-1)!.held, 0, 'it has left the hand');
  assert.ok(sights.filter(({ flown }) => flown.length).length > 3, 'it was seen to travel');
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('a dragged card goes on from where it was dropped', { timeout: 60_000 }, async () => {
  const { page, errors } = await invite(browser, 'Ann', { viewport: LAPTOP, ...MOVING });
  await sitDown(page, server.url, 'thirteen');
  await moment(page);
  const [was, card] = [await version(page), await single(page)];
  const middle = async (what: string, up = 0) => {
    const { x, y, width, height } = (await page.locator(what).boundingBox())!;
    return [x + width / 2, y + height * (0.5 + up)] as const;
  };
  const from = await middle(`.hand [data-card="${card}"]`);
  const [x, y] = await middle(`.target[data-target="${card[0]}"]`, 0.3);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 5 });
  await follow(page, card);
  await page.mouse.up();
  const sights = await followed(page, was);
  const [first] = sights.flatMap(({ flown }) => flown);
  assert.ok(Math.hypot(first!.x - x, first!.y - y) < 60, `${JSON.stringify(first)} for ${x}, ${y}`);
  assert.ok(sights.every(({ held, flown }) => held + flown.length === 1));
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('cards travel from where they were to where they go', { timeout: 60_000 }, async () => {
  const { page, errors } = await invite(browser, 'Ann', { reducedMotion: 'no-preference' });
  await sitDown(page, server.url, 'thirteen');
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

test('what can not be shown does not stop the table', { timeout: 60_000 }, async () => {
  const { page, errors } = await invite(browser, 'Ann', MOVING);
  await rewrite(page, (message) => {
    if (message.type !== 'update') return;
    for (const thing of message.happened)
      if (thing.type === 'moved') (thing as Partial<Moved>).flows = undefined;
  });
  await sitDown(page, server.url, 'thirteen');
  for (let moves = 0; moves < 3 && (await moment(page)) === 'turn'; moves++) await playOne(page);
  await moment(page);
  assert.match(errors.join(), /flows|undefined/);
  await page.context().close();
});

test(
  'a pile that is taken is drawn no more while its cards fly',
  { timeout: 120_000 },
  async () => {
    const { page } = await invite(browser, 'Ann', MOVING, { pace: 'quick' });
    await sitDown(page, server.url, 'thirteen');
    const isSeen = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const piles = () => [...document.querySelectorAll<HTMLElement>('[data-cards]')];
          const laid = () => piles().map((pile) => pile.querySelectorAll('.k').length);
          let [before, isHidden] = [laid(), false];
          const look = () => {
            isHidden ||= piles().some(({ style }) => style.visibility === 'hidden');
            const now = laid();
            if (now.some((number, i) => number && number < before[i]!)) return done(!isHidden);
            before = now;
            requestAnimationFrame(look);
          };
          look();
        }),
    );
    let isOver = false;
    const over = isSeen.finally(() => (isOver = true));
    for (let move = 0; !isOver; move++) {
      const now = await moment(page);
      if (now === 'over') break;
      if (now === 'sheet') await tap(page, '.score .foot .btn');
      else await playOne(page, move);
    }
    assert.equal(await over, false);
    await page.context().close();
  },
);

test('an end of the row glides to where it lies within', { timeout: 120_000 }, async () => {
  const { page } = await invite(browser, 'Ann', MOVING, { pace: 'quick' });
  await sitDown(page, server.url, 'leaves');
  const glides = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const ends = () => [...document.querySelectorAll<HTMLElement>('.foot [data-pile]')];
        let before = ends().map(({ dataset }) => dataset.pile);
        const look = () => {
          const inner = [...document.querySelectorAll<HTMLElement>('.inner [data-pile]')];
          const moved = inner.find(({ dataset }) => before.includes(dataset.pile));
          if (moved) return done(moved.getAnimations().length > 0);
          before = ends().map(({ dataset }) => dataset.pile);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  let isOver = false;
  const over = glides.finally(() => (isOver = true));
  for (let move = 0; !isOver; move++) {
    const now = await moment(page);
    if (now === 'over') break;
    if (now === 'sheet') await tap(page, '.score .foot .btn');
    else await playOne(page, move);
  }
  assert.equal(await over, true);
  await page.context().close();
});
