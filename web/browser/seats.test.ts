// What one sees of people around the table, and of oneself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LANGUAGES, LAPTOP, PHONE, invite, sitDown } from './server.ts';
import { moment, tap, tapMove, version } from './moves.ts';
import { browser, server } from './open.ts';

/** Play until a card may be aimed at all others, each of whom has moved, and pick it; whether one came. */
async function aim(page: Page): Promise<boolean> {
  for (let move = 0; ; move++) {
    const now = await moment(page);
    if (now === 'over') return false;
    if (now === 'sheet') {
      await tap(page, '.score .foot .btn');
      continue;
    }
    for (let card = await page.locator('.hand .card.legal').count(); move && card--;) {
      await tap(page, '.hand .card.legal', card);
      if ((await page.locator('.aim .mark').count()) === 3) return true;
      await page.keyboard.press('Escape');
    }
    const was = await version(page);
    await tapMove(page, move);
    await moment(page, was);
  }
}

/** Whatever of a rival is not within its frame, or lies under what stands on it. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.aim')].flatMap((frame) => {
      const box = frame.getBoundingClientRect();
      const tag = frame.querySelector('.tag')!.getBoundingClientRect();
      return [...frame.querySelectorAll<HTMLElement>('.who .av, .mark .tile, .name')]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isOut = !part.matches('.tile') && (top < box.top || bottom > box.bottom);
          const isBeside = left > tag.right || right < tag.left;
          return isOut || !(isBeside || top > tag.bottom || bottom < tag.top);
        })
        .map((part) => part.getAttribute('class') ?? '');
    }),
  );

for (const [name, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP }))
  test(`the frame of a rival hides nothing of them: ${name}`, { timeout: 90_000 }, async () => {
    const { page } = await invite(browser, 'Ann', { viewport });
    let isAimed = false; // not every match deals such a card in time
    for (let match = 0; match < 4 && !isAimed; match++) {
      await sitDown(page, server.url, 'drat');
      isAimed = await aim(page);
    }
    assert.ok(isAimed, 'a card is aimed at somebody');
    assert.deepEqual(await hidden(page), []);
    await page.context().close();
  });

test('“your turn” is one line beside the hand', { timeout: 90_000 }, async () => {
  for (const locale of LANGUAGES) {
    const { page } = await invite(browser, 'Ann', { viewport: LAPTOP, locale });
    await sitDown(page, server.url, 'thirteen');
    await moment(page);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.evaluate(() => {
        const title = document.querySelector<HTMLElement>('.mine h2')!;
        return title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight);
      });
      assert.equal(Math.round(lines), 1, `${locale} ${width}`);
    }
    await page.context().close();
  }
});

test('a chip at the sign of who took it hides no name', { timeout: 90_000 }, async () => {
  const { page } = await invite(browser, 'Ann', { viewport: { width: 844, height: 390 } });
  await sitDown(page, server.url, 'ole');
  const chips = page.locator('.seat .mark .drawn');
  for (let move = 0, was = ''; (await moment(page, was)) === 'turn'; move++) {
    if (await chips.count()) break;
    was = await version(page);
    await tapMove(page, move);
  }
  const covering = await chips.evaluateAll((all) =>
    all.map((chip) => {
      const name = chip.closest('.seat')!.querySelector('.name')!.getBoundingClientRect();
      return chip.getBoundingClientRect().bottom - name.top;
    }),
  );
  assert.ok(covering.length, 'somebody took a chip');
  for (const pixels of covering) assert.ok(pixels <= 3, `${pixels} pixels of a name`);
  await page.context().close();
});
