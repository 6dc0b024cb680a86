import { ANIMATED_RENDITIONS, bestRendition, type Gif, type Rendition, renditionUrl, safeUrl } from '@zoetrope/model';

export type Media = Pick<Gif, 'images' | 'video'>;

export interface MediaSourceOptions {
  /** Device pixels. */
  readonly width: number;
  /** Device pixels. */
  readonly height: number;
  /** Whether to return a still instead of an animated file. */
  readonly still: boolean;
}

/** Smallest first. If the browser does not support a format, the next one is tried. */
const FORMATS = ['avif', 'webp', 'url'] as const;
/** AVIF stills are not smaller, and old browsers without scripts show none: docs/decisions/0033-still-formats.md */
const STILL_FORMATS = ['webp', 'avif', 'url'] as const;

/** The files of a GIF, or of the preview of a clip. */
export function getImages({ images, video }: Media): Gif['images'] {
  return images ?? video?.previews;
}

/**
 * The URL of the file that shows a GIF in a box: an animation as AVIF or WebP, and a still as WebP, if available.
 * Without a still it returns the animated file, so that GIFs of a provider that sends no stills are visible.
 */
export function getMediaSource(gif: Media, options: MediaSourceOptions): string | undefined {
  const { width, height, still } = options;
  const images = getImages(gif);
  const best = bestRendition(images, { width, height })?.name;
  // If no rendition has a size, any file is better than an empty tile.
  const names = best ? [best, ...ANIMATED_RENDITIONS] : ANIMATED_RENDITIONS;
  for (const name of names) {
    for (const format of still ? STILL_FORMATS : FORMATS) {
      const url = renditionUrl(images, name, { still, format });
      if (url) return url;
    }
  }
  return still ? getMediaSource(gif, { ...options, still: false }) : undefined;
}

/** The file to try after one that the browser could not show: WebP after AVIF, then the original format. */
export function getFallbackSource(gif: Media, failedUrl: string): string | undefined {
  const renditions: readonly (Rendition | undefined)[] = Object.values(getImages(gif) ?? {});
  for (const rendition of renditions) {
    if (!rendition) continue;
    const files = FORMATS.map((format) => safeUrl(rendition[format]));
    // The last one, because a provider may list one file as two formats.
    const failed = files.lastIndexOf(failedUrl);
    if (failed >= 0) return files.slice(failed + 1).find((url) => url !== undefined);
  }
  return undefined;
}

/** Whether a file may have failed because the browser does not support AVIF, so that a retry would not help. */
export function mayBeUnsupported(gif: Media, failedUrl: string): boolean {
  return Object.values(getImages(gif) ?? {}).some((rendition) => safeUrl(rendition?.avif) === failedUrl);
}
