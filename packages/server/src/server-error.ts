/** A startup failure that the operator can fix. Its message says how; no stack is printed. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
