import { type GifVideo, safeUrl } from '@zoetrope/model';
import { amount, entriesOf, fields, freeze, size } from './read.ts';
import { toImages } from './to-images.ts';

/** The files of a clip; undefined when it has none. */
export function toVideo(value: unknown): GifVideo | undefined {
  const wire = fields(value);
  const previews = toImages(wire.previews);
  const assets = entriesOf(wire.assets, (asset) => {
    const url = safeUrl(asset.url);
    return url && freeze({ url, width: size(asset.width), height: size(asset.height) });
  });
  const captions = entriesOf(wire.captions, (caption) => {
    const vtt = safeUrl(caption.vtt);
    return vtt && freeze({ vtt });
  });
  return assets || previews
    ? freeze({ assets: assets ?? freeze({}), previews, captions, duration: amount(wire.duration) })
    : undefined;
}
