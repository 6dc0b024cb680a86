/** Error codes of the file system and of Postgres (`disk_full`). */
const CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
/** Messages of libvips and of child processes. */
const MESSAGES = ['No space left on device', 'Disk quota exceeded'];

/** Whether the disk or its quota is full. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.has(error.code)) return true;
  const output = 'stderr' in error ? String(error.stderr) : '';
  return MESSAGES.some((message) => error.message.includes(message) || output.includes(message));
}
