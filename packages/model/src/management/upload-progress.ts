/** How far an upload is, after its bytes have gone. */
export interface UploadProgress {
  /** As it was named when it was sent. */
  readonly upload_id: string;
  /** `waiting`: for its turn, behind the files of others. */
  readonly status: 'waiting' | 'making' | 'made' | 'failed';
  /** Renditions that are made. */
  readonly made: number;
  /** Renditions that will be made; 0 while that is not known. */
  readonly total: number;
  /** The rendition that is being made, for example `fixed_width`. */
  readonly making?: string | undefined;
}
