import { expect, it, onTestFinished, vi } from 'vitest';
import { type CountedIn, createSharedLimits, type LimitStore } from './shared-limits.ts';
import { createTokenBuckets } from './token-buckets.ts';

const IN_STORE = { allowed: true, remaining: 7, waitMs: 0, fullMs: 0 };

/** Shared limits on a store that responds as `behave` says at the time. */
function make() {
  let now = 0;
  let behave = async () => {};
  let calls = 0;
  const errors: unknown[] = [];
  const counted: CountedIn[] = [];
  const call = () => {
    calls += 1;
    return behave();
  };
  const store: LimitStore = { take: () => call().then(() => IN_STORE), check: call, close: async () => {} };
  const limits = createSharedLimits({
    store,
    local: createTokenBuckets({ clock: () => 0 }),
    onError: (error) => errors.push(error),
    onCounted: (where) => counted.push(where),
    monotonicClock: () => now,
  });
  return {
    ...limits,
    errors,
    counted,
    calls: () => calls,
    become: (next: () => Promise<void>) => {
      behave = next;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const AWAY = new Error('away');
const fail = () => Promise.reject(AWAY);

it('counts in the store', async () => {
  const { take, isAvailable, counted } = make();
  expect(await take('a', 2)).toBe(IN_STORE);
  expect(await isAvailable()).toBe(true);
  expect(counted).toEqual(['store']);
});

it('counts in this process while the store is away, reports that once, and tries the store once per second', async () => {
  const { take, isAvailable, become, pass, calls, counted, errors } = make();
  become(fail);
  const results = [await take('a', 2), await take('a', 2), await take('a', 2)];
  expect(results.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  expect(calls()).toBe(1);
  pass(999);
  await take('a', 2);
  expect(calls()).toBe(1);
  pass(1);
  await Promise.all([take('a', 2), take('a', 2), take('a', 2)]);
  expect(calls()).toBe(2);
  expect(await isAvailable()).toBe(false);
  expect(counted).toEqual(Array(7).fill('process'));
  expect(errors).toEqual([AWAY]);
});

it('counts in the store again once it is back, and reports the next outage', async () => {
  const { take, become, pass, errors, counted } = make();
  become(fail);
  await take('a', 2);
  become(async () => {});
  pass(1000);
  expect(await take('a', 2)).toBe(IN_STORE);
  expect(await take('a', 2)).toBe(IN_STORE);
  become(fail);
  await take('a', 2);
  expect(errors).toEqual([AWAY, AWAY]);
  expect(counted).toEqual(['process', 'store', 'store', 'process']);
});

it('does not wait for a store that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { take, become, errors } = make();
  become(() => new Promise(() => {}));
  const pending = take('a', 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await pending).toMatchObject({ allowed: true, remaining: 1 });
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('within 1000 ms') })]);
});

it('is available again once a check succeeds', async () => {
  const { take, isAvailable, become } = make();
  become(fail);
  expect(await isAvailable()).toBe(false);
  become(async () => {});
  expect(await isAvailable()).toBe(true);
  expect(await take('a', 2)).toBe(IN_STORE);
});
