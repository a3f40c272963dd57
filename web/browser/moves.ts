// How a person plays at a page: what is asked of them, and moves by taps or by keys.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

export type Moment = 'turn' | 'sheet' | 'over' | 'covered';

/** Wait until something is asked of the player, after a change of the table if one is told. */
export const moment = (page: Page, was = ''): Promise<Moment> =>
  page.evaluate(async (before) => {
    const shows = (what: string) => document.querySelector(what) !== null;
    const number = () => document.querySelector('[data-number]')?.getAttribute('data-number') ?? '';
    const asked = (): Moment | null => {
      if (shows('.score .foot .btn'))
        return shows('.score .foot a[href*="/r/"]') ? 'over' : 'sheet';
      if (before && number() === before) return null;
      if (shows('.cover .btn')) return 'covered';
      const isBusy = shows('.mine .card[aria-disabled="true"]:not(.illegal)');
      const may = '.card.legal, .act .btn.ink, .act .btn.line';
      return !isBusy && shows(`.mine.turn :is(${may}), .buttons button`) ? 'turn' : null;
    };
    for (const until = Date.now() + 30_000; Date.now() < until;) {
      const found = asked();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 4));
    }
    throw new Error(`nothing is asked of the player; the page says: ${document.body.innerText}`);
  }, was);

/** How many moves this page has seen told. */
export const version = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[data-number]')?.getAttribute('data-number') ?? '');

/** Wait until the table has changed, or its points are shown. */
export const changed = (page: Page, was: string): Promise<unknown> =>
  page.waitForFunction(
    (old) => document.querySelector('[data-number]')?.getAttribute('data-number') !== old,
    was,
    { polling: 5 },
  );

/** The cards in the hand, left to right. */
export const hand = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand .card')].map((card) => card.dataset.card!),
  );

const count = (page: Page, what: string): Promise<number> =>
  page.evaluate((found) => document.querySelectorAll(found).length, what);

/** Touch the middle of something where a finger would; whatever covers it fails the test. */
export async function tap(page: Page, what: string, which = 0): Promise<void> {
  const [x, y] = await page.evaluate(
    ([selector, at]) => {
      const found = [...document.querySelectorAll(selector)].at(at);
      if (!found) throw new Error(`there is no ${selector}`);
      found.scrollIntoView({ block: 'nearest' });
      const box = found.getBoundingClientRect();
      const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
      const touched = document.elementFromPoint(left, top);
      if (!found.contains(touched)) throw new Error(`${selector} lies under ${touched?.outerHTML}`);
      return [left, top] as const;
    },
    [what, which] as const,
  );
  await page.touchscreen.tap(x, y);
}

/** Pass, or take what the buttons offer. */
async function tapButton(page: Page): Promise<void> {
  await tap(page, '.act .btn');
  if (!(await count(page, 'button.take'))) return;
  if (!(await count(page, 'button.take[aria-pressed="true"]'))) await tap(page, 'button.take', -1);
  await tap(page, '.act .btn.ink');
}

/** One move by taps: a card twice, or a card and where it goes, or what the buttons offer. */
export async function tapMove(page: Page, number: number): Promise<void> {
  const legal = await count(page, '.hand .card.legal');
  if (!legal || (number % 7 === 6 && (await count(page, '.act .btn')))) return tapButton(page);
  await tap(page, '.hand .card.legal', number % legal);
  const goals = await count(page, 'button.pick, .aim');
  if (goals > 1 || (goals && number % 2)) await tap(page, 'button.pick, .aim', number % goals);
  else if (number % 2 && (await count(page, '.drop'))) await tap(page, '.drop');
  else await tap(page, '.hand .card.chosen');
}

/** Walk with the Tab key to something that matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () =>
    page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector);
  for (let i = 0; !(await isThere()); i++) {
    assert.ok(i < 40, `${selector} is reached by Tab`);
    await page.keyboard.press('Tab');
  }
}

/** Press a button by keys, and if it asks for a pile of the row, take one. */
async function keyButton(page: Page): Promise<void> {
  await tabTo(page, '.act .btn');
  await page.keyboard.press('Enter');
  if (!(await count(page, 'button.take'))) return;
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'button.take');
  await page.keyboard.press('Enter');
  if (await count(page, 'button.take[aria-pressed="true"]')) await page.keyboard.press('Enter');
}

/** One move by keys: digits or arrows to a card, Enter to pick it, Enter to play it. */
export async function keyMove(page: Page, number: number): Promise<void> {
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  assert.ok(!number || !isLost, 'focus is never lost');
  const slots = await page.evaluate(() =>
    [...document.querySelectorAll('.hand .card')].flatMap((card, i) =>
      card.classList.contains('legal') ? [i] : [],
    ),
  );
  if (!slots.length || (number % 9 === 8 && (await count(page, '.act .btn'))))
    return keyButton(page);
  const slot = slots[number % slots.length]!;
  if (number % 3 && slot < 10) await page.keyboard.press(String((slot + 1) % 10));
  else {
    await tabTo(page, '.hand .card');
    await page.keyboard.press('Home');
    for (let i = 0; i < slot; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
}

/** One move by taps, told when the table has changed. */
export async function playOne(page: Page, number = 0): Promise<void> {
  const was = await version(page);
  await tapMove(page, number);
  await changed(page, was);
}

/** A way to play: one move, and on from the points of a round. */
export interface Way {
  move: (page: Page, number: number) => Promise<void>;
  goOn: (page: Page) => Promise<void>;
}
const NEXT = '.score .foot .btn';
export const TAPS: Way = { move: tapMove, goOn: (page) => tap(page, NEXT) };
export const KEYS: Way = {
  move: keyMove,
  goOn: async (page) => {
    await tabTo(page, NEXT);
    await page.keyboard.press('Enter');
  },
};

/** Play to the end; answer the moves made and the rounds whose points were shown before it. */
export async function playMatch(
  page: Page,
  { move, goOn }: Way,
): Promise<[moves: number, sheets: number]> {
  let [moves, sheets, was] = [0, 0, ''];
  for (let now; (now = await moment(page, was)) !== 'over';) {
    was = now === 'sheet' ? '' : await version(page);
    if (now === 'sheet') {
      sheets += 1;
      await goOn(page);
      continue;
    }
    await move(page, moves++);
    assert.ok(moves < 900, 'the match ends');
  }
  return [moves, sheets];
}
