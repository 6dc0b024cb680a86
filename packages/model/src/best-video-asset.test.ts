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
  ])('maps a box of %i × %i to the file %i px wide, not to the source upload [M-3]', (width, height, expected) => {
    expect(bestVideoAsset({ assets }, { width, height })?.width).toBe(expected);
  });

  it('returns the source upload if there is no other file [M-3]', () => {
    expect(bestVideoAsset({ assets: { source: asset(3000, 1687) } }, { width: 100, height: 100 })?.width).toBe(3000);
  });

  it('returns undefined without a usable file [M-3]', () => {
    expect(bestVideoAsset(undefined, { width: 100, height: 100 })).toBeUndefined();
    expect(bestVideoAsset({ assets: {} }, { width: 100, height: 100 })).toBeUndefined();
    expect(bestVideoAsset({ assets: { '360p': asset(0, 0) } }, { width: 100, height: 100 })).toBeUndefined();
    expect(
      bestVideoAsset({ assets: { '360p': { url: 'javascript:x', width: 1, height: 1 } } }, { width: 100, height: 100 }),
    ).toBeUndefined();
  });
});
