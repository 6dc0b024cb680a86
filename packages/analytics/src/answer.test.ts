import { describe, expect, it } from 'vitest';
import { retryAfterMs, retryDelay } from './answer.ts';

describe('retryDelay', () => {
  it.each([
    [1, 500, 1000],
    [2, 1000, 2000],
    [4, 4000, 8000],
    [9, 128_000, 256_000],
    [10, 150_000, 300_000],
    [1000, 150_000, 300_000],
  ])('after %i failures lies between %i and %i ms [N-6]', (failures, least, most) => {
    expect(retryDelay(failures, 0)).toBe(least);
    expect(retryDelay(failures, 1)).toBe(most);
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    [null, 0],
    ['0', 0],
    ['2', 2000],
    [' 7 ', 7000],
    ['-5', 0],
    ['soon', 0],
    ['', 0],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
    ['86400', 3_600_000],
  ])('reads %j as %i ms [N-6]', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});
