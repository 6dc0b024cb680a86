import { type GifVideo, safeUrl } from '@zoetrope/model';
import { fields, frozen, nonNegative, nonNegativeOrZero, readEntries } from './read.ts';
import { toImages } from './to-images.ts';

/** The files of a clip; undefined if there are none. */
export function toVideo(value: unknown): GifVideo | undefined {
  const wire = fields(value);
  const previews = toImages(wire.previews);
  const assets = readEntries(wire.assets, (asset) => {
    const url = safeUrl(asset.url);
    return url && frozen({ url, width: nonNegativeOrZero(asset.width), height: nonNegativeOrZero(asset.height) });
  });
  const captions = readEntries(wire.captions, (caption) => {
    const vtt = safeUrl(caption.vtt);
    return vtt && frozen({ vtt });
  });
  if (!assets && !previews) return undefined;
  return frozen({ assets: assets ?? frozen({}), previews, captions, duration: nonNegative(wire.duration) });
}
