// A real server and a real Chromium for the tests; everything they leave behind is removed.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';

export const ROOT = join(import.meta.dirname, '../..');
const CHROMIUM = join(ROOT, 'web/node_modules/@sparticuz/chromium');
/** Every game that has a picture of its own. */
export const GAMES = readdirSync(join(ROOT, 'web/src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
export type Game = string;
export const LANGUAGES = ['fr', 'en', 'de'] as const;
export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1280, height: 800 };

/** What a browser remembers of somebody who neither waits nor is asked anything. */
export const HASTY = { pace: 'instant', soundAsked: true };

export interface Server {
  url: string;
  data: string;
  close: () => Promise<void>;
  /** Stop the server and start it again on the same port with the same data. */
  restart: () => Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function start(port: number, data: string, more: object): ChildProcess {
  const limits = {
    TREIZE_BOT_MOVE_SECONDS: '0',
    TREIZE_REQUESTS_PER_SECOND: '1000',
    TREIZE_NEW_PEOPLE_PER_HOUR: '1000',
    TREIZE_ABSENCE_GRACE_SECONDS: '2',
  };
  return spawn(
    join(ROOT, '.venv/bin/treize'),
    ['serve', '--port', String(port), '--data', data, '--lang', 'en'],
    {
      stdio: 'ignore',
      env: { ...process.env, ...limits, ...more },
    },
  );
}

/** Bots think slowly while the rules are being compiled; once that is done it is kept. */
async function isReady(url: string): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    const { compiling } = (await (await fetch(`${url}/api/server`)).json()) as {
      compiling: string[];
    };
    if (!compiling.length) return;
    await new Promise((done) => setTimeout(done, 500));
  }
}

async function isOpen(url: string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    const found = await fetch(`${url}/healthz`).catch(() => null);
    if (found?.ok) return isReady(url);
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server does not open');
}

const ended = (server: ChildProcess) =>
  new Promise<void>((done) => {
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });

/** Open a server of our own, perhaps in other surroundings. */
export async function openServer(surroundings: object = {}): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'treize-web-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = start(port, data, surroundings);
  try {
    await isOpen(url);
  } catch (error) {
    await ended(server);
    throw error;
  }
  return {
    url,
    data,
    close: async () => {
      await ended(server);
      rmSync(data, { recursive: true, force: true });
    },
    restart: async () => {
      await ended(server);
      server = start(port, data, surroundings);
      await isOpen(url);
    },
  };
}

/** Where Chromium lies: unpacked beside its package, whole or not at all, whoever else unpacks it. */
async function unpacked(): Promise<string> {
  const [whole, part] = [join(CHROMIUM, 'chromium'), join(CHROMIUM, `chromium.${process.pid}`)];
  if (!existsSync(whole)) {
    const packed = createReadStream(join(CHROMIUM, 'bin/chromium.br'));
    await pipeline(packed, createBrotliDecompress(), createWriteStream(part, { mode: 0o755 }));
    renameSync(part, whole);
  }
  return whole;
}

/** Chromium that draws without a graphics card, emulated or not: an emulated one falls behind. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await launching());

/** The same, with what it keeps in a folder, as a person's own browser has it. */
export const openProfile = async (folder: string): Promise<BrowserContext> =>
  calm(await chromium.launchPersistentContext(folder, { ...(await launching()), ...CALM }), 'Ann');

async function launching() {
  const executablePath = await unpacked();
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'];
  return { executablePath, args, headless: true };
}

/** A phone of somebody who asked for calm. */
const CALM = { viewport: PHONE, locale: 'en', reducedMotion: 'reduce', hasTouch: true } as const;

async function calm(
  context: BrowserContext,
  name: string,
  kept: object = {},
): Promise<BrowserContext> {
  const known = { ...HASTY, name, level: 'easy', taught: GAMES, ...kept };
  await context.addInitScript((settings) => {
    localStorage.treize ??= JSON.stringify(settings);
  }, known);
  return context;
}

export interface Guest {
  page: Page;
  frames: string[]; // all that the server sent over sockets
  errors: string[];
}

/** Somebody with a browser of their own, who asked for calm. */
export async function invite(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
  kept: object = {},
): Promise<Guest> {
  const context = await calm(await browser.newContext({ ...CALM, ...options }), name, kept);
  const page = await context.newPage();
  const [frames, errors]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  page.on('pageerror', (error) => errors.push(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', (line) => {
    const isAboutNetwork = /ERR_INTERNET_DISCONNECTED|WebSocket|when fetching the script/;
    if (line.type() === 'error' && !isAboutNetwork.test(line.text())) errors.push(line.text());
  });
  page.setDefaultTimeout(20_000);
  return { page, frames, errors };
}

/** Sit down at a match against three easy bots, by the standard options unless told otherwise. */
export async function sitDown(
  page: Page,
  url: string,
  game: string,
  change: object = {},
): Promise<void> {
  await page.goto(url);
  const wish = { game, level: 'easy', solo: true, seats: 4, ...change };
  const table = await page.evaluate(async (body) => {
    const post = async (path: string, sent: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(sent) });
      return (await answer.json()) as { token: string; table: { id: string } };
    };
    const kept = JSON.parse(localStorage.treize as string) as Record<string, string>;
    if (!kept.token) Object.assign(kept, await post('/api/people', { name: kept.name! }));
    localStorage.treize = JSON.stringify(kept);
    return (await post('/api/tables', body, kept.token)).table;
  }, wish);
  await page.goto(`${url}/t/${table.id}`);
  await page.locator('.mine, .text').first().waitFor({ timeout: 60_000 });
}
