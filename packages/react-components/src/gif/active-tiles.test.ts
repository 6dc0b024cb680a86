import { expect, it } from 'vitest';
import { getInteraction, noActiveTiles, withActive } from './active-tiles.ts';

it('keeps the overlay of a tile that is no longer hovered, to fade [W-8]', () => {
  const entered = withActive(noActiveTiles, 'hovered', 'a');
  expect(getInteraction(entered, 'a')).toBe('active');
  expect(getInteraction(withActive(entered, 'hovered', undefined), 'a')).toBe('recent');
  expect(getInteraction(entered, 'b')).toBeUndefined();
});

it('keeps at most four overlays, however many tiles were hovered', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const tiles = ids.reduce((before, id) => withActive(before, 'hovered', id), noActiveTiles);
  expect(ids.filter((id) => getInteraction(tiles, id))).toEqual(['c', 'd', 'e', 'f']);
});

it('treats the hovered and the focused tile as active at the same time', () => {
  const tiles = withActive(withActive(noActiveTiles, 'focused', 'a'), 'hovered', 'b');
  expect([getInteraction(tiles, 'a'), getInteraction(tiles, 'b')]).toEqual(['active', 'active']);
});

it('returns the same value if nothing changes', () => {
  const tiles = withActive(noActiveTiles, 'focused', 'a');
  expect(withActive(tiles, 'focused', 'a')).toBe(tiles);
});
