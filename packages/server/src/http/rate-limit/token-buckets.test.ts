import { describe, expect, it } from 'vitest';
import { limitStoreSuite } from '../../../testing/limit-store-suite.ts';
import { createTokenBuckets } from './token-buckets.ts';

describe('a token bucket', () => {
  limitStoreSuite(async (clock) => createTokenBuckets({ clock }));

  it('is dropped if there are too many and it is the least recently used one', () => {
    const buckets = createTokenBuckets({ clock: () => 0, max: 3 });
    for (const subject of ['a', 'b', 'c']) buckets.take(subject, 1);
    expect(buckets.take('a', 1).allowed).toBe(false);
    buckets.take('d', 1);
    expect(buckets.size).toBe(3);
    expect(buckets.take('a', 1).allowed).toBe(false);
    expect(buckets.take('b', 1).allowed).toBe(true);
    for (let index = 0; index < 1000; index += 1) buckets.take(`subject ${index}`, 1);
    expect(buckets.size).toBe(3);
  });
});
