import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';

/** What the service serves: items, the channels they belong to, and where their files are. */
export interface Catalogue {
  readonly items: readonly CatalogueItem[];
  readonly channels: readonly CatalogueChannel[];
  /** The place of a file that an item or a channel names. */
  readonly fileUrl: (name: string) => URL;
}
