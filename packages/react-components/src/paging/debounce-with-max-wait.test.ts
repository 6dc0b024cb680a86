import { beforeEach, expect, it, vi } from 'vitest';
import { debounceWithMaxWait } from './debounce-with-max-wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A debounced callback, and the times in ms at which it ran. */
function setUp(options = { delay: 250, maxWait: 1000 }) {
  const start = Date.now();
  const runs: number[] = [];
  const call = debounceWithMaxWait(() => runs.push(Date.now() - start), options);
  /** Calls at each of these times, in ms from the start. */
  const callAt = (...times: readonly number[]) => {
    for (const time of times) {
      vi.advanceTimersByTime(start + time - Date.now());
      call();
    }
  };
  return { call, callAt, runs };
}

const every = (step: number, until: number) => Array.from({ length: until / step }, (_, index) => index * step);

it.each([
  ['one call', [0], [250]],
  ['the last of several calls', [0, 100, 200], [450]],
  ['the last of calls that come just before the delay ends', [0, 249, 498], [748]],
  ['each of two calls further apart than the delay', [0, 300], [250, 550]],
  ['a call that comes just after the callback ran', [0, 250], [250, 500]],
])('runs the callback 250 ms after %s [W-2]', (_, calls, runs) => {
  const debounced = setUp();
  debounced.callAt(...calls);
  vi.advanceTimersByTime(5000);
  expect(debounced.runs).toEqual(runs);
});

it('runs the callback 1 s after the first of steady calls, and again for those that follow [W-2]', () => {
  const { callAt, runs } = setUp();
  callAt(...every(50, 2500));
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual([1000, 2000, 2700]);
});

it('counts the longest wait from the first call after the callback ran', () => {
  const { callAt, runs } = setUp();
  callAt(0, ...every(100, 2000).map((time) => 700 + time));
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual([250, 1700, 2700]);
});

it('drops a pending call on cancel, and runs the callback for later calls', () => {
  const { call, callAt, runs } = setUp();
  callAt(0);
  call.cancel();
  expect(vi.getTimerCount()).toBe(0);
  callAt(2000);
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual([2250]);
});

it('leaves no timer running', () => {
  const { callAt } = setUp();
  callAt(0, 200);
  vi.advanceTimersByTime(450);
  expect(vi.getTimerCount()).toBe(0);
});

it('runs the callback for a call made by the callback itself', () => {
  const runs: number[] = [];
  const start = Date.now();
  const call = debounceWithMaxWait(
    () => {
      runs.push(Date.now() - start);
      if (runs.length < 3) call();
    },
    { delay: 100, maxWait: 1000 },
  );
  call();
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual([100, 200, 300]);
});
