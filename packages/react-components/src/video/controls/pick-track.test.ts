import { expect, it } from 'vitest';
import { pickTrack } from './pick-track.ts';

it.each([
  ['en', ['de', 'en'], 'en'],
  ['en', ['de', 'en-US'], 'en-US'],
  ['en-GB', ['de', 'en-GB', 'en'], 'en-GB'],
  ['en-GB', ['de', 'en'], 'en'],
  ['eng', ['de', 'en'], 'de'],
  ['fr', ['', 'en'], ''],
  ['fr', [], undefined],
])('shows a reader of %s, of captions in %j, those in %s', (wanted, languages, expected) => {
  const tracks = languages.map((language) => ({ language }));
  expect(pickTrack(tracks, wanted)?.language).toBe(expected);
});
