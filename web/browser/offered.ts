// A page whose device can play, on a server whose engine module is built.
import type { Page } from 'playwright-core';
import type { Server as Offer } from '../src/net/messages.ts';

/** What a server offers, once the module is built beside all else. */
export async function offered(url: string): Promise<Offer & { engine: string }> {
  for (;;) {
    const offer = (await (await fetch(`${url}/api/server`)).json()) as Offer;
    if (offer.engine) return { ...offer, engine: offer.engine };
    await new Promise((done) => setTimeout(done, 300));
  }
}

/** Home, once matches begin on this device. */
export async function ready(page: Page, url: string): Promise<void> {
  await offered(url);
  await page.goto(url);
  await page.locator('.house[data-device]').waitFor();
}

/** Begin a match on this device. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.locator(`.game.${game} .btn.ink`).click();
  await page.locator('.mine, .text').first().waitFor();
  await page.waitForURL(/\/t\/device-\w+$/);
}
