import { expect, it } from 'vitest';
import { splitTags } from './split-tags.ts';

it('reads tags from what people type', () => {
  expect(splitTags(' cat, happy   cat,,cat , ')).toEqual(['cat', 'happy cat']);
  expect(splitTags('')).toEqual([]);
});
