// A film strip: what one sees every 100 ms of a circle of turns, or of the end of a round or a match, on sheets.
//
//     node browser/strip.ts FOLDER [--game thirteen] [--window phone] [--until circle] [--pace normal] [--seats 4] [--dark]
//
// Each sheet is a picture FOLDER/GAME-WINDOW-UNTIL-1.png; without a game or a window, all of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { GAMES, invite, openBrowser, openServer, sitDown } from './server.ts';
import { moment, tap, tapMove, version } from './moves.ts';
import { type Picture, screencast } from './screencast.ts';

const STEP = 100; // milliseconds from one picture to the next
const AFTER = 1500; // and of what is there when something is asked of the player again
const WINDOWS: Record<string, { width: number; height: number; row: number; wide: number }> = {
  phone: { width: 390, height: 844, row: 10, wide: 176 },
  side: { width: 844, height: 390, row: 5, wide: 360 },
  laptop: { width: 1366, height: 768, row: 4, wide: 460 },
};
const PER_SHEET = 40;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    window: { type: 'string' },
    until: { type: 'string', default: 'circle' }, // or round, or match
    pace: { type: 'string', default: 'normal' },
    seats: { type: 'string', default: '4' },
    dark: { type: 'boolean', default: false },
  },
});
const folder = positionals[0];
if (!folder) throw new Error('In which folder?');

/** One picture for every step: the last that was drawn before it. */
function steps(all: Picture[]): Picture[] {
  const found: Picture[] = [];
  for (let at = 0; at <= (all.at(-1)?.at ?? 0) + STEP; at += STEP)
    found.push({ at, drawn: all.findLast((picture) => picture.at <= at)!.drawn });
  return found;
}

/** Lay pictures side by side on one sheet, each with its time. */
async function lay(browser: Browser, pictures: Picture[], row: number, wide: number) {
  const page = await browser.newPage({ viewport: { width: row * (wide + 6) + 6, height: 200 } });
  const cells = pictures.map(
    ({ at, drawn }) =>
      `<figure><img src="data:image/jpeg;base64,${drawn}" width="${wide}"><figcaption>${(at / 1000).toFixed(1)} s</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:6px;display:flex;flex-wrap:wrap;gap:6px;font:12px sans-serif;background:#888}figure{margin:0}img{display:block}</style>${cells.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

/** Play until what was filmed last is what was asked for: from one own move to what follows. */
async function filmed(page: Page): Promise<Picture[]> {
  for (let [moves, now] = [0, await moment(page)]; ; moves++) {
    if (now === 'sheet') {
      await tap(page, '.score .foot .btn');
      now = await moment(page);
    }
    const was = await version(page);
    const [pictures, end] = await screencast(page, { format: 'jpeg', quality: 70 }, async () => {
      await tapMove(page, moves);
      const asked = await moment(page, was);
      await page.waitForTimeout(AFTER);
      return asked;
    });
    const others = Number(await version(page)) - Number(was) - 1; // moves of theirs
    const isIt = { circle: moves > 0 && others > 1, round: end !== 'turn', match: end === 'over' }[
      values.until
    ];
    if (isIt ?? true) return pictures;
    if (end === 'over') throw new Error('The match was over before.');
    now = end;
  }
}

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const server = await openServer({ TREIZE_BOT_MOVE_SECONDS: '0.4' });
try {
  for (const game of values.game?.split(',') ?? GAMES)
    for (const name of values.window?.split(',') ?? ['phone', 'laptop']) {
      const { width, height, row, wide } = WINDOWS[name]!;
      const options = {
        viewport: { width, height },
        reducedMotion: 'no-preference',
        colorScheme: values.dark ? 'dark' : 'light',
      } as const;
      const { page } = await invite(browser, 'Ann', options, { pace: values.pace });
      await sitDown(page, server.url, game, { seats: Number(values.seats) });
      const pictures = steps(await filmed(page));
      for (let sheet = 0; sheet * PER_SHEET < pictures.length; sheet++) {
        const some = pictures.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET);
        const file = join(folder, `${game}-${name}-${values.until}-${sheet + 1}.png`);
        writeFileSync(file, await lay(browser, some, row, wide));
        console.log(file);
      }
      await page.context().close();
    }
} finally {
  await browser.close();
  await server.close();
}
