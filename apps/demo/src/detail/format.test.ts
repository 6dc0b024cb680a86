import { expect, it } from 'vitest';
import { formatBytes, formatDay } from './format.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [128_400, '128 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_440_000, '1.4 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('formats the day of a time in UTC', () => {
  expect(formatDay('2026-03-01T23:30:00Z', 'en-US')).toBe('Mar 1, 2026');
});

it.each(['soon', undefined])('returns undefined for the time %s', (time) => {
  expect(formatDay(time, 'en-US')).toBeUndefined();
});
