import { buildGif, buildImages } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { getFallbackSource, getMediaSource, type Media } from './media-source.ts';

const gif = buildGif();
const media = (name: string) => `https://media.example/gif-1/${name}`;

const getSources = (shown: Media, width: number, height: number) => ({
  animated: getMediaSource(shown, { width, height, still: false }),
  still: getMediaSource(shown, { width, height, still: true }),
});

describe('getMediaSource [W-6]', () => {
  it.each([
    [100, 56, 'fixed_width_small'],
    [200, 113, 'fixed_width'],
    [480, 270, 'original'],
    [2000, 1125, 'original'],
  ])('maps a tile of %i × %i px to %s as WebP', (width, height, name) => {
    expect(getSources(gif, width, height)).toEqual({
      animated: media(`${name}.webp`),
      still: media(`${name}_still.webp`),
    });
  });

  it('returns the original format without a WebP file, and the animated file without a still', () => {
    const images = { fixed_width: { url: media('a.gif'), width: 200, height: 113 } };
    expect(getSources({ images }, 200, 113)).toEqual({ animated: media('a.gif'), still: media('a.gif') });
  });

  it('returns a still of another size before the animated file', () => {
    const { fixed_width, original_still } = buildImages();
    expect(getSources({ images: { fixed_width, original_still } }, 200, 113).still).toBe(media('original_still.webp'));
  });

  it('returns a file of unknown size', () => {
    const images = { fixed_height: { url: media('a.gif'), width: 0, height: 0 } };
    expect(getSources({ images }, 200, 200).animated).toBe(media('a.gif'));
  });

  it('returns the preview of a clip', () => {
    expect(getSources({ images: undefined, video: { assets: {}, previews: buildImages() } }, 200, 113).animated).toBe(
      media('fixed_width.webp'),
    );
  });

  it('returns undefined for a GIF without images, or with an unsafe URL', () => {
    expect(getSources({ images: undefined }, 200, 200)).toEqual({ animated: undefined, still: undefined });
    const images = { original: { url: 'javascript:alert(1)', width: 100, height: 100 } };
    expect(getSources({ images }, 100, 100).animated).toBeUndefined();
  });
});

describe('getFallbackSource', () => {
  it.each([
    [media('original.webp'), media('original.gif')],
    [media('fixed_width_still.webp'), media('fixed_width_still.gif')],
    [media('original.gif'), undefined],
    ['', undefined],
  ])('falls back from %s to %s', (failed, next) => {
    expect(getFallbackSource(gif, failed)).toBe(next);
  });

  it('returns no file that has failed, although it is listed as two formats', () => {
    const file = { url: media('a.gif'), webp: media('a.gif'), width: 200, height: 100 };
    expect(getFallbackSource({ images: { original: file } }, media('a.gif'))).toBeUndefined();
  });

  it('returns undefined for a GIF without images', () => {
    expect(getFallbackSource({ images: undefined }, media('a.webp'))).toBeUndefined();
  });
});
