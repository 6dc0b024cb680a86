import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65.4, '1:05'],
  [3600, '60:00'],
  [Number.NaN, '0:00'],
  [-3, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('writes %d s as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
