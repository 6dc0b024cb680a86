import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

it('lets 10 through in any second, wherever it begins [N-9]', () => {
  let now = 500;
  const allows = createThrottle(10, 1000, () => now);
  const passed = () => Array.from({ length: 20 }, allows).filter(Boolean).length;
  expect(passed()).toBe(10);
  now += 999;
  expect(passed()).toBe(0);
  now += 1;
  expect(passed()).toBe(10);
});

it('lets reports through again when the clock is set back by a day [N-9]', () => {
  let now = 86_400_000;
  const allows = createThrottle(1, 1000, () => now);
  expect([allows(), allows()]).toEqual([true, false]);
  now = 0;
  expect([allows(), allows()]).toEqual([true, false]);
});
