import { describe, expect, it } from 'vitest';
import { aspectRatio, gifHeight, gifWidth } from './gif-size.ts';

const size = (width: number, height: number) => ({ url: '/a.gif', width, height });

describe('gifHeight and gifWidth', () => {
  it('rounds the size that has the aspect ratio of the fixed-width rendition [M-3]', () => {
    const gif = { images: { fixed_width: size(200, 113), original: size(600, 300) } };
    expect(gifHeight(gif, 300)).toBe(170);
    expect(gifWidth(gif, 100)).toBe(177);
  });

  it.each([
    [{}],
    [{ images: {} }],
    [{ images: { original: size(0, 0) } }],
    [{ images: { original: size(100, 0) } }],
    [{ images: { original: size(Number.NaN, 100) } }],
  ])('treats a GIF with %j as a square [M-3]', (gif) => {
    expect(gifHeight(gif, 150)).toBe(150);
    expect(gifWidth(gif, 150)).toBe(150);
  });
});

describe('aspectRatio', () => {
  it('falls back to another rendition, then to a preview, then to a video file [M-3]', () => {
    expect(aspectRatio({ images: { fixed_width: size(0, 0), original: size(400, 200) } })).toBe(2);
    expect(aspectRatio({ video: { assets: {}, previews: { original: size(300, 100) } } })).toBe(3);
    expect(aspectRatio({ video: { assets: { '360p': size(640, 320) } } })).toBe(2);
  });
});
