import { fileURLToPath } from 'node:url';
import type { CatalogueItem } from '@zoetrope/catalogue';
import type { Catalogue } from '../storage/catalogue.ts';
import type { StoredFile } from '../storage/file-storage.ts';
import { localFile } from '../storage/folder-storage.ts';
import type { VideoFormat } from './media-format.ts';
import type { MediaRendition } from './rendition-size.ts';
import type { Master } from './rendition-store.ts';
import { storedMp4, videoSource } from './stored-mp4.ts';

/** Finds files by ids and names of a URL. Nothing from a request becomes part of a path. */
export interface MediaCatalogue {
  master(id: string): Promise<Master | undefined>;
  mp4(id: string, rendition: MediaRendition): Promise<StoredFile | undefined>;
  /** The file from which the videos of an item are encoded: its MP4, or for a WebM an animated picture. */
  videoMaster(id: string, format: VideoFormat): Promise<Master | undefined>;
  avatar(slug: string): StoredFile | undefined;
  clip(id: string, asset: string): Promise<StoredFile | undefined>;
  captions(id: string, language: string): Promise<StoredFile | undefined>;
}

/** The items in the database, and the files of those that users have added. */
export interface StoredMedia {
  readonly item: (id: string) => Promise<{ readonly item: CatalogueItem; readonly isAdded: boolean } | undefined>;
  readonly file: (name: string) => StoredFile;
}

export function createMediaCatalogue({ items, channels, fileUrl }: Catalogue, stored?: StoredMedia): MediaCatalogue {
  // The items of a stream are not kept in memory.
  const byId = new Map<string, CatalogueItem>();
  if (Symbol.iterator in items) for (const item of items) byId.set(item.id, item);
  const bySlug = new Map(channels.map((channel) => [channel.slug, channel]));

  /** The file that `nameOf` selects of an item. */
  async function file(
    id: string,
    nameOf: (item: CatalogueItem) => string | undefined,
  ): Promise<StoredFile | undefined> {
    const catalogueItem = byId.get(id);
    const entry = catalogueItem === undefined ? await stored?.item(id) : { item: catalogueItem, isAdded: false };
    const name = entry && nameOf(entry.item);
    if (name === undefined) return undefined;
    return entry?.isAdded && stored !== undefined ? stored.file(name) : localFile(fileURLToPath(fileUrl(name)));
  }

  async function fileWithSize(
    id: string,
    nameOf: (item: CatalogueItem) => string | undefined,
  ): Promise<Master | undefined> {
    let size = { width: 0, height: 0, frames: 1 };
    const found = await file(id, (item) => {
      size = { width: item.width, height: item.height, frames: item.frames };
      return nameOf(item);
    });
    return found === undefined ? undefined : { file: found, ...size };
  }

  return {
    master: (id) => fileWithSize(id, (item) => item.master),
    mp4: (id, rendition) => file(id, (item) => storedMp4(item, rendition)),
    videoMaster: (id, format) => fileWithSize(id, (item) => videoSource(item, format)),
    avatar(slug) {
      const name = bySlug.get(slug)?.avatar;
      return name === undefined ? undefined : localFile(fileURLToPath(fileUrl(name)));
    },
    clip: (id, asset) => file(id, (item) => ownValue(item.video?.assets, asset)?.file),
    captions: (id, language) => file(id, (item) => ownValue(item.video?.captions, language)),
  };
}

/** `constructor` and the like are not entries of a record. */
function ownValue<T>(record: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
