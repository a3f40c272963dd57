// Friday: thirteen by night, without a stock in sight.
import type { Example, Picture } from '../picture';
import { targets } from '../thirteen/targets';
import Board from './Board.svelte';
import examples from './examples.json';
import { SUITS } from './suits';

const picture: Picture = {
  ...targets(SUITS, 415), // a clock strikes in the night
  board: Board,
  sheet: 5,
  examples: examples as Example[],
};

export default picture;
