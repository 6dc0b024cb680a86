/** The progress of encoding an upload, after its transfer. */
export interface UploadProgress {
  /** The `upload_id` of the upload. */
  readonly upload_id: string;
  /** `waiting`: queued behind other uploads. */
  readonly status: 'waiting' | 'processing' | 'processed' | 'failed';
  /** Number of encoded renditions. */
  readonly completed: number;
  /** Number of renditions to encode; 0 while unknown. */
  readonly total: number;
  /** The rendition that is being encoded, such as `fixed_width`. */
  readonly current?: string | undefined;
}
