import { buildGif, buildImages } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { fallbackSource } from './fallback-source.ts';
import { mediaSource } from './media-source.ts';

const gif = buildGif();
const media = (name: string) => `https://media.example/gif-1/${name}`;

const mediaSources = (shown: Parameters<typeof mediaSource>[0], width: number, height: number) => ({
  moving: mediaSource(shown, width, height, false),
  still: mediaSource(shown, width, height, true),
});

describe('mediaSource [W-6]', () => {
  it.each([
    [100, 56, 'fixed_width_small'],
    [200, 113, 'fixed_width'],
    [480, 270, 'original'],
    [2000, 1125, 'original'],
  ])('shows a tile of %i × %i with %s as WebP', (width, height, name) => {
    expect(mediaSources(gif, width, height)).toEqual({
      moving: media(`${name}.webp`),
      still: media(`${name}_still.webp`),
    });
  });

  it('takes the plain file where there is no WebP, and shows it where there is no still', () => {
    const images = { fixed_width: { url: media('a.gif'), width: 200, height: 113 } };
    expect(mediaSources({ images }, 200, 113)).toEqual({ moving: media('a.gif'), still: media('a.gif') });
  });

  it('takes any still before none', () => {
    const { fixed_width, original_still } = buildImages();
    expect(mediaSources({ images: { fixed_width, original_still } }, 200, 113).still).toBe(
      media('original_still.webp'),
    );
  });

  it('shows a file whose size nobody knows', () => {
    const images = { fixed_height: { url: media('a.gif'), width: 0, height: 0 } };
    expect(mediaSources({ images }, 200, 200).moving).toBe(media('a.gif'));
  });

  it('shows a clip by its previews', () => {
    expect(mediaSources({ images: undefined, video: { assets: {}, previews: buildImages() } }, 200, 113).moving).toBe(
      media('fixed_width.webp'),
    );
  });

  it('has nothing for a GIF without images, or with a hostile URL', () => {
    expect(mediaSources({ images: undefined }, 200, 200)).toEqual({ moving: undefined, still: undefined });
    const images = { original: { url: 'javascript:alert(1)', width: 100, height: 100 } };
    expect(mediaSources({ images }, 100, 100).moving).toBeUndefined();
  });
});

describe('fallbackSource', () => {
  it.each([
    [media('original.webp'), media('original.gif')],
    [media('fixed_width_still.webp'), media('fixed_width_still.gif')],
    [media('original.gif'), undefined],
    ['', undefined],
  ])('follows %s by %s', (failed, next) => {
    expect(fallbackSource(gif, failed)).toBe(next);
  });

  it('knows none for a GIF without images', () => {
    expect(fallbackSource({ images: undefined }, media('a.webp'))).toBeUndefined();
  });
});
