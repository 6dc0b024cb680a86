import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';

/** A collection to serve: items, their channels, and the location of their files. */
export interface Catalogue {
  /**
   * All items in display order: an array, or for large collections an object that reads them again at each iteration.
   */
  readonly items: Iterable<CatalogueItem> | AsyncIterable<CatalogueItem>;
  /** The file with an item per line, for error messages. Default: items have no lines. */
  readonly itemsFile?: string | undefined;
  readonly channels: readonly CatalogueChannel[];
  /** The URL of a file that an item or a channel names. */
  readonly fileUrl: (name: string) => URL;
  /**
   * Identifies the items and channels: a start with the same version does not read the items. Default: a hash of them,
   * for which each start reads all.
   */
  readonly version?: string | undefined;
}
