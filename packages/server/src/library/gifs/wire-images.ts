import type { RenditionName } from '@zoetrope/model';
import type { WireImages, WireRendition } from '@zoetrope/model/wire';
import type { StoredItem } from '../../database/schema.ts';
import { isStill, RENDITION_NAMES, renditionSize } from '../../media/rendition-size.ts';

/** All renditions of an item with their exact sizes. An mp4 only if it exists. */
export function wireImages(item: StoredItem, origin: string): WireImages {
  return Object.fromEntries(RENDITION_NAMES.map((name) => [name, wireRendition(item, name, origin)]));
}

function wireRendition(item: StoredItem, name: RenditionName, origin: string): WireRendition {
  const base = `${origin}/media/${item.id}/${name}`;
  const size = renditionSize(name, item);
  // An animated WebP of the same size as a WebP master is the master; other sizes in bytes are known only once rendered.
  const isFullSize = size.width === item.width && size.height === item.height;
  const isMaster = !isStill(name) && isFullSize && item.master.endsWith('.webp');
  const mp4 = item.mp4?.[name];
  return {
    url: `${base}.gif`,
    webp: `${base}.webp`,
    ...(isStill(name) ? { avif: `${base}.avif` } : {}),
    ...(mp4 === undefined ? {} : { mp4: `${base}.mp4` }),
    ...size,
    ...byteSize('webp_size', isMaster ? item.master : undefined, item),
    ...byteSize('mp4_size', mp4, item),
  };
}

function byteSize(field: 'webp_size' | 'mp4_size', file: string | undefined, item: StoredItem): WireRendition {
  const size = file === undefined ? undefined : item.bytes[file];
  return size === undefined ? {} : { [field]: size };
}
