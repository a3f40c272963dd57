// Turns one can follow: at a pace, with what each seat did last, a log, chips that fly, cards that go back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { barriers } from './barriers.ts';
import { LAPTOP, invite, sitDown } from './server.ts';
import { changed, hand, moment, playOne, tabTo, tap, version } from './moves.ts';
import { browser, server } from './open.ts';

const MOVING = { reducedMotion: 'no-preference' } as const;
const kept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.treize as string) as Record<string, unknown>);

interface Seen {
  times: number[]; // when each move was shown
  flown: string[]; // what was in the air
  shifted: string[]; // what moved; but cards that lie in a row close up or make room
}

/** From now on all that is noted. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen = { times: [], flown: [], shifted: [] };
    (globalThis as unknown as { seen: Seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources) {
          const part = node instanceof Element ? node : (node?.parentElement ?? null);
          if (part && !part.closest('.hand, .act, .row, .trail'))
            seen.shifted.push(part.outerHTML.slice(0, 90));
        }
    }).observe({ type: 'layout-shift' });
    const number = () => document.querySelector('[data-number]')?.getAttribute('data-number');
    let was = number();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.ghost'))
            seen.flown.push(node.className);
      if (number() !== was) seen.times.push(performance.now());
      was = number();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-number'] });
  });
const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** From an own move to the next: milliseconds between what is shown. */
async function circle(page: Page, meanwhile: () => Promise<void> = async () => {}) {
  await watch(page);
  const was = await version(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('.hand .card.legal')!.click());
  await page.evaluate(() => document.querySelector<HTMLElement>('.hand .card.chosen')!.click());
  await changed(page, was);
  await meanwhile();
  await moment(page, was);
  const { times, flown } = await seen(page);
  return { gaps: times.slice(1).map((time, i) => time - times[i]!), flown };
}

test(
  'bots are shown at the pace chosen, also without motion, and a tap hurries',
  { timeout: 60_000 },
  async () => {
    const { page, errors } = await invite(browser, 'Ann', {}, { pace: 'normal' });
    await sitDown(page, server.url, 'friday');
    await moment(page);
    const slow = await circle(page);
    assert.equal(slow.gaps.length, 3);
    for (const gap of slow.gaps) assert.ok(gap > 700, `${slow.gaps.join(', ')} ms`);
    assert.deepEqual(slow.flown, [], 'nothing flies where somebody asked for calm');
    const quick = await circle(page, async () => {
      for (let taps = 0; taps < 8; taps++) {
        await page.touchscreen.tap(195, 300); // what has not been told yet can't be hurried
        await page.waitForTimeout(60);
      }
    });
    const whole = quick.gaps.reduce((sum, gap) => sum + gap, 0);
    assert.ok(whole < 2000, `${quick.gaps.join(', ')} ms after a tap`);
    assert.deepEqual(errors, []);
    await page.context().close();
  },
);

test(
  'a table is calm until its game is known, then normal, until somebody chooses',
  { timeout: 60_000 },
  async () => {
    const { page } = await invite(browser, 'Ann', {}, { pace: null, taught: ['ole'] });
    const pressed = async () => {
      await moment(page);
      await tap(page, '.bar .icon:last-child');
      return page.locator('fieldset', { hasText: 'Pace' }).locator('[aria-pressed=true]');
    };
    await sitDown(page, server.url, 'leaves');
    assert.equal(await (await pressed()).innerText(), 'Calm');
    await sitDown(page, server.url, 'ole');
    assert.equal(await (await pressed()).innerText(), 'Normal');
    await page.getByRole('button', { name: 'Quick' }).click();
    assert.equal((await kept(page)).pace, 'quick');
    await sitDown(page, server.url, 'leaves');
    assert.equal(await (await pressed()).innerText(), 'Quick');
    await page.context().close();
  },
);

/** What is left at the signs of the others, as a screen reader tells it. */
const marks = (page: Page): Promise<string[]> => page.locator('.seats .mark .sr').allTextContents();

