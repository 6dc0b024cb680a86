import type { Rating } from '@zoetrope/model';
import type { FilesContext } from '../admin/uploads/store-files.ts';
import type { TransferContext } from './transfer.ts';

export interface ImportOptions {
  /** Absolute path of a folder, a ZIP or a list, or the URL of another Zoetrope server. */
  readonly source: string;
  /**
   * Slug of an existing channel. Default: the items have no channel. From another server: only the items of this channel there,
   * which keep it. Default: all.
   */
  readonly channel?: string | undefined;
  /** Of another server: only the items that a search finds there. Default: all. */
  readonly query?: string | undefined;
  /** API key of another server. Default: `zoetrope-web`. */
  readonly key?: string | undefined;
  /** Of items without one. Default: g. */
  readonly rating?: Rating | undefined;
  /** Of items without one. */
  readonly license?: string | undefined;
  readonly author?: string | undefined;
  /** Addresses and networks that URLs may lead to besides public ones, separated by commas. Default: none. */
  readonly allowNetwork?: string | undefined;
  /** Default: the same pictures are not searched for, which takes longer. A file that was uploaded before is present. */
  readonly duplicates?: Duplicates | undefined;
}

/**
 * What happens to a file that was uploaded before, or has the same picture as an upload, an import or another file: it is
 * imported and listed, it is refused, or only its tags are added to the item.
 */
export type Duplicates = 'list' | 'refuse' | 'merge';

export const DUPLICATES: readonly Duplicates[] = ['list', 'refuse', 'merge'];

/** An import, as the command line sends it to a running server. */
export type ImportCommand = ImportOptions & { readonly action: 'import' };

export interface ImportContext extends FilesContext, TransferContext {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
