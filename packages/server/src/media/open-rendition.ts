import { isDatabaseBusy } from '../database/database-errors.ts';
import { isConnectionError } from '../database/is-connection-error.ts';
import { ApiError } from '../http/api-error.ts';
import { isStorageFull } from '../http/storage-full.ts';
import type { ServedFile } from '../storage/file-response.ts';
import { isVideoFormat, type MediaFormat } from './media-format.ts';
import type { MediaRendition } from './rendition-size.ts';
import type { Master, RenditionStore } from './rendition-store.ts';
import { QueueFullError } from './work-queue.ts';

/** Seconds until a full queue has processed a good part of its work. */
const RETRY_AFTER = '5';

export interface RenditionRequest {
  /** The animated WebP; for a video, the MP4 that it is encoded from. Undefined if there is no such file. */
  readonly master: Master | undefined | Promise<Master | undefined>;
  readonly rendition: MediaRendition;
  readonly format: MediaFormat;
  /** Aborts the wait when the client disconnects. */
  readonly signal: AbortSignal;
}

/** A rendition for a request. Undefined if it does not exist. Failures are not cached. */
export async function openRendition(
  renditions: RenditionStore,
  { master, rendition, format, signal }: RenditionRequest,
): Promise<ServedFile | undefined> {
  try {
    const resolved = await master;
    if (resolved === undefined) return undefined;
    return isVideoFormat(format)
      ? await renditions.video(resolved, { name: rendition, format }, { signal })
      : await renditions.file(resolved, { name: rendition, format }, { signal });
  } catch (cause) {
    // Nobody receives this response; it keeps disconnects out of the error log.
    if (signal.aborted)
      throw new ApiError('The client disconnected before the picture was rendered.', {
        status: 408,
        code: 'unavailable',
        cause,
      });
    if (isConnectionError(cause) || isDatabaseBusy(cause) || isStorageFull(cause) || cause instanceof ApiError)
      throw cause;
    if (cause instanceof QueueFullError) {
      const headers = { 'Retry-After': RETRY_AFTER };
      const message = 'Too many pictures are being rendered. Try again in a few seconds.';
      throw new ApiError(message, { status: 503, code: 'unavailable', headers, cause });
    }
    throw new ApiError(`${rendition}.${format} could not be rendered. Try again, or use another rendition.`, {
      status: 500,
      code: 'internal',
      cause,
    });
  }
}
