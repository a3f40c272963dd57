// Games that a page has never heard of: those of the server under other names, on both ways of the wire.
import type { Page } from 'playwright-core';
import type { GameSpec, Messages } from '../src/net/messages.ts';
import { GAMES } from './server.ts';
import type { Change } from './windows.ts';

const STRANGE = 'strange';
const ids = GAMES.join('|');

/** The same about a game that this browser was not built with. */
const estranged = (text: string): string =>
  text
    .replaceAll(new RegExp(`"game":"(${ids})"`, 'g'), `"game":"${STRANGE}$1"`)
    .replaceAll(new RegExp(`"code":"(${ids})/`, 'g'), `"code":"${STRANGE}$1/`);
const familiar = (text: string): string => text.replaceAll(STRANGE, '');

// Of a game that the server does not have either.
const BLANK = { texts: '', sections: {}, usual: {}, zeros: {}, numbers: {}, values: [], wild: '' };

interface Wish {
  texts: boolean; // whether the games have any
  change?: Change | null; // of what the server tells, before the game gets its other name
  more?: GameSpec[];
}

/** Let a page know none of the games. */
export async function estrange(page: Page, { texts, change, more = [] }: Wish): Promise<void> {
  const made = (url: string) => more.some(({ game }) => url.includes(`/api/games/${game}?`));
  await page.route(/\/api\/(?!socket)/, async (route) => {
    const request = route.request();
    if (made(request.url())) return route.fulfill({ json: BLANK });
    const url = familiar(request.url());
    const sent = request.postData();
    const response = await route.fetch({ url, ...(sent && { postData: familiar(sent) }) });
    let body = estranged(await response.text());
    if (url.endsWith('/api/server')) {
      const server = JSON.parse(body) as { games: GameSpec[] };
      body = JSON.stringify({ ...server, games: [...server.games, ...more] });
    }
    if (url.includes('/api/games/') && response.ok()) body = named(body, texts);
    const headers = { ...response.headers() };
    delete headers['content-encoding']; // it is unpacked
    delete headers['content-length'];
    return route.fulfill({ response, headers, body });
  });
  await page.routeWebSocket(/socket/, (socket) =>
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as Messages;
      change?.(message);
      if ('state' in message) message.state.shuffle = null; // whose promises name the game
      socket.send(estranged(JSON.stringify(message)));
    }),
  );
}

/** The page of a game under its other name, without what only its picture says. */
function named(text: string, hasTexts: boolean): string {
  const page = JSON.parse(text) as { game: string; texts: string; sections: object };
  const [is, was] = [page.game, familiar(page.game)];
  const kept = page.texts.replace(/^web-.*\n([ \t].*\n)*/gm, '').replaceAll(`-${was}`, `-${is}`);
  return JSON.stringify(hasTexts ? { ...page, texts: kept } : { ...page, texts: '', sections: {} });
}
