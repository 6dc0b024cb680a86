import { describe, expect, it } from 'vitest';
import type { Images } from './rendition.ts';
import { renditionUrl } from './rendition-url.ts';

const images: Images = {
  original: { url: '/m/a.gif', webp: 'https://m.example/a.webp', mp4: 'https://m.example/a.mp4', width: 9, height: 9 },
  original_still: { url: '/m/a_s.gif', webp: '/m/a_s.webp', mp4: '/m/never.mp4', width: 9, height: 9 },
  fixed_width: { url: 'javascript:alert(1)', webp: 'data:image/webp;base64,AA', width: 9, height: 9 },
};

describe('renditionUrl', () => {
  it.each([
    [{}, '/m/a.gif'],
    [{ format: 'webp' }, 'https://m.example/a.webp'],
    [{ format: 'mp4' }, 'https://m.example/a.mp4'],
    [{ still: true }, '/m/a_s.gif'],
    [{ still: true, format: 'webp' }, '/m/a_s.webp'],
    [{ still: true, format: 'mp4' }, undefined],
  ] as const)('reads the file for %j [M-3]', (options, url) => {
    expect(renditionUrl(images, 'original', options)).toBe(url);
  });

  it('returns undefined for a file that does not exist [M-3]', () => {
    expect(renditionUrl(images, 'fixed_height')).toBeUndefined();
    expect(renditionUrl(undefined, 'original')).toBeUndefined();
    expect(renditionUrl(images, 'fixed_width', { still: true })).toBeUndefined();
  });

  it('returns undefined for javascript: and data: URLs [M-3]', () => {
    expect(renditionUrl(images, 'fixed_width')).toBeUndefined();
    expect(renditionUrl(images, 'fixed_width', { format: 'webp' })).toBeUndefined();
  });
});
