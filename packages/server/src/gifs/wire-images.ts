import type { RenditionName } from '@zoetrope/model';
import type { WireImages, WireRendition } from '@zoetrope/model/wire';
import type { StoredItem } from '../database/schema.ts';
import { RENDITION_NAMES, renditionSize } from '../media/rendition-size.ts';

/** Every rendition that the media routes serve of an item, with its true size. An mp4 only where there is one (ruling 24). */
export function wireImages(item: StoredItem, origin: string): WireImages {
  return Object.fromEntries(RENDITION_NAMES.map((name) => [name, wireRendition(item, name, origin)]));
}

function wireRendition(item: StoredItem, name: RenditionName, origin: string): WireRendition {
  const base = `${origin}/media/${item.id}/${name}`;
  const mp4 = item.mp4?.[name];
  const bytes = mp4 === undefined ? undefined : item.bytes[mp4];
  return {
    url: `${base}.gif`,
    webp: `${base}.webp`,
    ...(mp4 === undefined ? {} : { mp4: `${base}.mp4` }),
    ...(bytes === undefined ? {} : { mp4_size: bytes }),
    ...renditionSize(name, item),
  };
}
