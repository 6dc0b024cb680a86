import { type Images, type Rendition, safeUrl } from '@zoetrope/model';
import { type Fields, frozen, nonNegativeOrZero, positive, readEntries } from './read.ts';

/**
 * The renditions that have a file, by name; undefined if there are none. Without a GIF, `url` is the WebP; it is
 * empty if there is only an MP4.
 */
export function toImages(value: unknown): Images | undefined {
  return readEntries(value, toRendition);
}

function toRendition(wire: Fields): Rendition | undefined {
  const webp = safeUrl(wire.webp);
  const mp4 = safeUrl(wire.mp4);
  const url = safeUrl(wire.url) ?? webp ?? '';
  if (!(url || mp4)) return undefined;
  // Listed one by one, because that is much faster than a loop: a page of 50 GIFs has 600 renditions.
  return frozen({
    url,
    webp,
    avif: safeUrl(wire.avif),
    mp4,
    width: nonNegativeOrZero(wire.width),
    height: nonNegativeOrZero(wire.height),
    size: positive(wire.size),
    webp_size: positive(wire.webp_size),
    mp4_size: positive(wire.mp4_size),
  });
}
