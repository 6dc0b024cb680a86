import { describe, expect, it } from 'vitest';
import { decayed } from './decay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 1);

describe('a decayed count', () => {
  it('halves the worth of a count per day', () => {
    expect(Math.exp(decayed(1, NOW + DAY_MS) - decayed(1, NOW))).toBeCloseTo(2);
  });

  it('preserves the order of decayed counts over time', () => {
    const early = decayed(10, NOW);
    const late = decayed(1, NOW + 3 * DAY_MS);
    expect(early).toBeGreaterThan(late);
    expect(decayed(10, NOW)).toBeLessThan(decayed(1, NOW + 4 * DAY_MS));
    expect(decayed(1, NOW + 10_000 * DAY_MS)).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});
