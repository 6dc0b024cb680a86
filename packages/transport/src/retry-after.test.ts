import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

describe('parseRetryAfter', () => {
  it.each([
    ['0', 0],
    ['1', 1_000],
    ['120', 120_000],
    ['Sat, 21 Nov 2026 12:00:03 GMT', 3_000],
    ['Saturday, 21-Nov-26 12:00:03 GMT', 3_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ])('reads %j as %i ms [C-1]', (header, ms) => {
    expect(parseRetryAfter(header, NOW)).toBe(ms);
  });

  it.each([
    null,
    '',
    '-5',
    '1.5',
    'soon',
    'soon 5',
    '5 minutes',
    '1e3',
    '0x10',
    'Sat, 99 Foo 2026 12:00:03 GMT',
    '2026-11-21',
  ])('returns undefined for %j [C-1]', (header) => {
    expect(parseRetryAfter(header, NOW)).toBeUndefined();
  });
});
