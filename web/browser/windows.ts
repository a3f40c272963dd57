// Two windows on one table, one of them with tips, that take on every size: frames of one page.
import type { Browser, Page } from 'playwright-core';
import type { Messages } from '../src/net/messages.ts';
import { type Game, GAMES, type Guest, HASTY, invite } from './server.ts';
import { estrange } from './stranger.ts';

/** Width, height, and the size of the text in per cent. */
export type Size = readonly [width: number, height: number, text: number];
export const SIZES: Size[] = [
  [360, 560, 100],
  [360, 640, 100],
  [390, 664, 100],
  [390, 844, 100],
  [844, 340, 100],
  [844, 390, 100],
  [820, 1180, 100],
  [1180, 820, 100],
  [1366, 768, 100],
  [1920, 1080, 100],
  [390, 844, 200],
];

export type Change = (message: Messages) => void;
export interface Setting {
  game: Game;
  seats: number;
  options?: object;
}

/** Sit down at a table, in both frames; what the server tells may be changed on its way. */
export async function openWindows(
  browser: Browser,
  url: string,
  table: Setting,
  change: Change | null = null,
  stranger: Parameters<typeof estrange>[1] | null = null,
): Promise<Guest> {
  const guest = await invite(browser, 'Annegret', {
    viewport: { width: 500, height: 300 },
    locale: 'de',
    permissions: ['local-network-access'], // to a server whose pages come by way of the test
    serviceWorkers: 'block',
  });
  const { page } = guest;
  // A server does not let itself be framed.
  await page.route(/\/t\//, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['x-frame-options'];
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  if (stranger) await estrange(page, { change, ...stranger });
  else if (change) await rewrite(page, change);
  await page.goto(`${url}/healthz`);
  const kept = { ...HASTY, name: 'Annegret', motion: false };
  const wish = { level: 'easy', solo: true, ...table };
  await page.evaluate(open, { table: wish, games: [...GAMES], kept });
  return guest;
}

/** Change what the server tells a page, on its way. */
export const rewrite = (page: Page, change: Change): Promise<void> =>
  page.routeWebSocket(/socket/, (socket) =>
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as Messages;
      change(message);
      socket.send(JSON.stringify(message));
    }),
  );

interface Opening {
  table: object;
  games: string[]; // that are known
  kept: object; // by the browser
}

/** In the page: set up a table and open the frames. */
async function open({ table, games, kept }: Opening): Promise<void> {
  const post = async (path: string, sent: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(sent) });
    return (await answer.json()) as { token: string; table: { id: string } };
  };
  const person = await post('/api/people', { name: 'Annegret' });
  const { id } = (await post('/api/tables', table, person.token)).table;
  document.body.replaceChildren();
  document.body.style.paddingTop = '1000px'; // what is out of sight need not be painted
  for (const taught of [games, []]) {
    localStorage.treize = JSON.stringify({ ...kept, ...person, taught });
    const frame = document.createElement('iframe');
    frame.style.cssText = 'border:0;display:block;width:390px;height:844px';
    frame.name = taught.length ? '' : ', with tips';
    frame.src = `/t/${id}`;
    document.body.append(frame);
    while (!frame.contentDocument?.querySelector('.mine'))
      await new Promise((done) => setTimeout(done, 20));
  }
}
