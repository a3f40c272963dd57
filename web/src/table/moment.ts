// A moment of a move that is worth a look: something shakes, a word is shouted, a number falls.
import { mount, unmount } from 'svelte';
import type { Moment } from '../games/picture';
import Shout from './Shout.svelte';
import { spotAt } from './spots';

const SHAKE = 420; // milliseconds
const HOLD = 800;
const FALL = 360;
const WIDE = 190; // pixels, a word; narrower where there is no room for it

const SHAKEN: Keyframe[] = [0, -9, 8, -6, 5, -2, 0].map((x) => ({
  transform: `translateX(${x}px) rotate(${x / 3}deg)`,
}));
const FALLEN: Keyframe[] = [{}, { transform: 'translateY(60%) rotate(14deg)', opacity: 0 }];

/** Beside something, towards the middle of the window: a word never covers what it is about. */
function beside({ left, right, top }: DOMRect, width: number): number[] {
  const x = (left + right) / 2 > innerWidth / 2 + 1 ? left - width * 0.3 : right + width * 0.3;
  return [Math.min(Math.max(x, width / 2), innerWidth - width / 2), Math.max(top, width / 2)];
}

/** Shout a word beside something; what takes it away again. */
function shout(text: string, sign: string, box: DOMRect): () => void {
  const width = Math.min(WIDE, innerWidth * 0.36, innerHeight * 0.36);
  const [x, y] = beside(box, width);
  const raised = document.createElement('div');
  raised.className = 'ghost thing';
  raised.style.cssText = `width: ${width}px; --wide: ${width}px; left: ${x! - width / 2}px; top: ${y! - width / 2}px`;
  raised.setAttribute('aria-hidden', 'true');
  document.body.append(raised);
  const drawn = mount(Shout, { target: raised, props: { sign, text } });
  return () => {
    void unmount(drawn);
    raised.remove();
  };
}

/** Show a moment for as long as it lasts, or until somebody skips it; tells what ends the last of it. */
export async function showMoment(
  moment: Moment,
  onskip: (end: () => void) => void,
): Promise<() => void> {
  const spot = spotAt(moment.spot);
  const box = spot?.getBoundingClientRect();
  if (!spot || !box?.width) return () => {};
  const shaken = spot.animate(SHAKEN, { duration: SHAKE });
  const silence = moment.shout ? shout(moment.shout, moment.sign ?? 'sun', box) : () => {};
  await new Promise<void>((done) => {
    const timer = setTimeout(done, HOLD);
    onskip(() => {
      clearTimeout(timer);
      shaken.finish();
      done();
    });
  });
  silence();
  if (!moment.falls) return () => {};
  const fallen = spot.animate(FALLEN, { duration: FALL, fill: 'forwards' });
  return () => fallen.cancel();
}
