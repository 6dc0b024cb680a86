import { isZoetropeError } from '@zoetrope/transport';

/** Whether the thing asked for does not exist. */
export function isMissing(error: unknown): boolean {
  return isZoetropeError(error, 'not-found');
}

/** What a proxy answers for a server that is starting, stopping or too busy. */
const AWAY = [502, 503, 504];

/** What went wrong, in words for who is looking: what to do comes before what failed. */
export function errorText(error: unknown): string {
  if (isZoetropeError(error, 'network')) return 'The server cannot be reached. Check your connection and try again.';
  if (isZoetropeError(error, 'timeout')) return 'The server took too long to respond.';
  if (isZoetropeError(error, 'rate-limit')) return 'Too many requests. Wait a moment and try again.';
  if (isZoetropeError(error, 'http') && AWAY.includes(error.status)) return 'The server is temporarily unavailable.';
  if (isZoetropeError(error, 'http')) return `The server returned an error (${error.status}).`;
  return error instanceof Error ? error.message : 'Something unexpected happened.';
}
