import { bestRendition, MOVING_RENDITIONS, renditionUrl } from '@zoetrope/model';
import { imagesOf, type Media } from './images-of.ts';

/** The file that shows a GIF, moving or still, in a box of so many device pixels: WebP where there is one. */
export function mediaSource(gif: Media, width: number, height: number, still = false): string | undefined {
  const images = imagesOf(gif);
  // Where no size is known, any file is better than none.
  for (const name of [bestRendition(images, width, height)?.name, ...MOVING_RENDITIONS]) {
    const url =
      name && (renditionUrl(images, name, { still, format: 'webp' }) ?? renditionUrl(images, name, { still }));
    if (url) return url;
  }
  return undefined;
}
