import { type Images, type Rendition, safeUrl } from '@zoetrope/model';
import { amount, entriesOf, type Fields, freeze, size } from './read.ts';

/** The renditions that have a file, under the service's names; undefined when none has. */
export function toImages(value: unknown): Images | undefined {
  return entriesOf(value, toRendition);
}

function toRendition(wire: Fields): Rendition | undefined {
  const webp = safeUrl(wire.webp);
  const mp4 = safeUrl(wire.mp4);
  const url = safeUrl(wire.url) ?? webp ?? '';
  if (!(url || mp4)) return undefined;
  // Written out, not looped: a page of 50 has 600 of these.
  return freeze({
    url,
    webp,
    avif: safeUrl(wire.avif),
    mp4,
    width: size(wire.width),
    height: size(wire.height),
    size: amount(wire.size),
    webp_size: amount(wire.webp_size),
    mp4_size: amount(wire.mp4_size),
  });
}
