// Where we are: the address of the page, and how to go elsewhere without loading it anew.
let path = $state(location.pathname);
let query = $state.raw(new URLSearchParams(location.search));

export const at = (): string => path;
export const asked = (name: string): string | null => query.get(name);

function look(): void {
  path = location.pathname;
  query = new URLSearchParams(location.search);
}
addEventListener('popstate', look);

let walks = false; // from one page of ours to the next

/** Go to another page of ours. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  walks ||= !replace;
  look();
  if (!replace) scrollTo(0, 0);
}

/** Let a plain click on a link of ours go without loading. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The heading of a page takes the focus that was lost on the way to it. */
export function landed(heading: HTMLElement): void {
  if (!walks || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
