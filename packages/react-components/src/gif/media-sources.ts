import { bestRendition, type Gif, MOVING_RENDITIONS, renditionUrl } from '@zoetrope/model';

/** The files of one tile. Either may be missing. */
export interface MediaSources {
  readonly still?: string | undefined;
  readonly moving?: string | undefined;
}

/** The files to show a GIF with in a box of so many device pixels: WebP where there is one. */
export function mediaSources(gif: Pick<Gif, 'images' | 'video'>, width: number, height: number): MediaSources {
  const images = imagesOf(gif);
  const best = bestRendition(images, width, height)?.name;
  // Where no size is known, any file is better than none.
  const names = best ? [best, ...MOVING_RENDITIONS] : MOVING_RENDITIONS;
  const first = (still: boolean) => {
    for (const name of names) {
      const url = renditionUrl(images, name, { still, format: 'webp' }) ?? renditionUrl(images, name, { still });
      if (url) return url;
    }
    return undefined;
  };
  return { still: first(true), moving: first(false) };
}

/** The plain file that stands beside a WebP file, for a browser that could not show it. */
export function fallbackSource(gif: Pick<Gif, 'images' | 'video'>, failed: string | null): string | undefined {
  const images = imagesOf(gif);
  for (const name of MOVING_RENDITIONS)
    for (const still of [false, true])
      if (failed && renditionUrl(images, name, { still, format: 'webp' }) === failed)
        return renditionUrl(images, name, { still });
  return undefined;
}

function imagesOf({ images, video }: Pick<Gif, 'images' | 'video'>): Gif['images'] {
  return images ?? video?.previews;
}
