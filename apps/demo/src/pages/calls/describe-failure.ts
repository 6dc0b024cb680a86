import { isZoetropeError } from '@zoetrope/transport';

/** The fields of a failure that say something, in the order they are asked about. */
export function describeFailure(error: unknown): Readonly<Record<string, unknown>> {
  if (!isZoetropeError(error)) return { message: error instanceof Error ? error.message : String(error) };
  const { code, message, status, statusText, retryAfterMs, requestId, body } = error;
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
