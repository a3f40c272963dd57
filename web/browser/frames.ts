// Frames while bots play: how late they come, how long the page is busy at once, whether anything shifts.
//
//     node browser/frames.ts [--game thirteen] [--slower 6] [--seconds 12] [--window phone]
//
// A phone at quick pace with four bots, on a processor that is slowed down so many times. What else runs on the
// machine delays frames too; so the time that the page's own thread computes is told as well, as often as slow.
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { GAMES, LAPTOP, PHONE, invite, openBrowser, openServer, sitDown } from './server.ts';
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
  shifted: string[]; // what moved; but cards that lie in a row close up or make room
  moves: number;
}

/** In the page: look at every frame, or let it be, while somebody plays whatever comes first. */
async function measure([seconds, isLooking]: [number, boolean]): Promise<Measured> {
  const found: Measured = { frames: [], tasks: [], shifted: [], moves: 0 };
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type });
  note('longtask', ({ duration }) => found.tasks.push(duration));
  note('layout-shift', (entry) => {
    for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources) {
      const shifted = node instanceof Element ? node : (node?.parentElement ?? null);
      if (shifted && !shifted.closest('.hand, .act, .row, .trail'))
        found.shifted.push(shifted.outerHTML.slice(0, 80));
    }
  });
  let pressed = 0;
  const press = (what: string) => {
    pressed = performance.now();
    setTimeout(() => document.querySelector<HTMLElement>(what)?.click()); // as taps come, in a task
  };
  const number = () => document.querySelector('[data-number]')?.getAttribute('data-number');
  let [was, last, begun] = [number(), performance.now(), performance.now()];
  while (performance.now() - begun < seconds * 1000) {
    if (!isLooking) await new Promise((done) => setTimeout(done, 120));
    const now = isLooking
      ? await new Promise<number>((frame) => requestAnimationFrame(frame))
      : performance.now();
    found.frames.push(now - last);
    last = now;
    if (number() !== was) found.moves += 1;
    was = number();
    if (performance.now() - pressed < 250) continue; // as a quick finger
    if (document.querySelector('.mine .card[aria-disabled="true"]:not(.illegal)')) continue;
    if (document.querySelector('.score .foot .btn')) press('.score .foot .btn');
    else if (document.querySelector('button.take[aria-pressed="true"]')) press('.act .btn.ink');
    else if (document.querySelector('button.take')) press('button.take');
    else if (document.querySelector('.card.chosen')) press('button.pick, .aim, .card.chosen');
    else if (document.querySelector('.mine.turn'))
      press(document.querySelector('.card.legal') ? '.card.legal' : '.act .btn');
  }
  return found;
}

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number; // microseconds
  tdur?: number; // of the thread alone
  args: { name?: string };
}

/** Trace what the threads of all pages compute, until told to stop. */
async function trace(browser: Browser): Promise<() => Promise<Traced[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as Traced[])),
  );
  const includedCategories = ['toplevel', '__metadata'];
  await session.send('Tracing.start', { traceConfig: { includedCategories } });
  return async () => {
    const done = new Promise((complete) => session.once('Tracing.tracingComplete', complete));
    await session.send('Tracing.end');
    await done;
    await session.detach();
    return events;
  };
}

/** Milliseconds that the busiest page computed: in each frame's time, and in its longest task. */
function computed(events: Traced[]): { frames: number[]; longest: number } {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const tasks = mains.map(({ pid, tid }) =>
    events.filter(
      (event) =>
        event.pid === pid && event.tid === tid && event.ph === 'X' && /RunTask$/.test(event.name),
    ),
  );
  const spent = (some: Traced[]) => some.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const busiest = tasks.sort((a, b) => spent(b) - spent(a))[0] ?? [];
  const begun = Math.min(...busiest.map(({ ts }) => ts));
  const end = Math.max(...busiest.map(({ ts }) => ts));
  const frames: number[] = Array.from({ length: Math.ceil((end - begun) / FRAME) + 1 }, () => 0);
  for (const { ts, tdur = 0 } of busiest) frames[Math.floor((ts - begun) / FRAME)]! += tdur / 1000;
  return { frames, longest: Math.max(0, ...busiest.map(({ tdur = 0 }) => tdur / 1000)) };
}
const FRAME = 16_667; // microseconds

const part = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** One line of what was measured. */
async function look(page: Page, game: string): Promise<void> {
  const times = Number(values.slower);
  const stop = await trace(browser);
  await page.evaluate(measure, [Number(values.seconds), false] as [number, boolean]);
  const thread = computed(await stop());
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: times });
  const { frames, tasks, shifted, moves } = await page.evaluate(measure, [
    Number(values.seconds),
    true,
  ] as [number, boolean]);
  const sorted = frames.slice(5).sort((a, b) => a - b);
  const own = thread.frames.sort((a, b) => a - b);
  const dropped = sorted.reduce((sum, time) => sum + Math.max(0, Math.round(time / 16.7) - 1), 0);
  const told = [
    `${moves} moves`,
    `frames p50 ${part(sorted, 0.5).toFixed(1)} p95 ${part(sorted, 0.95).toFixed(1)} ms`,
    `dropped ${((100 * dropped) / (dropped + sorted.length)).toFixed(1)} %`,
    `long tasks ${tasks.length}, longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
    `computed a frame p95 ${(part(own, 0.95) * times).toFixed(1)} ms`,
    `longest ${(thread.longest * times).toFixed(0)} ms`,
    `shifts ${shifted.length}`,
  ];
  console.log(`${game}: ${told.join(', ')}`);
  for (const one of new Set(shifted)) console.log(`  ${one}`);
}

const browser = await openBrowser();
const server = await openServer({ TREIZE_BOT_MOVE_SECONDS: '0.4' });
try {
  for (const game of values.game?.split(',') ?? GAMES) {
    const viewport = values.window === 'phone' ? PHONE : LAPTOP;
    const moving = { viewport, reducedMotion: 'no-preference' } as const;
    const { page } = await invite(browser, 'Ann', moving, { pace: 'quick' });
    await sitDown(page, server.url, game, { seats: game === 'drat' ? 4 : 5 });
    await moment(page);
    await look(page, game);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.close();
}
