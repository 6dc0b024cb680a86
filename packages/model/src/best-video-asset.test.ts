import { describe, expect, it } from 'vitest';
import { bestVideoAsset } from './best-video-asset.ts';
import type { VideoAsset } from './video.ts';

function asset(width: number, height: number): VideoAsset {
  return { url: `https://media.example/${width}.mp4`, width, height };
}

const assets = {
  source: asset(3000, 1687),
  '1080p': asset(1920, 1080),
  '720p': asset(1280, 720),
  '360p': asset(640, 360),
};

describe('bestVideoAsset', () => {
  it.each([
    [480, 270, 640],
    [680, 400, 640],
    [900, 500, 1280],
    [4000, 3000, 1920],
  ])('for a box of %i × %i takes the file %i px wide, never the upload [M-3]', (width, height, expected) => {
    expect(bestVideoAsset({ assets }, width, height)?.width).toBe(expected);
  });

  it('takes the upload when there is nothing else [M-3]', () => {
    expect(bestVideoAsset({ assets: { source: asset(3000, 1687) } }, 100, 100)?.width).toBe(3000);
  });

  it('gives nothing without a usable file [M-3]', () => {
    expect(bestVideoAsset(undefined, 100, 100)).toBeUndefined();
    expect(bestVideoAsset({ assets: {} }, 100, 100)).toBeUndefined();
    expect(bestVideoAsset({ assets: { '360p': asset(0, 0) } }, 100, 100)).toBeUndefined();
    expect(
      bestVideoAsset({ assets: { '360p': { url: 'javascript:x', width: 1, height: 1 } } }, 100, 100),
    ).toBeUndefined();
  });
});
