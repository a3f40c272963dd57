// How long bots think on the device, and what the page's own thread does meanwhile.
//
//     node browser/thinking.ts [--game thirteen] [--level expert] [--slower 6] [--moves 8]
//
// A phone at quick pace, its processor slowed down so many times. Chromium may slow down the thread of the page
// alone; how much slower a worker computes is measured, and its time multiplied by what is missing.
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { GAMES, invite, openBrowser, openServer } from './server.ts';
import { TAPS, moment, version } from './moves.ts';
import { ready } from './offered.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    level: { type: 'string', default: 'expert' },
    slower: { type: 'string', default: '6' },
    moves: { type: 'string', default: '8' },
  },
});

type Span = [begun: number, ended: number]; // milliseconds of the same clock, in every thread
interface Noting {
  spans: Span[];
}

/** In the worker: note from when to when a bot thought; each begins after a pause. */
function noteThinking(): void {
  const noted = globalThis as unknown as Noting;
  const now = () => performance.timeOrigin + performance.now();
  const [post, later] = [postMessage, setTimeout];
  let begun = 0;
  noted.spans = [];
  const wait = (then: () => void, time: number) => {
    later(() => {
      begun = now();
      then();
    }, time);
  };
  const tell = (told: { message?: { happened?: { by?: string }[] } }) => {
    if (told.message?.happened?.[0]?.by === 'bot') noted.spans.push([begun, now()]);
    post(told);
  };
  Object.assign(globalThis, { setTimeout: wait, postMessage: tell });
}
/** In the page: note its tasks of 50 ms and more. */
function noteTasks(): void {
  const noted = globalThis as unknown as Noting;
  noted.spans = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const begun = performance.timeOrigin + startTime;
      noted.spans.push([begun, begun + duration]);
    }
  }).observe({ type: 'longtask' });
}
const taken = () => (globalThis as unknown as Noting).spans.splice(0);

/** Milliseconds for some work; the best of a few. */
function work(): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    for (let i = 0, sum = 0; i < 2e7; i++) sum = (sum * 31 + i) | 0;
    return performance.now() - begun;
  });
  return Math.min(...times);
}

async function play(page: Page, moves: number): Promise<void> {
  for (let i = 0, was = ''; i < moves; i++) {
    const now = await moment(page, was);
    if (now === 'over') return;
    was = now === 'sheet' ? '' : await version(page);
    await (now === 'sheet' ? TAPS.goOn(page) : TAPS.move(page, i));
  }
}

/** A match on a device so many times slower: how long bots thought, and the page's tasks. */
async function measure(game: string, rate: number): Promise<string> {
  const moving = { reducedMotion: 'no-preference' } as const;
  const { page } = await invite(browser, 'Ann', moving, { pace: 'quick', level: values.level });
  await page.addInitScript(noteTasks);
  const started = page.waitForEvent('worker');
  await ready(page, server.url);
  const worker = await started;
  const quick = await worker.evaluate(work);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const slowed = rate > 1 ? (await worker.evaluate(work)) / quick : 1;
  await worker.evaluate(noteThinking);
  await page.locator(`.game.${game} .btn.ink`).click();
  await moment(page);
  await page.evaluate(taken);
  await play(page, Number(values.moves));
  const [thought, tasks] = [await worker.evaluate(taken), await page.evaluate(taken)];
  await page.context().close();
  return told(thought, tasks, rate, slowed);
}

function told(thought: Span[], tasks: Span[], rate: number, slowed: number): string {
  const longest = (spans: Span[]) => Math.max(0, ...spans.map(([begun, ended]) => ended - begun));
  const meanwhile = tasks.filter(([a, b]) => thought.some(([c, d]) => a < d && c < b));
  return [
    `${rate} times slower (the worker ${slowed.toFixed(1)})`,
    `${thought.length} turns of bots, the longest ${((longest(thought) * rate) / slowed).toFixed(0)} ms`,
    `${tasks.length} tasks over 50 ms, the longest ${longest(tasks).toFixed(0)} ms`,
    `${meanwhile.length} of them while bots thought, the longest ${longest(meanwhile).toFixed(0)} ms`,
  ].join(', ');
}

const browser = await openBrowser();
const server = await openServer();
try {
  for (const game of values.game?.split(',') ?? GAMES)
    for (const rate of [1, Number(values.slower)])
      console.log(`${game}: ${await measure(game, rate)}`);
} finally {
  await browser.close();
  await server.close();
}
