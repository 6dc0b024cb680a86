import { expect, it } from 'vitest';
import { createCountedSearches } from './counted-searches.ts';

const HOUR_MS = 60 * 60 * 1000;

it('counts each caller once per term and hour', () => {
  let now = 10 * HOUR_MS;
  const { isFirst } = createCountedSearches(() => now);
  expect(['a', 'a', 'b', 'a'].map((caller) => isFirst(caller, 'cat'))).toEqual([true, false, true, false]);
  expect(isFirst('a', 'dog')).toBe(true);
  now += HOUR_MS;
  expect([isFirst('a', 'cat'), isFirst('a', 'cat')]).toEqual([true, false]);
});

it('forgets the oldest search above 100,000', () => {
  const { isFirst } = createCountedSearches(() => 0);
  for (let caller = 0; caller <= 100_000; caller += 1) isFirst(String(caller), 'cat');
  expect(isFirst('100000', 'cat')).toBe(false);
  expect(isFirst('0', 'cat')).toBe(true);
});
