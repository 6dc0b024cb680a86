import { expect, it } from 'vitest';
import { tileRatio } from './tile-ratio.ts';

it.each([
  [200, 100, 0.5],
  [100, 100, 1],
  [10, 1000, 5],
  [1000, 1, 0.2],
  [0, 100, 1],
  [100, 0, 1],
  [0, 0, 1],
  [-5, 10, 1],
  [Number.NaN, 10, 1],
  [undefined, undefined, 1],
  [Number.POSITIVE_INFINITY, 10, 1],
])('maps a tile of %s × %s to the ratio %s', (width, height, ratio) => {
  expect(tileRatio(width, height)).toBe(ratio);
});
