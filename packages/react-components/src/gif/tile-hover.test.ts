import { beforeEach, expect, it, vi } from 'vitest';
import { startHover } from './tile-hover.ts';

beforeEach(() => vi.useFakeTimers());

it('reports a hover after 200 ms, once [W-7]', () => {
  const report = vi.fn();
  const end = startHover(performance.now(), report);
  vi.advanceTimersByTime(199);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledTimes(1);
  end(performance.now() + 1000);
  expect(report).toHaveBeenCalledTimes(1);
});

it.each([
  [199, 0],
  [200, 1],
])('when a busy page ends a hover of %d ms before its timer has run, reports %d hovers [W-7]', (ms, times) => {
  const report = vi.fn();
  const since = performance.now();
  startHover(since, report)(since + ms);
  vi.advanceTimersByTime(1000);
  expect(report).toHaveBeenCalledTimes(times);
});
