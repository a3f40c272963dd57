// How a hand lies in a window: large enough, in sight, two rows at most.
import { expect, test } from 'vitest';
import { fan, minCardWidth, handHeight, windowShape } from '../src/table/layout';

const WINDOWS: [width: number, height: number, hand: number][] = [
  [360, 560, 344],
  [360, 640, 344],
  [390, 664, 374],
  [390, 844, 374],
  [844, 340, 365],
  [844, 390, 365],
  [820, 1180, 804],
  [1180, 820, 696],
  [1366, 768, 882],
  [1920, 1080, 1436],
];

test.each(WINDOWS)('a hand fits a window of %i × %i', (width, height, hand) => {
  const least = minCardWidth(width);
  for (const shows of [0.78, 0.86, 0.92])
    for (let cards = 1; cards <= 20; cards++) {
      const room = { width: hand, height: handHeight(width, height), least, most: 124, shows };
      const { card, step, rows, per } = fan(cards, { ...room, tagged: true });
      expect(card).toBeGreaterThanOrEqual(width < 390 ? 44 : 56);
      expect(rows).toBeLessThanOrEqual(2);
      expect(rows * per).toBeGreaterThanOrEqual(cards);
      expect((per - 1) * step + card).toBeLessThanOrEqual(hand + 0.01);
      if (per > 1) expect(step).toBeGreaterThanOrEqual(24);
    }
});

test('few cards lie in one row, larger than many', () => {
  const room = { width: 374, height: handHeight(390, 844), least: 56, most: 101, shows: 0.92 };
  const [five, twelve] = [fan(5, { ...room, tagged: true }), fan(12, { ...room, tagged: true })];
  expect([five.rows, twelve.rows]).toEqual([1, 2]);
  expect(five.card).toBeGreaterThan(twelve.card);
});

test('a phone on its side has its hand beside the table', () => {
  expect(windowShape(844, 390)).toBe('beside');
  expect(windowShape(390, 844)).toBe('upright');
  expect(windowShape(820, 1180)).toBe('upright');
  expect(windowShape(1180, 820)).toBe('across');
});
