import type { ManagementClient } from '@zoetrope/management-api';
import type { UploadProgress } from '@zoetrope/model/management';

const POLL_MS = 400;

/** Returns an upload id, which has to be unique per account only. */
export function newUploadId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

export interface WatchOptions {
  readonly id: string;
  /** Stops polling. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Polls the progress of an upload. Failures are ignored, because the upload itself reports its result. */
export async function watchUpload(
  client: Pick<ManagementClient, 'getUploadProgress'>,
  { id, signal, onProgress }: WatchOptions,
): Promise<void> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const progress = await client.getUploadProgress({ id }, { signal }).catch(() => undefined);
    if (progress && !signal.aborted) onProgress(progress);
  }
}
