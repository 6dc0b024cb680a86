import { type Captions, type GifVideo, safeUrl } from '@zoetrope/model';
import { amount, type Fields, fields } from './read.ts';
import { toImages } from './to-images.ts';

/** The files of a clip; undefined when it has none. */
export function toVideo(value: unknown): GifVideo | undefined {
  const wire = fields(value);
  const assets = mapFields(wire.assets, (asset) => {
    const url = safeUrl(asset.url);
    return url && { url, width: amount(asset.width) ?? 0, height: amount(asset.height) ?? 0 };
  });
  const previews = toImages(wire.previews);
  if (!assets && !previews) return undefined;
  const captions: Captions | undefined = mapFields(wire.captions, (caption) => {
    const vtt = safeUrl(caption.vtt);
    return vtt && { vtt };
  });
  return { assets: assets ?? {}, previews, captions, duration: amount(wire.duration) };
}

function mapFields<T>(value: unknown, read: (item: Fields) => T | '' | undefined): { [name: string]: T } | undefined {
  const entries: [string, T][] = [];
  for (const [name, item] of Object.entries(fields(value))) {
    const made = read(fields(item));
    if (made) entries.push([name, made]);
  }
  // Not by assignment: a service may name a field `__proto__`.
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
