import { describe, expect, it } from 'vitest';
import { fileUrl } from './index.ts';

describe('fileUrl', () => {
  it('returns the URL of a file in the media folder', () => {
    const url = fileUrl('liquid-marble.webp');
    expect(url.protocol).toBe('file:');
    expect(url.pathname).toMatch(/\/catalogue\/media\/liquid-marble\.webp$/);
  });

  it.each([
    '../package.json',
    '..',
    'a/b.webp',
    'a\\b.webp',
    '/etc/passwd',
    'https://example.com/a.webp',
    'data:x.webp',
    '%2e%2e%2fx.webp',
    '.hidden',
    '',
  ])('rejects %j, which is not a file name of the catalogue', (name) => {
    expect(() => fileUrl(name)).toThrow(RangeError);
  });
});
