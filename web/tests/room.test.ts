// A table of this device: what it agreed on, and what changes it.
import { expect, test } from 'vitest';
import type { Engine } from '../src/device/engine';
import { type KeptTable, Room } from '../src/device/room';

const FREE = { person: null, name: null, bot: null, why: null, last: 0, look: null };

test('a table has the level of its bots once all have been changed', () => {
  const seats = [
    { ...FREE, person: 'ann', name: 'Ann' },
    ...Array(2).fill({ ...FREE, bot: 'easy' }),
  ];
  const about = { id: 'a', game: 'any', seats: 3, options: {}, level: 'easy' };
  const kept = { about, seats, host: 'ann', matches: 1, match: null, version: 1 };
  const room = new Room({} as Engine, kept as unknown as KeptTable);
  room.seatBot(1, 'normal');
  expect(room.about.level).toBe('easy');
  room.seatBot(2, 'normal');
  expect(room.kept().about.level).toBe('normal');
});
