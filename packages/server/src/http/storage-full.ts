/** Of the file system, and of Postgres (`disk_full`). */
const CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
/** The same in the messages of libvips and of child processes. */
const MESSAGES = ['No space left on device', 'Disk quota exceeded'];

/** Whether an error means that no more can be stored: the disk is full, or the quota on it is used up. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.has(error.code)) return true;
  const output = 'stderr' in error ? String(error.stderr) : '';
  return MESSAGES.some((message) => error.message.includes(message) || output.includes(message));
}
