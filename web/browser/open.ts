// The server and the browser that all tests of one file share.
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { type Server, openBrowser, openServer } from './server.ts';

export let server: Server;
export let browser: Browser;
before(async () => {
  browser = await openBrowser();
  server = await openServer();
});
// Whatever was opened is closed, or the tests would never end.
after(async () => {
  await (browser as Browser | undefined)?.close();
  await (server as Server | undefined)?.close();
});
