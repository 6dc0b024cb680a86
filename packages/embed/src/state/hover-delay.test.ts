import { expect, it } from 'vitest';
import { hoverDelayMs } from './hover-delay.ts';

it.each([
  ['open', false, 150],
  ['open', true, 150],
  ['close', false, 70],
  ['close', true, 1000],
] as const)('returns the delay to %s with gridActive %s: %d ms [E-17]', (to, gridActive, expected) => {
  expect(hoverDelayMs(to, { gridActive })).toBe(expected);
});
