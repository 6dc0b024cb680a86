import type { ManagementClient } from '@zoetrope/management-api';
import type { UploadProgress } from '@zoetrope/model/management';

const EVERY_MS = 400;

/** A name for an upload. Names are one's own, so that they differ from one's others is enough. */
export function newUploadId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

export interface WatchOptions {
  readonly id: string;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Asks now and then how far an upload is. What cannot be had is left out, such as what has not come yet: the upload tells its end itself. */
export async function watchUpload(
  client: Pick<ManagementClient, 'getUploadProgress'>,
  { id, signal, onProgress }: WatchOptions,
): Promise<void> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    const progress = await client.getUploadProgress({ id }, { signal }).catch(() => undefined);
    if (progress && !signal.aborted) onProgress(progress);
  }
}
