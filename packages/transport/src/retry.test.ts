import { describe, expect, it, vi } from 'vitest';
import { ZoetropeError } from './error.ts';
import { backOff, type RetryOptions } from './retry.ts';

const busy = new ZoetropeError('busy', { code: 'http', status: 503 });
const limits = { method: 'GET', end: Number.POSITIVE_INFINITY };

/** How many attempts are made of one that always fails. */
async function attempts(options: RetryOptions, error = busy, method = 'GET'): Promise<number> {
  const once = vi.fn(() => Promise.reject(error));
  await expect(backOff({ delay: () => 0, ...options })(once, { ...limits, method })).rejects.toBe(error);
  return once.mock.calls.length;
}

describe('backOff', () => {
  it.each([
    [1, 300],
    [2, 600],
    [3, 1_200],
    [10, 8_000],
  ])('before retry %i waits at most %i ms, at random [C-1]', async (n, most) => {
    const waits: number[] = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timer = vi.spyOn(globalThis, 'setTimeout');
    for (let round = 0; round < 200; round++) {
      timer.mockClear();
      const call = attempts({ limit: n, delay: undefined });
      await vi.runAllTimersAsync();
      await call;
      waits.push(Number(timer.mock.calls[n - 1]?.[1]));
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(Math.max(...waits)).toBeGreaterThan(most * 0.8);
    expect(Math.min(...waits)).toBeLessThan(most * 0.2);
  });

  it('gives up after the limit, for writes and for what will not pass [C-1]', async () => {
    expect(await attempts({})).toBe(3);
    expect(await attempts({ limit: 5 })).toBe(6);
    expect(await attempts({}, busy, 'POST')).toBe(1);
    expect(await attempts({ methods: ['POST'] }, busy, 'POST')).toBe(3);
    expect(await attempts({}, new ZoetropeError('gone', { code: 'not-found', status: 404 }))).toBe(1);
  });

  it('does not begin a wait that Retry-After makes longer than the whole [C-1]', async () => {
    const once = vi.fn(() =>
      Promise.reject(new ZoetropeError('busy', { code: 'http', status: 503, retryAfterMs: 9_000 })),
    );
    await expect(backOff()(once, { method: 'GET', end: performance.now() + 5_000 })).rejects.toMatchObject({
      status: 503,
    });
    expect(once).toHaveBeenCalledOnce();
  });
});
