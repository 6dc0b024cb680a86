import { expect, it } from 'vitest';
import { seenThreshold } from './observe-seen.ts';

it.each([
  ['fits', 200, 800, 0.99],
  ['is as tall as the viewport', 800, 800, 0.99],
  ['is twice as tall as the viewport', 1600, 800, 0.49],
  ['has no height', 0, 800, 0.99],
])('counts a tile that %s as seen at 99 %% of min(tile, viewport) [W-7]', (_, tile, viewport, threshold) => {
  expect(seenThreshold(tile, viewport)).toBe(threshold);
});
