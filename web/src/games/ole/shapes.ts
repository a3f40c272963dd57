// A chip.
import { pebble } from '../../look/shapes';

export const symbols: Record<string, string> = {
  chip: `<path fill-rule="evenodd" d="${pebble(15, 48, 0.03)}${pebble(19, 31, 0.03)}"/>`,
};
