// The house and the browser that all tests of one file share.
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { type House, openBrowser, openHouse } from './house.ts';

export let house: House;
export let browser: Browser;
before(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await house.close();
});
