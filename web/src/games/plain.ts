// A game as it is shown where its folder says nothing else.
import { say, signed } from '../words.svelte';
import type { Picture, Tag, Would } from './picture';
import Plain from './Plain.svelte';
import { zoneLines } from './zones';

/** The total that a card would make. */
export const plainTag = ({ outlook }: Would): Tag | null =>
  outlook.total === null ? null : { text: signed(outlook.total), tone: outlook.taken ? 'bad' : '' };

export const PLAIN: Required<Picture> = {
  suits: {},
  face: null,
  rank: null,
  shows: 0.92,
  tag: plainTag,

  board: Plain,
  sheet: 3,
  lines: ({ table }) => zoneLines(table),
  spots: () => ['middle'],

  facts: () => [],
  memo: () => '',
  isOut: () => false,
  stock: () => null,
  hasRounds: true,
  hasPoints: () => true,

  todo: ({ game }) => `web-do-${game}`,
  hasButtons: false,
  button: (word) => say(`move-${word}`, {}, word),
  lay: null,
  rival: null,
  moveName: () => null,

  tell: () => null,
  sound: () => {},
  pause: () => 0,

  tips: [],
  tipsNow: () => [],
  examples: [],

  unit: 'points',
  points: null,
  drawn: () => '',
};
