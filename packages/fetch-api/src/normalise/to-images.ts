import { type Images, safeUrl } from '@zoetrope/model';
import { amount, eachOf, entriesOf, size } from './read.ts';

/** The renditions that have a file, under the service's names; undefined when none has. */
export function toImages(value: unknown): Images | undefined {
  return entriesOf(value, (wire) => {
    const { webp, mp4 } = eachOf(wire, safeUrl, 'webp', 'mp4');
    const url = safeUrl(wire.url) ?? webp ?? '';
    return url || mp4
      ? {
          url,
          webp,
          mp4,
          ...eachOf(wire, size, 'width', 'height'),
          ...eachOf(wire, amount, 'size', 'webp_size', 'mp4_size'),
        }
      : undefined;
  });
}