test(
  'each seat keeps what it did last, and the last line opens the log, also after a reload',
  { timeout: 60_000 },
  async () => {
    const { page, errors } = await invite(browser, 'Ann', { viewport: LAPTOP });
    await sitDown(page, server.url, 'thirteen');
    await moment(page);
    await playOne(page);
    await moment(page);
    const names = (await page.locator('.seat .name').allTextContents()).map((name) =>
      name.replace('(bot)', '').trim(),
    );
    const told = await marks(page);
    assert.equal(told.length, 3);
    names.forEach((name, i) => assert.match(told[i]!, new RegExp(`^${name} plays the`)));
    assert.equal(await page.locator('.mine .mark').count(), 0, 'yours is to come');
    await tabTo(page, '.log');
    await page.keyboard.press('Enter');
    const lines = await page.locator('dialog li').allTextContents();
    for (const text of told) assert.ok(lines.some((line) => line.includes(text)));
    assert.ok(lines.some((line) => line.includes('You play the')));
    assert.deepEqual(await barriers(page), []);
    await page.keyboard.press('Escape');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('.log')));
    await page.reload();
    await moment(page);
    assert.equal((await marks(page)).length, 3);
    await page.locator('.log').click();
    assert.equal(await page.locator('dialog li').count(), lines.length);
    assert.deepEqual(errors, []);
    await page.context().close();
  },
);

test('a chip flies to whoever takes it, and lies at their sign', { timeout: 60_000 }, async () => {
  const { page, errors } = await invite(browser, 'Ann', MOVING);
  await sitDown(page, server.url, 'ole');
  const chip = page.locator('.act .btn', { hasText: 'Take a chip' });
  for (let moves = 0; (await moment(page)) === 'turn' && !(await chip.count()); moves++)
    await playOne(page, moves);
  await watch(page);
  const was = await version(page);
  await chip.evaluate((button: HTMLElement) => button.click()); // nobody's input: what shifts counts
  await moment(page, was);
  const { flown, shifted } = await seen(page);
  assert.deepEqual(shifted, []);
  assert.ok(
    flown.some((name) => name.includes('thing')),
    flown.join(),
  );
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('a card let go at the wrong place goes back and says why', { timeout: 60_000 }, async () => {
  const { page, errors } = await invite(browser, 'Ann', { viewport: LAPTOP, ...MOVING });
  await sitDown(page, server.url, 'thirteen');
  await moment(page);
  const card = (await hand(page)).find((one) => !one.startsWith('R'))!;
  const wrong = ['B', 'Y', 'G'].find((pile) => pile !== card[0])!;
  const held = page.locator(`.hand [data-card="${card}"]`).first();
  const middle = async (what: typeof held) => {
    const { x, y, width, height } = (await what.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const [was, from] = [await version(page), await middle(held)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...(await middle(page.locator(`.target[data-target="${wrong}"]`))), {
    steps: 5,
  });
  assert.ok(await held.evaluate((node) => node.matches('.held')), 'it is lifted');
  await page.mouse.up();
  const places = await page.evaluate(async (kind) => {
    const found: number[] = [];
    const node = document.querySelector(`.hand [data-card="${kind}"]`)!;
    for (const until = performance.now() + 700; performance.now() < until;) {
      found.push(node.getBoundingClientRect().y);
      await new Promise((frame) => requestAnimationFrame(frame));
    }
    return found;
  }, card);
  assert.ok(new Set(places.map(Math.round)).size > 3, 'it glides');
  assert.ok(Math.abs(places.at(-1)! - (await held.boundingBox())!.y) < 2);
  assert.ok(places.at(-1)! > places[0]!, 'down to the hand');
  assert.match(await page.locator('.mine [role=status]').innerText(), /^Not there\. Its place: /);
  assert.equal(await version(page), was);
  assert.deepEqual(errors, []);
  await page.context().close();
});

test('sound is asked for once, at the first card', { timeout: 60_000 }, async () => {
  const { page } = await invite(browser, 'Ann', {}, { soundAsked: false });
  await sitDown(page, server.url, 'drat');
  await moment(page);
  assert.equal(await page.locator('.ask').count(), 0);
  await playOne(page);
  await moment(page);
  assert.deepEqual(await barriers(page), []);
  await tap(page, '.ask .btn.ink');
  await page.locator('.ask').waitFor({ state: 'detached' });
  assert.equal((await kept(page)).sound, true);
  await playOne(page);
  await moment(page);
  assert.equal(await page.locator('.ask').count(), 0);
  await page.evaluate(() => {
    const { sound, soundAsked, ...rest } = JSON.parse(localStorage.treize as string);
    localStorage.treize = JSON.stringify(rest);
  });
  await page.reload();
  await moment(page);
  await playOne(page);
  await moment(page);
  assert.equal(await page.locator('.ask').count(), 1);
  await playOne(page); // whoever plays on has answered
  await page.locator('.ask').waitFor({ state: 'detached' });
  assert.equal((await kept(page)).soundAsked, true);
  await page.context().close();
});
