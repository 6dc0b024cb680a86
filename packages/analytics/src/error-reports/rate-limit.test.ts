import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('accepts 10 calls within any second [N-9]', () => {
  let now = 500;
  const accept = createRateLimit(10, 1000, () => now);
  const countAccepted = () => Array.from({ length: 20 }, accept).filter(Boolean).length;
  expect(countAccepted()).toBe(10);
  now += 999;
  expect(countAccepted()).toBe(0);
  now += 1;
  expect(countAccepted()).toBe(10);
});

it('accepts calls again when the clock is set back by a day [N-9]', () => {
  let now = 86_400_000;
  const accept = createRateLimit(1, 1000, () => now);
  expect([accept(), accept()]).toEqual([true, false]);
  now = 0;
  expect([accept(), accept()]).toEqual([true, false]);
});
