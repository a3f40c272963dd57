// What one sees of a page while something is done to it.
import type { Page } from 'playwright-core';

export interface Picture {
  at: number; // milliseconds since the first
  drawn: string; // in base64
}
interface Wish {
  format: 'jpeg' | 'png';
  quality?: number;
  everyNthFrame?: number;
}

/** Film a page while something is done to it; every picture that was drawn, and what came of it. */
export async function screencast<T>(
  page: Page,
  wish: Wish,
  act: () => Promise<T>,
): Promise<[Picture[], T]> {
  const camera = await page.context().newCDPSession(page);
  const all: Picture[] = [];
  camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    all.push({ at: (metadata.timestamp ?? 0) * 1000, drawn: data });
    camera.send('Page.screencastFrameAck', { sessionId }).catch(() => {}); // it may be over by then
  });
  await camera.send('Page.startScreencast', wish);
  const end = await act();
  await camera.send('Page.stopScreencast');
  await camera.detach();
  const begun = all[0]?.at ?? 0;
  return [all.map(({ at, drawn }) => ({ at: at - begun, drawn })), end];
}
