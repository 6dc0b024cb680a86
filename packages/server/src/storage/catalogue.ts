import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';

/** A collection to serve: items, their channels, and the location of their files. */
export interface Catalogue {
  readonly items: readonly CatalogueItem[];
  readonly channels: readonly CatalogueChannel[];
  /** The URL of a file that an item or a channel names. */
  readonly fileUrl: (name: string) => URL;
}
