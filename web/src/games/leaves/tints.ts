// What the leaves look like, from the 1 to the 13.
export const TINTS = [
  '#a9cf57',
  '#86bd49',
  '#62a83f',
  '#2f7f3a',
  '#1d7340',
  '#14663d',
  '#2b6030',
  '#667024',
  '#d0aa2c',
  '#e79d27',
  '#e47a30',
  '#c2401f',
  '#9c1c1c',
];
export const isPale = (value: number): boolean => value < 4 || (value > 8 && value < 12);
export const COPIES = [2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2]; // printed on each card
