import { expect, it } from 'vitest';
import { buckets } from './buckets.ts';

const MINUTE_MS = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const minutes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: NOON + (from + index) * MINUTE_MS,
    SEEN: 1,
    HOVER: 0,
    CLICK: 2,
    START: 0,
  }));

it('returns minutes unchanged if a bar is one minute', () => {
  expect(buckets(minutes(3, 4), 1)).toEqual(minutes(3, 4));
});

it('sums all minutes in bars that start at round times', () => {
  const bars = buckets(minutes(3, 12), 5);
  expect(bars.map(({ at, SEEN, CLICK }) => [(at - NOON) / MINUTE_MS, SEEN, CLICK])).toEqual([
    [0, 2, 4],
    [5, 5, 10],
    [10, 5, 10],
  ]);
});
