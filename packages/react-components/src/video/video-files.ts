import { ANIMATED_RENDITIONS, bestVideoAsset, type Gif, renditionUrl, safeUrl } from '@zoetrope/model';

export interface VideoFileOptions {
  /** Device pixels of the box. */
  readonly width: number;
  /** Device pixels of the box. */
  readonly height: number;
  /** URLs that could not be played. */
  readonly failedUrls: readonly string[];
}

/** The URL of the video file that fits a box best. Returns undefined if no file is left. */
export function videoFileUrl({ video }: Pick<Gif, 'video'>, options: VideoFileOptions): string | undefined {
  const playable = Object.entries(video?.assets ?? {}).flatMap(([name, asset]) => {
    const url = safeUrl(asset?.url);
    return asset && url !== undefined && !options.failedUrls.includes(url) ? [[name, { ...asset, url }] as const] : [];
  });
  const assets = Object.fromEntries(playable);
  // A file of unknown size is better than none.
  const best = bestVideoAsset({ assets }, options) ?? Object.values(assets)[0];
  return best?.url;
}

/** The URL of the picture shown before playback: the largest still, otherwise the largest animated image. */
export function posterUrl({ images, video }: Pick<Gif, 'images' | 'video'>): string | undefined {
  const candidates = images ?? video?.previews;
  for (const still of [true, false]) {
    for (const name of ANIMATED_RENDITIONS) {
      const webp = renditionUrl(candidates, name, { still, format: 'webp' });
      const url = webp ?? renditionUrl(candidates, name, { still });
      if (url) return url;
    }
  }
  return undefined;
}
