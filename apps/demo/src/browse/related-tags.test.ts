import { describe, expect, it } from 'vitest';
import { relatedTags } from './related-tags.ts';

const GIFS = [
  { tags: ['cat', 'sleep', 'cute'] },
  { tags: ['Cat', 'cute'] },
  { tags: ['good', 'night', 'sleep', 'cute'] },
];

describe('closeTags', () => {
  it('returns the most frequent tags first, without the query', () => {
    expect(relatedTags(GIFS, { query: 'CAT', max: 2 })).toEqual(['cute', 'sleep']);
  });

  it('excludes every word of the query', () => {
    expect(relatedTags(GIFS, { query: 'good night', max: 9 })).toEqual(['cute', 'sleep', 'cat', 'Cat']);
  });

  it('returns no tags without GIFs', () => {
    expect(relatedTags([], { query: 'cat', max: 5 })).toEqual([]);
  });
});
