import { expect, it } from 'vitest';
import { selectTrack } from './use-captions.ts';

it.each([
  ['en', ['de', 'en'], 'en'],
  ['en', ['de', 'en-US'], 'en-US'],
  ['en-GB', ['de', 'en-GB', 'en'], 'en-GB'],
  ['en-GB', ['de', 'en'], 'en'],
  ['eng', ['de', 'en'], 'de'],
  ['fr', ['', 'en'], ''],
  ['fr', [], undefined],
])('for the language %s and the captions %j, returns %s', (preferredLanguage, languages, expected) => {
  const tracks = languages.map((language) => ({ language }));
  expect(selectTrack(tracks, preferredLanguage)?.language).toBe(expected);
});
