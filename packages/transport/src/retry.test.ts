import { describe, expect, it } from 'vitest';
import { ZoetropeError } from './error.ts';
import { backOff } from './retry.ts';

const busy = new ZoetropeError('busy', { code: 'http', status: 503 });

describe('backOff', () => {
  it.each([
    [1, 300],
    [2, 600],
    [3, 1_200],
    [10, 8_000],
  ])('before retry %i waits at most %i ms, at random [C-1]', (n, most) => {
    const delays = Array.from({ length: 200 }, () => Number(backOff({ limit: 20 })(busy, n, 'GET')));
    expect(Math.max(...delays)).toBeLessThanOrEqual(most);
    expect(Math.max(...delays)).toBeGreaterThan(most * 0.8);
    expect(Math.min(...delays)).toBeLessThan(most * 0.2);
  });

  it('gives up after the limit, for writes and for what will not pass [C-1]', () => {
    expect(backOff()(busy, 3, 'GET')).toBeUndefined();
    expect(backOff()(busy, 1, 'POST')).toBeUndefined();
    expect(backOff({ methods: ['POST'] })(busy, 1, 'POST')).toBeTypeOf('number');
    expect(backOff()(new ZoetropeError('gone', { code: 'not-found', status: 404 }), 1, 'GET')).toBeUndefined();
  });

  it('obeys Retry-After [C-1]', () => {
    const after = new ZoetropeError('busy', { code: 'http', status: 503, retryAfterMs: 12_345 });
    expect(backOff()(after, 1, 'GET')).toBe(12_345);
  });
});
