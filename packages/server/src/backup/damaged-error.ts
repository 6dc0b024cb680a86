import { ServerError } from '../server-error.ts';

/** The error for a backup that cannot be restored. */
export function damagedError(fault: string, cause?: unknown): ServerError {
  return new ServerError(`${fault}. Copy the backup again; nothing was restored.`, { cause });
}
