import { describe, expect, it } from 'vitest';
import { isGifId } from './gif-id.ts';

describe('isGifId', () => {
  it.each(['a', 'aZ0_-', 'x'.repeat(64)])('accepts the GIF id %s [M-1]', (id) => {
    expect(isGifId(id)).toBe(true);
  });

  it.each(['', 'x'.repeat(65), 'a/b', '..', 'a b', 'é', 'a\n', 7, null])('rejects the GIF id %j [M-1]', (id) => {
    expect(isGifId(id)).toBe(false);
  });
});
