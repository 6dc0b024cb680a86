import { describe, expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function make(max?: number) {
  let now = 1_000_000;
  const buckets = createTokenBuckets({ clock: () => now, max });
  return {
    buckets,
    pass: (ms: number) => {
      now += ms;
    },
    /** Number of allowed calls. */
    allowed: (count: number, key = 'a', perMinute = 60) =>
      Array.from({ length: count }, () => buckets.take(key, perMinute)).filter(({ allowed }) => allowed).length,
  };
}

describe('a token bucket', () => {
  it('allows a minute of calls at once, then as many as are refilled', () => {
    const { allowed, pass } = make();
    expect(allowed(100)).toBe(60);
    pass(1000);
    expect(allowed(10)).toBe(1);
    pass(30_000);
    expect(allowed(100)).toBe(30);
    pass(3_600_000);
    expect(allowed(100)).toBe(60);
  });

  it('returns how long to wait, which is sufficient', () => {
    const { buckets, allowed, pass } = make();
    allowed(60);
    const rejected = buckets.take('a', 60);
    expect(rejected).toMatchObject({ allowed: false, remaining: 0, waitMs: 1000, fullMs: 60_000 });
    pass(rejected.waitMs - 1);
    expect(buckets.take('a', 60).allowed).toBe(false);
    pass(1);
    expect(buckets.take('a', 60).allowed).toBe(true);
  });

  it('does not count rejected calls', () => {
    const { allowed, pass } = make();
    allowed(60);
    allowed(10_000);
    pass(1000);
    expect(allowed(2)).toBe(1);
  });

  it('has one token bucket per key', () => {
    const { allowed } = make();
    expect([allowed(100, 'a'), allowed(100, 'b')]).toEqual([60, 60]);
  });

  it('survives a clock that is set back', () => {
    const { allowed, pass } = make();
    expect(allowed(10)).toBe(10);
    pass(-86_400_000);
    expect(allowed(100)).toBe(50);
    pass(1000);
    expect(allowed(100)).toBe(1);
  });

  it('drops the least recently used token bucket above the limit', () => {
    const { buckets, allowed } = make(3);
    for (const key of ['a', 'b', 'c']) allowed(60, key);
    expect(allowed(1, 'a')).toBe(0);
    allowed(1, 'd');
    expect(buckets.size).toBe(3);
    expect(allowed(1, 'a')).toBe(0);
    expect(allowed(1, 'b')).toBe(1);
    for (let index = 0; index < 1000; index += 1) allowed(1, `key ${index}`);
    expect(buckets.size).toBe(3);
  });
});
