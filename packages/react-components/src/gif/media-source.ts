import { ANIMATED_RENDITIONS, bestRendition, renditionUrl } from '@zoetrope/model';
import { imagesOf, type Media } from './images-of.ts';

/** Smallest first; a browser that cannot show one falls back to the next. */
const FORMATS = ['avif', 'webp', 'url'] as const;

/**
 * The file that shows a GIF, moving or still, in a box of `width` × `height` device pixels: AVIF or WebP where there is one. Where no
 * still exists the moving file stands in for it: a service that sends no stills must not leave the tile empty.
 */
export function mediaSource(gif: Media, width: number, height: number, still?: boolean): string | undefined {
  const images = imagesOf(gif);
  // Where no size is known, any file is better than none.
  for (const name of [bestRendition(images, { width, height })?.name, ...ANIMATED_RENDITIONS]) {
    for (const format of FORMATS) {
      const url = name && renditionUrl(images, name, { still, format });
      if (url) return url;
    }
  }
  return still ? mediaSource(gif, width, height) : undefined;
}
