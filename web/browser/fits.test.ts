// The hand and its buttons are laid first and always fit: whole matches, looked at in windows of every size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Messages, View } from '../src/net/messages.ts';
import { EIGHTS, aboutEights, eights } from '../tests/eights.ts';
import type { Guest } from './server.ts';
import { wrongs } from './lies.ts';
import { browser, server } from './open.ts';
import { CROWDED } from './crowded.ts';
import { type Setting, SIZES, type Size, openWindows } from './windows.ts';

interface Seen {
  over: boolean;
  wrong: string[];
  looks: number;
  tips: number;
}
interface Wish {
  look: string; // what looks at a window, as a text
  sizes: Size[];
  turn: number;
  stays: boolean; // look at all that may be picked, and play nothing
}

/** In the page: wait until both frames ask for something, look at them in every size, and go on. */
async function decide({ look, sizes, turn, stays }: Wish): Promise<Seen> {
  const wrongs = new Function(`return (${look})`)() as (view: Window) => string[];
  const frames = [...document.querySelectorAll('iframe')];
  const pages = frames.map((frame) => frame.contentDocument!);
  const [plain, page] = [frames[0]!, pages[0]!];
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const asks = (page: Document): string | null => {
    if (page.querySelector('.score .foot .btn'))
      return page.querySelector('.score .foot a[href^="/r/"]') ? 'over' : 'sheet';
    const isBusy = page.querySelector('.mine .card[aria-disabled="true"]:not(.illegal)');
    const may = page.querySelector('.mine.turn :is(.card.legal, .act .btn)');
    return may && !isBusy ? page.querySelector('[data-number]')!.getAttribute('data-number') : null;
  };
  const { dataset } = document.body;
  const isNew = () => asks(page) && asks(page) !== dataset.was && asks(page) === asks(pages[1]!);
  for (const until = Date.now() + 30_000; !isNew();) {
    if (Date.now() > until) throw new Error(`the windows ask for ${pages.map(asks).join()}`);
    await new Promise((done) => setTimeout(done, 4));
  }
  dataset.was = asks(page)!;
  const seen: Seen = { over: dataset.was === 'over', wrong: [], looks: 0, tips: 0 };
  const check = async (state: string, among: HTMLIFrameElement[]) => {
    for (const [width, height, text] of sizes) {
      for (const frame of among) {
        frame.style.cssText = `border:0;display:block;width:${width}px;height:${height}px`;
        frame.contentDocument!.documentElement.style.fontSize = `${text}%`;
      }
      await drawn();
      for (const frame of among) {
        seen.looks += 1;
        seen.tips += frame.contentDocument!.querySelectorAll('.guide').length;
        for (const one of wrongs(frame.contentWindow!))
          seen.wrong.push(`${width}×${height}, ${text} %, ${state}${frame.name}: ${one}`);
      }
    }
  };
  const click = (what: string, at = 0, where = page) =>
    where.querySelectorAll<HTMLElement>(what)[at]?.click();
  if (dataset.was === 'over' || dataset.was === 'sheet') {
    if (!seen.over) for (const one of pages) click('.score .foot .btn', 0, one);
    return seen;
  }
  if (turn % 10 === 9) click('.guide .btn.ink', 0, pages[1]);
  await check('at rest', frames);

  const bulb = page.querySelector<HTMLButtonElement>('.bar .icon:nth-last-child(3)');
  if (!stays && turn > 2 && !dataset.hinted && bulb?.disabled === false) {
    bulb.click();
    for (const until = Date.now() + 30_000; !page.querySelector('.guide');) {
      if (Date.now() > until) throw new Error('no hint came');
      await new Promise((done) => setTimeout(done, 20));
    }
    dataset.hinted = 'yes';
    await check('hinted', [plain]);
    page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await drawn();
  }

  const cards = [...page.querySelectorAll('.hand .card')];
  const refused = cards.findIndex((card) => card.classList.contains('illegal'));
  if ((stays || turn % 4 === 1) && refused >= 0) {
    click('.hand .card', refused);
    await check('refused', [plain]);
  }
  const legal = cards.flatMap((card, slot) => (card.classList.contains('legal') ? [slot] : []));
  const hasButton = page.querySelector('.act .btn') !== null;
  if (legal.length && (!hasButton || stays || turn % 5 !== 4)) {
    const slot = legal[turn % legal.length]!;
    click('.hand .card', slot);
    await drawn();
    const goals = page.querySelectorAll<HTMLElement>('button.pick, .aim');
    if (stays || goals.length > 1 || turn % 4 === 2) await check('picked', [plain]);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    if (stays) page.body.dispatchEvent(escape);
    else if (goals.length > 1) goals[turn % goals.length]!.click();
    else click('.hand .card', slot);
    if (!stays) return seen;
    await drawn();
  }
  if (!stays || page.querySelector('.row')) click('.act .btn');
  await drawn();
  if (!page.querySelector('button.take')) return seen;
  if (!page.querySelector('button.take[aria-pressed="true"]')) click('button.take');
  await check('passing', [plain]);
  if (!stays) click('.act .btn.ink');
  return seen;
}

