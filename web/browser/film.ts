// Films a circle of turns and draws the covers of the games, for the README and the site.
//
//     node browser/film.ts FOLDER [--game ole] [--pace normal]
//
// The pictures of the film are FOLDER/film/MILLISECONDS.png, which shrink.py makes one of; the covers FOLDER/covers/GAME.png.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES, PHONE, invite, openBrowser, openServer, sitDown } from './server.ts';
import { moment, tapMove, version } from './moves.ts';
import { screencast } from './screencast.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'ole' },
    pace: { type: 'string', default: 'normal' },
  },
});
const folder = positionals[0];
if (!folder) throw new Error('In which folder?');
const [films, covers] = [join(folder, 'film'), join(folder, 'covers')];
for (const one of [films, covers]) mkdirSync(one, { recursive: true });

const BEFORE = 700; // milliseconds of the table as it lies, and of what came of it
const AFTER = 1600;
const RIM = 0.06; // of a cover, which may reach over its edge
const MOVES = 2; // of one's own that are filmed
const [server, browser] = await Promise.all([
  openServer({ TREIZE_BOT_MOVE_SECONDS: '0.4' }),
  openBrowser(),
]);
try {
  const { page: home } = await invite(browser, 'Anna', { deviceScaleFactor: 3 });
  await home.goto(server.url);
  await home.locator('.game').first().waitFor();
  await home.evaluate(() => {
    for (const paper of [
      document.documentElement,
      document.body,
      ...document.querySelectorAll('main'),
    ])
      paper.style.background = 'none';
    for (const rest of document.querySelectorAll('.game > svg, .game > :not(.pic)')) rest.remove();
  });
  for (const game of GAMES) {
    const path = join(covers, `${game}.png`);
    const picture = home.locator(`.game.${game} .pic`).first();
    await picture.scrollIntoViewIfNeeded();
    const { x, y, width } = (await picture.boundingBox())!;
    const rim = width * RIM;
    const clip = { x: x - rim, y: y - rim, width: width + 2 * rim, height: width + 2 * rim };
    await home.screenshot({ path, clip, omitBackground: true });
  }
  await home.context().close();

  const moving = { viewport: PHONE, reducedMotion: 'no-preference', colorScheme: 'light' } as const;
  const { page } = await invite(browser, 'Anna', moving, { pace: values.pace });
  await sitDown(page, server.url, values.game, { seats: 4 });
  await moment(page);
  const [pictures] = await screencast(page, { format: 'png', everyNthFrame: 3 }, async () => {
    await page.waitForTimeout(BEFORE);
    for (let moves = 0; moves < MOVES; moves++) {
      const was = await version(page);
      await tapMove(page, moves);
      if ((await moment(page, was)) !== 'turn') break;
    }
    await page.waitForTimeout(AFTER);
  });
  for (const { at, drawn } of pictures) {
    const file = join(films, `${String(Math.round(at)).padStart(6, '0')}.png`);
    writeFileSync(file, Buffer.from(drawn, 'base64'));
  }
} finally {
  await browser.close();
  await server.close();
}
