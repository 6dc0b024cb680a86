import { type GifVideo, safeUrl } from '@zoetrope/model';
import { amount, eachOf, entriesOf, fields, size } from './read.ts';
import { toImages } from './to-images.ts';

/** The files of a clip; undefined when it has none. */
export function toVideo(value: unknown): GifVideo | undefined {
  const wire = fields(value);
  const previews = toImages(wire.previews);
  const assets = entriesOf(wire.assets, (asset) => {
    const url = safeUrl(asset.url);
    return url && { url, ...eachOf(asset, size, 'width', 'height') };
  });
  const captions = entriesOf(wire.captions, (caption) => {
    const vtt = safeUrl(caption.vtt);
    return vtt && { vtt };
  });
  return assets || previews ? { assets: assets ?? {}, previews, captions, duration: amount(wire.duration) } : undefined;
}
