import { expect, it } from 'vitest';
import { captionTracks } from './caption-tracks.ts';

it('returns a track per language, labeled in that language', () => {
  expect(captionTracks({ en: { vtt: '/en.vtt' }, de: { vtt: '/de.vtt' } })).toEqual([
    { language: 'en', label: 'English', url: '/en.vtt' },
    { language: 'de', label: 'Deutsch', url: '/de.vtt' },
  ]);
});

it('labels a track with its tag if that is not a language', () => {
  expect(captionTracks({ '!': { vtt: '/x.vtt' } })).toEqual([{ language: '!', label: '!', url: '/x.vtt' }]);
});

it('skips captions without a safe URL', () => {
  expect(captionTracks({ en: { vtt: 'javascript:alert(1)' }, de: {} as never })).toEqual([]);
  expect(captionTracks(undefined)).toEqual([]);
});
