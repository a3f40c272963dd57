// Addresses of pages: a server has one for each, a folder of files has all behind the # of its page.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const open = async (address: string, engine?: string) => {
  vi.resetModules();
  history.replaceState(null, '', address);
  document.head.innerHTML = engine ? `<meta name="treize-engine" content="${engine}">` : '';
  return {
    ...(await import('../src/pages/router.svelte')),
    ...(await import('../src/net/site')),
  };
};
const click = (follow: (event: MouseEvent) => void, href: string) => {
  document.body.innerHTML = `<a href="${href}"><b></b></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.body.addEventListener('click', follow, { once: true });
  document.querySelector('b')!.dispatchEvent(event);
  return event.defaultPrevented;
};
beforeEach(() => {
  (globalThis as { happyDOM?: { setURL: (url: string) => void } }).happyDOM?.setURL(
    'https://play.example/',
  );
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('on a server', () => {
  test('a page is a path', async () => {
    const router = await open('/r/abc?at=3#secret');
    expect([router.path(), router.queryParam('at')]).toEqual(['/r/abc', '3']);
    expect(router.invitation()).toBe('secret');
    expect(router.linkTo('/rules/ole')).toBe('/rules/ole');
    expect(router.wholeLinkTo('/t/x#y')).toBe('https://play.example/t/x#y');
    expect(router.fileAt('worker.js')).toBe('https://play.example/worker.js');
  });
  test('links of ours are followed without loading, others are not', async () => {
    const router = await open('/');
    expect(click(router.followLink, '/t/x#y')).toBe(true);
    expect([router.path(), router.invitation()]).toEqual(['/t/x', 'y']);
    expect(click(router.followLink, 'https://other.example/')).toBe(false);
  });
});

describe('in a folder of files', () => {
  test('a page stands behind the #, under any path', async () => {
    const router = await open('/some/dir/index.html#/r/abc?at=3', 'd1');
    expect([router.path(), router.queryParam('at')]).toEqual(['/r/abc', '3']);
    expect(router.linkTo('/rules/ole')).toBe('#/rules/ole');
    expect(router.wholeLinkTo('/r/x?at=1')).toBe('https://play.example/some/dir/#/r/x?at=1');
    expect(router.fileAt('worker.js')).toBe('https://play.example/some/dir/worker.js');
  });
  test('without a # it is home', async () => {
    const router = await open('/some/dir/', 'd1');
    expect([router.path(), router.invitation()]).toEqual(['/', null]);
  });
  test('links of ours are followed without loading, others are not', async () => {
    const router = await open('/some/dir/', 'd1');
    expect(click(router.followLink, '#/rules/ole')).toBe(true);
    expect(router.path()).toBe('/rules/ole');
    expect(location.pathname).toBe('/some/dir/');
    router.go('/');
    expect([router.path(), location.hash]).toEqual(['/', '#/']);
    expect(click(router.followLink, '/elsewhere')).toBe(false);
  });
});
