// Thirteen: three targets, and rotten fours that go to any of them.
import type { Example, Picture } from '../picture';
import examples from './examples.json';
import { SUITS } from './suits';
import { stockOf, targets } from './targets';

const picture: Picture = {
  ...targets(SUITS),
  sheet: 3,
  stock: stockOf,
  examples: examples as Example[],
};

export default picture;
