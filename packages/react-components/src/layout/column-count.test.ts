import { expect, it } from 'vitest';
import { columnCount } from './column-count.ts';

it.each([
  [3, 1000, 3],
  [2.9, 1000, 2],
  [0, 1000, 1],
  [-4, 1000, 1],
  [Number.NaN, 1000, 1],
  [undefined, 0, 2],
  [undefined, 390, 2],
  [undefined, 820, 3],
  [undefined, 1200, 4],
  [undefined, 1440, 5],
])('gives columns=%s at %i px %i columns [W-1]', (columns, width, count) => {
  expect(columnCount(columns, width)).toBe(count);
});
