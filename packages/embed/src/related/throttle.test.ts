import { beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());

it('lays out at once, then every 500 ms at most, and never misses the last change [E-5]', () => {
  const at: number[] = [];
  const call = throttle(500, () => at.push(Date.now() - start));
  const start = Date.now();
  for (let time = 0; time < 1200; time += 100) {
    call();
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(2000);
  expect(at).toEqual([0, 500, 1000, 1500]);
});

it('does nothing more when nothing more is asked', () => {
  const call = vi.fn();
  throttle(500, call)();
  vi.advanceTimersByTime(2000);
  expect(call).toHaveBeenCalledTimes(1);
});
