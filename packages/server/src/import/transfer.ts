import type { Db } from '../database/schema.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** What an import, an export and a backup work with. */
export interface TransferContext {
  readonly db: Db;
  /** The storage of uploads and imports. */
  readonly uploads: FileStorage;
  readonly onEvent: (event: TransferEvent) => void;
  /** Ends an import after the files in progress. Ends an export or a backup, whose target is deleted. */
  readonly signal?: AbortSignal | undefined;
}

/** What it reports while it runs. */
export type TransferEvent =
  | { readonly kind: 'refused'; readonly place: string; readonly reason: string }
  /** A file of an import that is not to be imported. Nothing is wrong with it. */
  | { readonly kind: 'left-out'; readonly place: string; readonly reason: string }
  /** With `--duplicates list` or `merge`: a file with the same picture as an item. */
  | { readonly kind: 'duplicate'; readonly place: string; readonly id: string }
  | ({ readonly kind: 'progress' } & TransferProgress);

export interface TransferProgress {
  /** Of an export: its items. */
  readonly files: number;
  readonly totalFiles: number;
  /** Of the files so far. */
  readonly bytes: number;
}
