// What lies wrong in a window: runs in the page, once for each frame.

/** In the page: how a table must not lie, whatever the window. */
export function wrongs(view: Window & typeof globalThis): string[] {
  const NUMERALS =
    '.sum, .k, .would, .total, .lim, .badge, .kind b, .makes, .facts [aria-hidden], .pts:not(:has(.sr)), .middle .face :is(.i, .n), .hand .face :is(.i, .n)';
  const page = view.document;
  const found: string[] = [];
  const all = (what: string) => [...page.querySelectorAll<HTMLElement>(what)];
  const named = (one: Element) =>
    `${one.getAttribute('class')?.replace(/ ?svelte-\w+/g, '')} “${one.textContent?.trim().slice(0, 24)}”`;
  const seen = (one: Element) => {
    const { visibility, display } = view.getComputedStyle(one);
    return visibility !== 'hidden' && display !== 'none' && one.getBoundingClientRect().width > 1;
  };
  const at = (x: number, y: number) => {
    const top = page.elementFromPoint(x, y);
    return top?.matches('.drop') ? page.elementsFromPoint(x, y)[1] : top;
  };

  // Nothing scrolls, and nothing to tap is out of the window.
  for (const one of [page.scrollingElement!, ...all('.window, .guide')])
    if (one.scrollHeight > one.clientHeight + 1)
      found.push(`${named(one).slice(0, 30)} is ${one.scrollHeight - one.clientHeight} too high`);
  const buttons = all('.table :is(.mine, .middle, .seats, .guide) button').filter(seen);
  for (const button of buttons) {
    const box = button.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > view.innerWidth + 1)
      found.push(`${named(button)} is cut: ${box.left} to ${box.right}`);
    if (box.bottom > view.innerHeight + 1)
      found.push(`${named(button)} is ${box.bottom - view.innerHeight} below the window`);
    if (box.width < 24 || box.height < 24)
      found.push(`${named(button)} is only ${box.width}×${box.height}`);
  }

  // No two targets overlap.
  const apart = [...buttons.filter((one) => !one.matches('.card, .take')), ...all('.target')];
  apart.forEach((one, i) => {
    const a = one.getBoundingClientRect();
    for (const other of apart.slice(i + 1)) {
      if (other === one || one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 1 && y > 1) found.push(`${named(one)} and ${named(other)} overlap by ${x}×${y}`);
    }
  });
  for (const pile of all('button.take')) {
    const box = pile.getBoundingClientRect();
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
    ] as const)
      if (!pile.contains(at(box.left + x * box.width, box.top + y * box.height) ?? null))
        found.push(`${named(pile)} lies under another`);
  }

  // Of every card of the hand a strip with its number shows, wide enough to tap.
  const least = view.innerWidth < 390 ? 44 : 56;
  const cards = all('.hand .card').filter(seen);
  cards.forEach((card, i) => {
    const next = cards[i + 1];
    const [place, after] = [card.parentElement!, next?.parentElement];
    if (card.offsetWidth < least - 0.5) found.push(`${named(card)} is ${card.offsetWidth} wide`);
    if (after && Math.abs(after.offsetTop - place.offsetTop) < 2) {
      const strip = after.getBoundingClientRect().left - place.getBoundingClientRect().left;
      if (strip < 24) found.push(`${named(card)} shows a strip of ${strip}`);
    }
  });

  // Words of the middle stay on its sheet.
  const text = page.createRange();
  const sheet = page.querySelector('.middle')!.getBoundingClientRect();
  for (const words of all('.middle :is(p, .left, .label, .bank span)').filter(seen)) {
    text.selectNodeContents(words);
    const box = text.getBoundingClientRect();
    const out = [sheet.left - box.left, box.right - sheet.right, sheet.top - box.top];
    const most = Math.max(...out, box.bottom - sheet.bottom);
    if (most > 2 && !words.closest('.sr')) found.push(`${named(words)} sticks out by ${most}`);
  }

  // Nothing lies over a numeral; but where the next card covers a large one, the index tells it.
  const isClipped = (one: Element) =>
    view.getComputedStyle(one.closest('.facts, .state') ?? one).clipPath !== 'none';
  const isOwn = (over: Element, numeral: Element) => {
    const drawing = numeral.closest('svg');
    if (over.contains(numeral) || numeral.contains(over)) return true;
    if (drawing && drawing === over.closest('svg')) return true;
    const [card, other] = [numeral.closest('.card'), over.closest('.card')];
    const isIndexed = numeral.matches('.n') && drawing?.querySelector('.i');
    return Boolean(isIndexed && card && other && card !== other);
  };
  for (const numeral of all(NUMERALS)) {
    if (!seen(numeral) || isClipped(numeral)) continue;
    text.selectNodeContents(numeral);
    const box = text.getBoundingClientRect();
    if (!box.width) continue;
    for (const [x, y] of [
      [0.5, 0.5],
      [0.12, 0.3],
      [0.88, 0.7],
    ] as const) {
      const over = at(box.left + x * box.width, box.top + y * box.height);
      if (!over || isOwn(over, numeral)) continue;
      const owner = numeral.closest('button, li, .target, .pile, .kind') ?? numeral;
      found.push(`${named(over)} lies over ${named(numeral)} of ${named(owner)}`);
      break;
    }
  }
  return [...new Set(found)];
}
