import { isZoetropeError } from '@zoetrope/transport';

/** Returns the defined fields of an error, most important first. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!isZoetropeError(error)) return { message: error instanceof Error ? error.message : String(error) };
  const { code, message, status, statusText, retryAfterMs, requestId, body } = error;
  // Without a response, the status is 0 and its text is empty.
  const all = {
    code,
    message,
    status: status || undefined,
    statusText: statusText || undefined,
    retryAfterMs,
    requestId,
    body,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
