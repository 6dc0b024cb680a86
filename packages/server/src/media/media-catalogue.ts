import { fileURLToPath } from 'node:url';
import type { RenditionName } from '@zoetrope/model';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Master } from './rendition-store.ts';

/** Finds files by ids and names from a URL; nothing from outside ever becomes part of a path. */
export interface MediaCatalogue {
  master(id: string): Master | undefined;
  mp4(id: string, rendition: RenditionName): string | undefined;
  avatar(slug: string): string | undefined;
  clip(id: string, asset: string): string | undefined;
  captions(id: string, language: string): string | undefined;
}

export function createMediaCatalogue({ items, channels, fileUrl }: Catalogue): MediaCatalogue {
  const byId = new Map(items.map((item) => [item.id, item]));
  const bySlug = new Map(channels.map((channel) => [channel.slug, channel]));
  const path = (name: string | undefined) => (name === undefined ? undefined : fileURLToPath(fileUrl(name)));

  return {
    master(id) {
      const item = byId.get(id);
      return item && { path: fileURLToPath(fileUrl(item.master)), width: item.width, height: item.height };
    },
    mp4: (id, rendition) => path(own(byId.get(id)?.mp4, rendition)),
    avatar: (slug) => path(bySlug.get(slug)?.avatar),
    clip: (id, asset) => path(own(byId.get(id)?.video?.assets, asset)?.file),
    captions: (id, language) => path(own(byId.get(id)?.video?.captions, language)),
  };
}

/** `constructor` and its like are no entries of a record. */
function own<T>(record: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
