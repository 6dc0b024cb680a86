import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import type { ItemTexts } from './item-texts.ts';
import type { ListRow } from './read-list.ts';
import type { SourceFiles } from './source-files.ts';

export type ImportEntry = EntryToImport | LeftOut;

/** A file to import with its texts, a complete item of a library, or why it cannot be imported. */
export type EntryToImport =
  | { readonly place: string; readonly file: string; readonly texts: ItemTexts; readonly isOfPack?: boolean }
  | { readonly place: string; readonly item: CatalogueItem }
  | { readonly place: string; readonly fault: string };

/** A file that is not to be imported, with the reason. Nothing is wrong with it. */
export interface LeftOut {
  readonly place: string;
  readonly leftOut: string;
}

export interface ImportSource {
  /** Whether it is another Zoetrope server, which sends each file over the network. */
  readonly isServer: boolean;
  readonly files: SourceFiles;
  /** Reads the entries again at each iteration. */
  readonly entries: () => AsyncIterable<ImportEntry>;
  /** The number of entries, if no entry needs a license. Default: they are counted. */
  readonly count?: (() => Promise<number>) | undefined;
  /** The channels of a library. Throws a `ServerError` if they are invalid. */
  readonly channels: () => Promise<readonly CatalogueChannel[]>;
  /** The aliases of tags of a library. */
  readonly aliases: () => AsyncIterable<ListRow>;
}
