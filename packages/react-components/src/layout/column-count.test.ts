import { expect, it } from 'vitest';
import { columnCount } from './column-count.ts';

it.each([
  [3, 1000, 3],
  [2.9, 1000, 2],
  [0, 1000, 1],
  [-4, 1000, 1],
  [Number.NaN, 1000, 1],
  [undefined, 0, 1],
  [undefined, 390, 2],
  [undefined, 820, 3],
  [undefined, 1200, 4],
  [undefined, 1440, 5],
  [{ minWidth: 200 }, 1000, 4],
  [{ minWidth: 200 }, 1024, 5],
  [{ minWidth: 2000 }, 390, 1],
  [{ minWidth: -6 }, 390, 5],
  [(width: number) => width / 100, 390, 3],
  [() => Number.NaN, 390, 1],
  [Number.POSITIVE_INFINITY, 390, 5],
  [1_000_000, 100_000, 100],
])('resolves columns=%j at %i px to %i columns [W-1]', (columns, width, count) => {
  expect(columnCount(columns, width, 6)).toBe(count);
});
