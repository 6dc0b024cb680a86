import { expect, it } from 'vitest';
import { splitTags } from './split-tags.ts';

it('splits comma-separated tags', () => {
  expect(splitTags(' cat, happy   cat,,cat , ')).toEqual(['cat', 'happy cat']);
  expect(splitTags('')).toEqual([]);
});
