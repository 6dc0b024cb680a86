import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it.each([
  [1, 500, 1000],
  [2, 1000, 2000],
  [4, 4000, 8000],
  [9, 128_000, 256_000],
  [10, 150_000, 300_000],
  [1000, 150_000, 300_000],
])('after %i failures, returns a delay between %i and %i ms [N-6]', (failures, min, max) => {
  expect(retryDelay(failures, 0)).toBe(min);
  expect(retryDelay(failures, 1)).toBe(max);
});
