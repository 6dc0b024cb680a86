import type { Rating } from '@zoetrope/model';
import type { FilesContext } from '../admin/uploads/store-files.ts';
import type { TransferContext } from './transfer.ts';

export interface ImportOptions {
  /** Absolute path of a folder, a ZIP or a list. */
  readonly source: string;
  /** Slug of an existing channel. Default: the items have no channel. */
  readonly channel?: string | undefined;
  /** Of items without one. Default: g. */
  readonly rating?: Rating | undefined;
  /** Of items without one. */
  readonly license?: string | undefined;
  readonly author?: string | undefined;
  /** Default: the same pictures are not searched for, which takes longer. */
  readonly duplicates?: Duplicates | undefined;
}

/**
 * What happens to a file with the same picture as an upload, an import or another file: it is imported and listed, it is
 * refused, or only its tags are added to the item.
 */
export type Duplicates = 'list' | 'refuse' | 'merge';

export const DUPLICATES: readonly Duplicates[] = ['list', 'refuse', 'merge'];

/** An import, as the command line sends it to a running server. */
export type ImportCommand = ImportOptions & { readonly action: 'import' };

export interface ImportContext extends FilesContext, TransferContext {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
