// Places on the page that cards and words go to, by their names.

/** Where something lies; the end of a row is the place of all cards that may lie beyond it too. */
export const spotAt = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-spot~="${name}"]`);
