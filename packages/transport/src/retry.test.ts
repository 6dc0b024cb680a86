import { describe, expect, it, vi } from 'vitest';
import { ZoetropeError } from './error.ts';
import { exponentialBackoff, type RetryOptions } from './retry.ts';

const busy = new ZoetropeError('busy', { code: 'http', status: 503 });
const context = { method: 'GET', deadline: Number.POSITIVE_INFINITY };

/** The number of attempts of a call that always fails. */
async function attempts(options: RetryOptions, error = busy, method = 'GET'): Promise<number> {
  const attempt = vi.fn(() => Promise.reject(error));
  await expect(exponentialBackoff({ delay: () => 0, ...options })(attempt, { ...context, method })).rejects.toBe(error);
  return attempt.mock.calls.length;
}

describe('exponentialBackoff', () => {
  it.each([
    [1, 300],
    [2, 600],
    [3, 1_200],
    [10, 8_000],
  ])('waits a random time before retry %i, at most %i ms [C-1]', async (n, max) => {
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
    expect(Math.max(...waits)).toBeLessThanOrEqual(max);
    expect(Math.max(...waits)).toBeGreaterThan(max * 0.8);
    expect(Math.min(...waits)).toBeLessThan(max * 0.2);
  });

  it('stops at the limit, and retries neither writes nor permanent failures [C-1]', async () => {
    expect(await attempts({})).toBe(3);
    expect(await attempts({ limit: 5 })).toBe(6);
    expect(await attempts({}, busy, 'POST')).toBe(1);
    expect(await attempts({ methods: ['POST'] }, busy, 'POST')).toBe(3);
    expect(await attempts({}, new ZoetropeError('gone', { code: 'not-found', status: 404 }))).toBe(1);
  });

  it('rejects at once if Retry-After exceeds the deadline [C-1]', async () => {
    const attempt = vi.fn(() =>
      Promise.reject(new ZoetropeError('busy', { code: 'http', status: 503, retryAfterMs: 9_000 })),
    );
    await expect(
      exponentialBackoff()(attempt, { method: 'GET', deadline: performance.now() + 5_000 }),
    ).rejects.toMatchObject({
      status: 503,
    });
    expect(attempt).toHaveBeenCalledOnce();
  });
});
