// Which page is shown: its address, and how to go to another without loading it anew. A server has an
// address for every page; a folder of files has one page, and what it shows stands behind a #.
import { base, isStatic } from '../net/site';

/** The address as a server has it: path, query, invitation. */
function read(): URL {
  if (!isStatic) return new URL(location.href);
  return new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin);
}
let address = $state.raw(read());
let pathname = $state(read().pathname); // apart: a page that changes its query is still the same

export const path = (): string => pathname;
export const queryParam = (name: string): string | null => address.searchParams.get(name);
export const invitation = (): string | null => address.hash.slice(1) || null;

function readAddress(): void {
  address = read();
  pathname = address.pathname;
}
addEventListener('popstate', readAddress);

/** The link to a page of ours, such as `/rules/NAME`. */
export const linkTo = (to: string): string => (isStatic ? `#${to}` : to);

/** The same for people elsewhere. */
export const wholeLinkTo = (to: string): string => new URL(linkTo(to), base).href;

let hasNavigated = false; // from one page of ours to the next

/** Go to another page of ours. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', linkTo(to));
  else history.pushState(null, '', linkTo(to));
  hasNavigated ||= !replace;
  readAddress();
  if (!replace) scrollTo(0, 0);
}

const OURS = `a[href^="${linkTo('/')}"]`;

/** Let a plain click on a link of ours go without loading. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>(OURS);
  if (!link || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.getAttribute('href')!.slice(linkTo('').length));
}

/** The heading of a page takes the focus that was lost on the way to it. */
export function focusHeading(heading: HTMLElement): void {
  if (!hasNavigated || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
