import { expect, it } from 'vitest';
import { toggleTag } from './toggle-tag.ts';

it('adds a tag that the text does not have, and removes one that it has in any case', () => {
  expect(toggleTag('', 'cat')).toBe('cat');
  expect(toggleTag('cat ,  nap,', 'box')).toBe('cat, nap, box');
  expect(toggleTag('Cat, nap', 'cat')).toBe('nap');
  expect(toggleTag('cat', 'cat')).toBe('');
  expect(toggleTag('cat nap', 'cat')).toBe('cat nap, cat');
});
