import { describe, expect, it } from 'vitest';
import { ZoetropeError } from './error.ts';
import { retryDelay } from './retry.ts';

const busy = new ZoetropeError('busy', { code: 'http', status: 503 });

describe('retryDelay', () => {
  it.each([
    [1, 300],
    [2, 600],
    [3, 1_200],
    [10, 8_000],
  ])('before retry %i waits at most %i ms, at random [C-1]', (n, most) => {
    const delays = Array.from({ length: 200 }, () => retryDelay(busy, n, 'GET', { limit: 20 }) ?? Number.NaN);
    expect(Math.max(...delays)).toBeLessThanOrEqual(most);
    expect(Math.max(...delays)).toBeGreaterThan(most * 0.8);
    expect(Math.min(...delays)).toBeLessThan(most * 0.2);
  });

  it('gives up after the limit, for writes and for foreign errors [C-1]', () => {
    expect(retryDelay(busy, 3, 'GET', {})).toBeUndefined();
    expect(retryDelay(busy, 1, 'POST', {})).toBeUndefined();
    expect(retryDelay(busy, 1, 'POST', { methods: ['POST'] })).toBeTypeOf('number');
    expect(retryDelay(new TypeError('bug'), 1, 'GET', {})).toBeUndefined();
  });

  it('obeys Retry-After up to the longest wait allowed [C-1]', () => {
    const after = (retryAfterMs: number) => new ZoetropeError('busy', { code: 'http', status: 503, retryAfterMs });
    expect(retryDelay(after(10_000), 1, 'GET', {})).toBe(10_000);
    expect(retryDelay(after(10_001), 1, 'GET', {})).toBeUndefined();
    expect(retryDelay(after(2_000), 1, 'GET', { maxRetryAfter: 1_000 })).toBeUndefined();
  });
});
