/** What an import or an export reports while it runs. */
export type TransferEvent =
  | { readonly kind: 'refused'; readonly place: string; readonly reason: string }
  | ({ readonly kind: 'progress' } & TransferProgress);

export interface TransferProgress {
  /** Of an export: its items. */
  readonly files: number;
  readonly totalFiles: number;
  /** Of the files so far. */
  readonly bytes: number;
}
