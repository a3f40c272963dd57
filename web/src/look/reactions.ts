// Six signs without words, cut from coloured paper, 100 by 100.
import type { Reaction } from '../net/messages';
import { pebble } from './shapes';

const FACE = `<path fill="#f4b81c" d="${pebble(6, 46)}"/>`;
const INK = 'fill="none" stroke="#221e2e" stroke-width="6" stroke-linecap="round"';
const HAND =
  'M30 92L17 66L8 49Q11 43 18 47L28 59L23 27Q27 20 33 27L39 50L39 19Q43 13 48 19L50 49L57 22Q62 17 66 24L61 53L72 38Q79 36 78 44L65 76L58 92Z';

export const DRAWINGS: Record<Reaction, string> = {
  applause: `<g transform="translate(-11 -4) scale(1.16)"><path fill="#2348b4" transform="rotate(-22 50 60) translate(34 4) scale(.74)" d="${HAND}"/><path fill="#f4b81c" transform="rotate(24 50 60) translate(-6 6) scale(.86)" d="${HAND}"/><path stroke="#cf2e26" stroke-width="6" stroke-linecap="round" d="M19 20L25 27M41 8L43 17M93 22L86 28"/></g>`,
  laugh: `${FACE}<path ${INK} d="M22 42Q30 30 38 42M62 42Q70 30 78 42"/><path fill="#221e2e" d="M21 55Q50 62 79 55Q76 85 50 86Q24 85 21 55Z"/><path fill="#cf2e26" d="M35 78Q50 66 65 78Q58 86 50 86Q42 86 35 78Z"/>`,
  wow: `${FACE}<path fill="#fffaf0" d="${pebble(3, 13)}" transform="translate(-18 -12)"/><path fill="#fffaf0" d="${pebble(4, 13)}" transform="translate(18 -12)"/><path fill="#221e2e" d="${pebble(5, 6)}" transform="translate(-17 -12)"/><path fill="#221e2e" d="${pebble(7, 6)}" transform="translate(17 -12)"/><path fill="#221e2e" d="${pebble(9, 12)}" transform="translate(0 20)"/>`,
  ouch: `${FACE}<path ${INK} d="M22 32L36 40L22 48M78 32L64 40L78 48M30 72Q36 62 43 70T57 70T70 70"/><path fill="#2348b4" d="M80 54C88 64 92 72 85 78C77 81 71 74 80 54Z"/>`,
  hurry: `<path fill="#7a4a12" d="M20 6L81 5L80 17L21 18ZM21 83L80 82L81 95L20 95Z"/><path fill="#8fd0c6" d="M28 18L73 17Q73 38 55 50Q73 62 73 83L28 83Q28 62 45 50Q27 38 28 18Z"/><path fill="#f4b81c" d="M34 30Q50 34 67 30Q63 42 52 48L52 62Q65 70 66 83L34 83Q36 70 49 62L49 48Q37 42 34 30Z"/>`,
  heart: `<path fill="#cf2e26" d="M50 91C30 74 5 57 8 32C11 13 38 8 50 29C60 8 88 11 92 33C95 57 70 75 50 91Z"/>`,
};

export const REACTIONS = Object.keys(DRAWINGS) as Reaction[];
