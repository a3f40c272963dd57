// The house and the browser that all tests of one file share.
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { type House, openBrowser, openHouse } from './house.ts';

export let house: House;
export let browser: Browser;
before(async () => {
  browser = await openBrowser();
  house = await openHouse();
});
// Whatever was opened is closed, or the tests would never end.
after(async () => {
  await (browser as Browser | undefined)?.close();
  await (house as House | undefined)?.close();
});
