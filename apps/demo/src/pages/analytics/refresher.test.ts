import { beforeEach, expect, it, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function setUp() {
  const calls: {
    readonly signal: AbortSignal;
    readonly resolve: (value: string) => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const results: unknown[] = [];
  const refresher = createRefresher<string>({
    load: (signal) => new Promise((resolve, fail) => calls.push({ signal, resolve, fail })),
    onLoaded: (value) => results.push(value),
    onFailed: (error) => results.push(error),
  });
  const resolve = async (value: string) => {
    calls.at(-1)?.resolve(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { calls, results, resolve, refresher };
}

it('loads at once, and one second after the result however often refresh is called', async () => {
  const { calls, results, resolve, refresher } = setUp();
  expect(calls).toHaveLength(1);
  refresher.refresh();
  refresher.refresh();
  await resolve('first');
  refresher.refresh();
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  await resolve('second');
  expect(results).toEqual(['first', 'second']);
});

it('loads at once when refresh is called while idle, and every 20 s otherwise', async () => {
  const { calls, resolve, refresher } = setUp();
  await resolve('first');
  await vi.advanceTimersByTimeAsync(5000);
  refresher.refresh();
  expect(calls).toHaveLength(2);
  await resolve('second');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toHaveLength(3);
});

it('retries after a failure', async () => {
  const { calls, results, resolve } = setUp();
  calls[0]?.fail(new Error('offline'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(calls).toHaveLength(2);
  await resolve('back');
  expect(results).toEqual([new Error('offline'), 'back']);
});

it('ignores results and makes no calls after close', async () => {
  const { calls, results, resolve, refresher } = setUp();
  refresher.close();
  expect(calls[0]?.signal.aborted).toBe(true);
  await resolve('late');
  refresher.refresh();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(results).toEqual([]);
  expect(calls).toHaveLength(1);
});

it('makes no calls after close while idle', async () => {
  const { calls, resolve, refresher } = setUp();
  await resolve('first');
  await vi.advanceTimersByTimeAsync(1000);
  refresher.close();
  refresher.refresh();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});
