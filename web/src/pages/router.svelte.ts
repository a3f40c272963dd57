// Which page is shown: its address, and how to go to another without loading it anew.
let pathname = $state(location.pathname);
let query = $state.raw(new URLSearchParams(location.search));

export const path = (): string => pathname;
export const queryParam = (name: string): string | null => query.get(name);

function readAddress(): void {
  pathname = location.pathname;
  query = new URLSearchParams(location.search);
}
addEventListener('popstate', readAddress);

let hasNavigated = false; // from one page of ours to the next

/** Go to another page of ours. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  hasNavigated ||= !replace;
  readAddress();
  if (!replace) scrollTo(0, 0);
}

/** Let a plain click on a link of ours go without loading. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The heading of a page takes the focus that was lost on the way to it. */
export function focusHeading(heading: HTMLElement): void {
  if (!hasNavigated || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
