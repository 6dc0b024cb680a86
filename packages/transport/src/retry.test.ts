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
    const delays = Array.from({ length: 200 }, () => retryDelay(busy, n, 'GET', { limit: 20 }));
    expect(Math.max(...delays)).toBeLessThanOrEqual(most);
    expect(Math.max(...delays)).toBeGreaterThan(most * 0.8);
    expect(Math.min(...delays)).toBeLessThan(most * 0.2);
  });

  it('gives up after the limit, for writes and for what will not pass [C-1]', () => {
    const never = Number.POSITIVE_INFINITY;
    expect(retryDelay(busy, 3, 'GET', {})).toBe(never);
    expect(retryDelay(busy, 1, 'POST', {})).toBe(never);
    expect(retryDelay(busy, 1, 'POST', { methods: ['POST'] })).toBeLessThan(never);
    expect(retryDelay(new ZoetropeError('gone', { code: 'not-found', status: 404 }), 1, 'GET', {})).toBe(never);
  });

  it('obeys Retry-After [C-1]', () => {
    const after = new ZoetropeError('busy', { code: 'http', status: 503, retryAfterMs: 12_345 });
    expect(retryDelay(after, 1, 'GET', {})).toBe(12_345);
  });
});
