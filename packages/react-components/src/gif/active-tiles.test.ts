import { expect, it } from 'vitest';
import { attentionTo, noActiveTiles, withActive } from './active-tiles.ts';

it('keeps the overlay of a tile that was left, to fade [W-8]', () => {
  const entered = withActive(noActiveTiles, 'hovered', 'a');
  expect(attentionTo(entered, 'a')).toBe('active');
  expect(attentionTo(withActive(entered, 'hovered', undefined), 'a')).toBe('recent');
  expect(attentionTo(entered, 'b')).toBeUndefined();
});

it('keeps four overlays at most, however many tiles were hovered', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const tiles = ids.reduce((before, id) => withActive(before, 'hovered', id), noActiveTiles);
  expect(ids.filter((id) => attentionTo(tiles, id))).toEqual(['c', 'd', 'e', 'f']);
});

it('attends to the hovered and to the focused tile at once', () => {
  const tiles = withActive(withActive(noActiveTiles, 'focused', 'a'), 'hovered', 'b');
  expect([attentionTo(tiles, 'a'), attentionTo(tiles, 'b')]).toEqual(['active', 'active']);
});

it('is the same value when nothing changes', () => {
  const tiles = withActive(noActiveTiles, 'focused', 'a');
  expect(withActive(tiles, 'focused', 'a')).toBe(tiles);
});
