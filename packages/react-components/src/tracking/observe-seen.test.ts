import { expect, it } from 'vitest';
import { seenThreshold } from './observe-seen.ts';

const view = { width: 400, height: 800 };

it.each([
  ['fits', 200, 200, 0.99],
  ['is as tall as the view', 400, 800, 0.99],
  ['is twice as tall as the view', 200, 1600, 0.49],
  ['is twice as wide as the view', 800, 200, 0.49],
  ['is larger in both ways', 800, 1600, 0.24],
  ['has no size', 0, 0, 0.99],
])('reports a tile that %s as seen at 99 %% of min(tile, view) [W-7]', (_, width, height, threshold) => {
  expect(seenThreshold({ width, height }, view)).toBe(threshold);
});
