// People see each other: who is there, how everybody looks, what they say and show; and a mute stays a mute.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { barriers } from './barriers.ts';
import { LAPTOP, PHONE, invite, sitDown } from './server.ts';
import { browser, server } from './open.ts';

const WINDOWS = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }, LAPTOP];
const seated = (page: Page, name: string) => page.locator('.occupants li', { hasText: name });
const at = (page: Page, name: string) => page.locator('.seat', { hasText: name });

/** Whether all of something is in the window. */
async function isInWindow(page: Page, selector: string): Promise<boolean> {
  const box = (await page.locator(selector).first().boundingBox())!;
  const { width, height } = page.viewportSize()!;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

/** Say something by the dialog, and put it away. */
async function say(page: Page, text: string): Promise<void> {
  await page.locator('.bar .icon[aria-label^="Chat"]').click();
  await page.locator('#said').fill(text);
  await page.keyboard.press('Enter');
  await page.locator('dialog .lines li', { hasText: text }).waitFor();
  await page.keyboard.press('Escape');
}

test('people see who is there, what is said and shown, and no more of whom they mute', async () => {
  const names = ['Ann', 'Ben'];
  const [ann, ben] = await Promise.all(
    names.map((name) => invite(browser, name, { bypassCSP: true })),
  );
  const [hers, his] = [ann!.page, ben!.page];
  await hers.addInitScript(() => (navigator.share = () => Promise.resolve()));
  await hers.goto(server.url);
  await hers.locator('.game.drat .btn.line').click();
  await hers.locator('dialog select').first().selectOption('2');
  await hers.locator('dialog form .btn.ink').click();
  await hers.locator('.qr').waitFor();
  for (const size of WINDOWS) {
    await hers.setViewportSize(size);
    for (const way of ['.qr', '.invite .btn.ink', '.invite .code'])
      assert.ok(await isInWindow(hers, way), `${way} in ${size.width} × ${size.height}`);
  }
  await hers.setViewportSize(PHONE);
  const link = await hers.locator('input[readonly]').inputValue();

  await his.goto(link);
  await his.locator('.occupants .btn.ink').click();
  await seated(hers, 'Ben').locator('small', { hasText: 'here' }).waitFor();
  await his.goto(server.url);
  await seated(hers, 'Ben').locator('small', { hasText: 'away' }).waitFor();
  await his.locator('.mast button[aria-label="Settings"]').click();
  await his.locator('dialog button[aria-label="Owl"]').click();
  await his.keyboard.press('Escape');
  await seated(hers, 'Ben').locator('[data-look$=" owl"]').waitFor();
  await his.goto(link);
  await seated(hers, 'Ben').locator('small', { hasText: 'here' }).waitFor();

  await hers.locator('.dress').click();
  await hers.locator('dialog button[aria-label="Whale"]').click();
  await hers.locator('dialog button[aria-label="Plum"]').click();
  await seated(his, 'Ann').locator('[data-look="plum whale"]').waitFor();
  await hers.keyboard.press('Escape');

  await hers.locator('.go .btn.ink').click();
  await at(his, 'Ann').locator('[data-look="plum whale"]').waitFor();
  await say(hers, 'Hello Ben');
  await at(his, 'Ann').locator('.bubble', { hasText: 'Hello Ben' }).waitFor();
  await hers.locator('.mine .bubble', { hasText: 'Hello Ben' }).waitFor();
  assert.ok(await isInWindow(hers, '.bubble'));

  await his.locator('.react').click();
  assert.deepEqual(await barriers(his), [], 'reactions to choose from, and a bubble');
  await his.locator('[popover] button[aria-label="Ouch!"]').click();
  await at(hers, 'Ben').locator('.bubble svg').waitFor();
  await hers.locator('[role=log] p', { hasText: 'Ben says ouch.' }).waitFor({ state: 'attached' });

  await his.locator('.bar .icon[aria-label^="Chat"]').click();
  await his.locator('dialog .quiet', { hasText: 'Mute Ann' }).click();
  await his.locator('dialog .quiet', { hasText: 'Unmute' }).waitFor();
  assert.deepEqual(await barriers(his), [], 'chat');
  await his.keyboard.press('Escape');
  await at(his, 'Ann').locator('.bubble').waitFor({ state: 'detached' });
  await say(hers, 'Psst');
  await hers.locator('.react').click();
  await hers.locator('[popover] button').first().click();
  await hers.locator('.mine .bubble svg').waitFor();
  await his.reload();
  await at(his, 'Ann').waitFor();
  await say(hers, 'Still there?');
  await hers.locator('.mine .bubble', { hasText: 'Still there?' }).waitFor();
  assert.equal(await at(his, 'Ann').locator('.bubble').count(), 0);
  assert.equal(
    ben!.frames.some((frame) => /Psst|Still there|"applause"/.test(frame)),
    false,
  );
  for (const guest of [ann!, ben!]) {
    assert.deepEqual(guest.errors, []);
    await guest.page.context().close();
  }
});

test('the host removes somebody, who can be forgotten too', async () => {
  const [ann, eve] = await Promise.all(
    ['Ann', 'Eve'].map((name) => invite(browser, name, { bypassCSP: true })),
  );
  const [hers, strange] = [ann!.page, eve!.page];
  await hers.goto(server.url);
  await hers.locator('.game.drat .btn.line').click();
  await hers.locator('dialog form .btn.ink').click();
  const link = await hers.locator('input[readonly]').inputValue();
  await strange.goto(link);
  await strange.locator('.occupants .btn.ink').first().click();
  const remove = seated(hers, 'Eve').getByRole('button', { name: 'Remove Eve…' });
  await remove.focus();
  await hers.keyboard.press('Enter');
  assert.deepEqual(await barriers(hers), [], 'about to remove somebody');
  await hers.getByRole('button', { name: 'Free the seat' }).click();
  await seated(hers, 'Eve').waitFor({ state: 'detached' });
  await strange.locator('.occupants .btn.ink').first().click();
  await remove.click();
  await hers.getByRole('button', { name: 'Send away for good' }).click();
  await strange.locator('h1', { hasText: 'sent you away' }).waitFor();

  await strange.goto(server.url);
  await strange.locator('.mast button[aria-label="Settings"]').click();
  await strange.getByRole('button', { name: 'Get a new key' }).click();
  await strange.locator('dialog [role=status]', { hasText: 'signed out' }).waitFor();
  await strange.getByRole('button', { name: 'Forget me everywhere' }).click();
  assert.deepEqual(await barriers(strange), [], 'about to be forgotten');
  await strange.locator('dialog dialog, dialog').last().locator('.btn.ink').last().click();
  await strange.locator('dialog [role=status]', { hasText: 'forgotten' }).waitFor();
  for (const guest of [ann!, eve!]) {
    assert.deepEqual(guest.errors, []);
    await guest.page.context().close();
  }
});

test('how you look and like it, changed at home, reaches a table that is open beside it', async () => {
  const { page, errors } = await invite(browser, 'Ann', {}, { pace: 'calm' });
  await sitDown(page, server.url, 'drat');
  const home = await page.context().newPage();
  await home.goto(server.url);
  await home.locator('.mast button[aria-label="Settings"]').click();
  await home.locator('dialog button[aria-label="Owl"]').click();
  await page.locator('.mine [data-look$=" owl"]').waitFor();
  for (const choice of ['Dark', 'Quick']) await home.getByRole('button', { name: choice }).click();
  await home.locator('dialog button[lang=de]').click();
  await page.locator('html[lang=de][data-theme=dark]').waitFor();
  await page.locator('.bar .icon:last-child').click();
  await page.locator('dialog button[aria-pressed=true]', { hasText: 'flott' }).waitFor();
  assert.deepEqual(errors, []);
  await page.context().close();
});
