import { expect, it } from 'vitest';
import { axisTicks, roundTimes } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [110, [0, 50, 100, 150]],
  [200, [0, 50, 100, 150, 200]],
  [201, [0, 100, 200, 300]],
  [999_999, [0, 500_000, 1_000_000]],
])('returns round ticks that cover %i', (highest, expected) => {
  expect(axisTicks(highest)).toEqual(expected);
});

it('returns the local times at multiples of 15 minutes, with their indexes', () => {
  const midnight = new Date(2026, 10, 21).getTime();
  const times = Array.from({ length: 60 }, (_, minute) => midnight + (minute + 7) * 60_000);
  expect(roundTimes(times, 15)).toEqual([8, 23, 38, 53].map((index) => ({ at: times[index], index })));
});
