import { expect, it } from 'vitest';
import { displayedProgress, formatTime } from './format-progress.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65.4, '1:05'],
  [3600, '60:00'],
  [Number.NaN, '0:00'],
  [-3, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('formats %d s as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});

it.each([
  [0, 8, 0],
  [4, 8, 0.5],
  [7.84, 8, 0.98],
  [7.85, 8, 1],
  [9.99, 9.999, 1],
  [9.85, 10, 0.985],
  [19.8, 20, 0.99],
  [20, 20, 1],
  [3, Number.NaN, 0],
  [3, Number.POSITIVE_INFINITY, 0],
  [-1, 10, 0],
  [11, 10, 1],
])('displays %d s of %d s as %d [W-14]', (time, duration, fraction) => {
  expect(displayedProgress(time, duration)).toBeCloseTo(fraction, 10);
});
