// What stands in the way of somebody: axe in light and dark, and whatever is cut off or pushes the page sideways.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}
interface Axe {
  run: (page: Document, options: object) => Promise<{ violations: Violation[] }>;
}

/** What axe finds wrong with the page as it is, in light and in dark. */
export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(async () => {
      const { run } = (globalThis as unknown as { axe: Axe }).axe;
      const rules = { 'label-content-name-mismatch': { enabled: true } }; // off unless asked for
      return (await run(document, { resultTypes: ['violations'], rules })).violations;
    });
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme} ${id}: ${target.join(' ')} ${failureSummary}`);
  }
  return found;
}

/** Words that are cut off or stick out of the page, and a page that scrolls sideways. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide in a window of ${innerWidth}`);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const holder = node.parentElement!;
      if (!node.textContent!.trim() || holder.closest('.sr, script, style, title, option'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clips = (around: Element) => getComputedStyle(around).overflowX !== 'visible';
      let clip: Element | null = holder;
      while (clip && !clips(clip)) clip = clip.parentElement;
      const isTold = (clip?.getAttribute('title') ?? '').length > 9; // a long name, whole on asking
      const box = ((isTold && clip) || holder.closest('svg') || range).getBoundingClientRect();
      if (!box.width || getComputedStyle(holder).visibility === 'hidden') continue;
      const scrolls = holder.closest('.scroll'); // a wide table scrolls by itself
      if (scrolls && getComputedStyle(scrolls).overflowX === 'auto') continue;
      const said = `“${node.textContent!.trim().slice(0, 40)}” in ${holder.getAttribute('class') || holder.tagName}`;
      if (box.left < -1 || box.right > innerWidth + 1)
        found.push(`${said} sticks out of the page: ${box.left} to ${box.right}`);
      if (!clip || getComputedStyle(clip).overflowX === 'auto') continue;
      const frame = clip.getBoundingClientRect();
      if (box.left < frame.left - 1 || box.right > frame.right + 1)
        found.push(`${said} is cut off by ${clip.getAttribute('class') || clip.tagName}`);
    }
    return found;
  });
