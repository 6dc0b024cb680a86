import { ApiError } from '../../http/api-error.ts';
import { isStorageFull } from '../../http/storage-full.ts';

/** The error for a file that cannot be decoded. A full disk is not the file's fault, so that error is kept. */
export function unreadableError(parameter: string, cause?: unknown): unknown {
  if (isStorageFull(cause)) return cause;
  return new ApiError(`${parameter}: cannot be read; it is broken or of another type`, {
    status: 400,
    code: 'validation',
    parameter,
    cause,
  });
}
