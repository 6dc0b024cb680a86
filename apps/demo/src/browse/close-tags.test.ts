import { describe, expect, it } from 'vitest';
import { closeTags } from './close-tags.ts';

const GIFS = [
  { tags: ['cat', 'sleep', 'cute'] },
  { tags: ['Cat', 'cute'] },
  { tags: ['good', 'night', 'sleep', 'cute'] },
];

describe('closeTags', () => {
  it('puts what most have in common first, without the search itself', () => {
    expect(closeTags(GIFS, 'CAT', 2)).toEqual(['cute', 'sleep']);
  });

  it('leaves out every word of the search', () => {
    expect(closeTags(GIFS, 'good night', 9)).toEqual(['cute', 'sleep', 'cat', 'Cat']);
  });

  it('has nothing to say about nothing', () => {
    expect(closeTags([], 'cat', 5)).toEqual([]);
  });
});
