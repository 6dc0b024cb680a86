/** The progress of an upload or a download, in bytes. */
export interface TransferProgress {
  readonly loaded: number;
  /** Undefined if it is not known in advance. */
  readonly total?: number | undefined;
}
