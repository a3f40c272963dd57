// Frames while bots play: how late they come, how long the page is busy at once, whether anything shifts.
//
//     node browser/frames.ts [--game thirteen] [--slower 6] [--seconds 12] [--window phone]
//
// A phone at quick pace with four bots, on a processor that is slowed down so many times.
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { GAMES, LAPTOP, PHONE, invite, openBrowser, openHouse, sitDown } from './house.ts';
import { moment } from './moves.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    slower: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '12' },
    window: { type: 'string', default: 'phone' },
  },
});

interface Measured {
  frames: number[]; // milliseconds from one to the next
  tasks: number[]; // milliseconds, those of 50 and more
  shifts: number; // as browsers count them
  moves: number;
}

/** In the page: look at every frame while somebody plays whatever comes first. */
async function measure(seconds: number): Promise<Measured> {
  const found: Measured = { frames: [], tasks: [], shifts: 0, moves: 0 };
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type });
  note('longtask', ({ duration }) => found.tasks.push(duration));
  note('layout-shift', (entry) => (found.shifts += (entry as { value?: number }).value ?? 0));
  const press = (what: string) => document.querySelector<HTMLElement>(what)?.click();
  const number = () => document.querySelector('[data-number]')?.getAttribute('data-number');
  let [was, last, begun] = [number(), performance.now(), performance.now()];
  while (performance.now() - begun < seconds * 1000) {
    const now = await new Promise<number>((frame) => requestAnimationFrame(frame));
    found.frames.push(now - last);
    last = now;
    if (number() !== was) found.moves += 1;
    was = number();
    if (document.querySelector('.score .foot .btn')) press('.score .foot .btn');
    else if (document.querySelector('button.take[aria-pressed="true"]')) press('.act .btn.ink');
    else if (document.querySelector('button.take')) press('button.take');
    else if (document.querySelector('.card.chosen')) press('button.pick, .aim, .card.chosen');
    else if (document.querySelector('.mine.turn'))
      press(document.querySelector('.card.legal') ? '.card.legal' : '.act .btn');
  }
  return found;
}

const part = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** One line of what was measured. */
async function look(page: Page, game: string): Promise<void> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  const { frames, tasks, shifts, moves } = await page.evaluate(measure, Number(values.seconds));
  const sorted = frames.slice(5).sort((a, b) => a - b);
  const dropped = sorted.reduce((sum, time) => sum + Math.max(0, Math.round(time / 16.7) - 1), 0);
  const told = [
    `${moves} moves`,
    `p50 ${part(sorted, 0.5).toFixed(1)}`,
    `p95 ${part(sorted, 0.95).toFixed(1)}`,
    `p99 ${part(sorted, 0.99).toFixed(1)} ms`,
    `dropped ${((100 * dropped) / (dropped + sorted.length)).toFixed(1)} %`,
    `long tasks ${tasks.length}, longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
    `shift ${shifts.toFixed(4)}`,
  ];
  console.log(`${game}: ${told.join(', ')}`);
}

const browser = await openBrowser();
const house = await openHouse({ TREIZE_BOT_MOVE_SECONDS: '0.4' });
try {
  for (const game of values.game?.split(',') ?? GAMES) {
    const viewport = values.window === 'phone' ? PHONE : LAPTOP;
    const moving = { viewport, reducedMotion: 'no-preference' } as const;
    const { page } = await invite(browser, 'Ann', moving, { pace: 'quick' });
    await sitDown(page, house.url, game, { seats: game === 'drat' ? 4 : 5 });
    await moment(page);
    await look(page, game);
    await page.context().close();
  }
} finally {
  await browser.close();
  await house.close();
}
