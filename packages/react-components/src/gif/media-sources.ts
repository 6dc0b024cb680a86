import { bestRendition, type Gif, MOVING_RENDITIONS, renditionUrl, safeUrl } from '@zoetrope/model';

/** The files of one tile. Either may be missing. */
export interface MediaSources {
  readonly still?: string | undefined;
  readonly moving?: string | undefined;
}

type Media = Pick<Gif, 'images' | 'video'>;

const imagesOf = ({ images, video }: Media) => images ?? video?.previews;

/** The files to show a GIF with in a box of so many device pixels: WebP where there is one. */
export function mediaSources(gif: Media, width: number, height: number): MediaSources {
  const images = imagesOf(gif);
  // Where no size is known, any file is better than none.
  const names = [bestRendition(images, width, height)?.name ?? MOVING_RENDITIONS[0], ...MOVING_RENDITIONS];
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
export function fallbackSource(gif: Media, failed: string | null): string | undefined {
  const rendition = Object.values(imagesOf(gif) ?? {}).find((each) => failed && safeUrl(each?.webp) === failed);
  return safeUrl(rendition?.url);
}
