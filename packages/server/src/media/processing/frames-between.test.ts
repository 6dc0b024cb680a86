import { expect, it } from 'vitest';
import { framesBetween } from './frames-between.ts';

it.each([
  ['all of it', [100, 100, 100], 0, 300, { first: 0, delays: [100, 100, 100] }],
  ['more than there is', [100, 100], 0, 9999, { first: 0, delays: [100, 100] }],
  ['whole frames', [100, 100, 100], 100, 100, { first: 1, delays: [100] }],
  ['parts of the first and the last', [100, 100, 100], 50, 200, { first: 0, delays: [50, 100, 50] }],
  ['a part of one', [1000], 400, 30, { first: 0, delays: [30] }],
  ['next to nothing', [1000], 400, 1, { first: 0, delays: [10] }],
  ['what is over by then', [100], 100, 50, undefined],
  ['nothing', [], 0, 100, undefined],
])('returns the frames of %s [G-6]', (_, delays, start, duration, expected) => {
  expect(framesBetween(delays, start, duration)).toEqual(expected);
});
