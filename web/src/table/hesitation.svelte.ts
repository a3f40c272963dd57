// Somebody who is to play and touches nothing for a while may be glad of a hint.
const PATIENCE = 12_000; // milliseconds
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Do something when nothing was touched for a while, as long as it is due. */
export function onHesitation(isDue: () => boolean, act: () => void): void {
  $effect(() => {
    if (!isDue()) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(act, PATIENCE);
    };
    wait();
    for (const touch of TOUCHES) addEventListener(touch, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) removeEventListener(touch, wait, { capture: true });
    };
  });
}
