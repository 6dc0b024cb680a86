import { expect, it } from 'vitest';
import { isKlipyPath, klipyKey, withoutKey } from './paths.ts';

it.each([
  ['/api/v1/my-key/gifs/search', true],
  ['/api/v1/my-key/stickers/share/cat', true],
  ['/api/v1/my-key/static-memes/search', true],
  ['/api/v1/my-key/autocomplete/cat', true],
  ['/api/v1/my-key', true],
  ['/api/v1/my-key/gifs', true],
  ['/api/v1/my-key/movies/search', true],
  ['/api/v1/users/gifs/search', false],
  ['/api/v1/gifs/gifs/search', false],
  ['/api/v1//gifs/search', false],
  ['/api/v1/%E0%A4%A/gifs/search', false],
  ['/v1/my-key/gifs/search', false],
])('decides whether %s belongs to KLIPY: %s', (path, expected) => {
  expect(isKlipyPath(path)).toBe(expected);
});

it('reads the key, and hides it in logs', () => {
  expect(klipyKey('/api/v1/my%20key/gifs/search')).toBe('my key');
  expect(withoutKey('/api/v1/my-key/gifs/search')).toBe('/api/v1/***/gifs/search');
});