/** Play to the end, or stay at the first decision, and look at it in every window. */
async function playThrough(
  { page, errors }: Guest,
  name: string,
  stays = false,
  taught = true,
): Promise<void> {
  const begun = performance.now();
  let [turn, looks, tips] = [0, 0, 0];
  const wrong = new Set<string>();
  for (let isOver = false; !isOver; turn++) {
    const wish = { look: wrongs.toString(), sizes: SIZES, turn, stays };
    const seen = await page.evaluate(decide, wish);
    seen.wrong.forEach((one) => wrong.add(one));
    looks += seen.looks;
    tips += seen.tips;
    isOver = stays || seen.over;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${turn} decisions, ${looks} windows, ${tips} with a tip, in ${seconds} s`);
  assert.deepEqual([...wrong].slice(0, 30), []);
  if (taught) assert.ok(tips > 10, 'tips were shown');
  assert.deepEqual(errors, []);
  await page.context().close();
}

const TABLES: Setting[] = [
  { game: 'thirteen', seats: 4 },
  { game: 'ole', seats: 3 },
  { game: 'friday', seats: 4 },
  { game: 'leaves', seats: 3 },
  { game: 'drat', seats: 4 },
];

for (const table of TABLES)
  test(`a whole match of ${table.game} fits every window`, { timeout: 240_000 }, async () => {
    await playThrough(await openWindows(browser, server.url, table), table.game);
  });

for (const { name, table, change } of CROWDED)
  test(`${name} fits every window`, { timeout: 120_000 }, async () => {
    await playThrough(await openWindows(browser, server.url, table, change), name, true);
  });

// Two of them without their pictures, drawn from what the server tells of any game: cards that are taken, and a row that grows.
const STRANGE = { texts: true, more: [EIGHTS] };
const PLAIN: Setting[] = [
  { game: 'thirteen', seats: 4, options: { rounds: 2 } },
  { game: 'leaves', seats: 3 },
];
for (const table of PLAIN)
  test(`a whole match of ${table.game} without its picture`, { timeout: 240_000 }, async () => {
    const guest = await openWindows(browser, server.url, table, null, STRANGE);
    await playThrough(guest, `${table.game} without its picture`, false, false);
  });

const MADE_UP = {
  name: 'a game that nobody has made',
  table: { game: 'ole', seats: 5 } as const,
  change: (message: Messages) => {
    if (message.type !== 'view' && message.type !== 'update') return;
    if (message.state.table) Object.assign(message, eights(message as View));
    else if (message.type === 'view') message.about = aboutEights(message.about); // before the deal
  },
};
for (const { name, table, change } of [...CROWDED, MADE_UP])
  for (const texts of [true, false])
    test(
      `${name}, drawn plainly${texts ? '' : ', without texts'}`,
      { timeout: 120_000 },
      async () => {
        const wish = { ...STRANGE, texts };
        const guest = await openWindows(browser, server.url, table, change, wish);
        await playThrough(guest, `${name}, drawn plainly`, true, false);
      },
    );
