import { isZoetropeError } from '@zoetrope/transport';

/** Returns whether the error is a 404. */
export function isNotFound(error: unknown): boolean {
  return isZoetropeError(error, 'not-found');
}

/** Responses of a proxy while the server starts, stops or is overloaded. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

/** Returns a message for the user: what happened, and what to do. */
export function errorText(error: unknown): string {
  if (isZoetropeError(error, 'network')) return 'The server cannot be reached. Check your connection and try again.';
  if (isZoetropeError(error, 'timeout')) return 'The server took too long to respond.';
  if (isZoetropeError(error, 'rate-limit')) return 'Too many requests. Wait a moment and try again.';
  if (isZoetropeError(error, 'http') && UNAVAILABLE_STATUSES.includes(error.status))
    return 'The server is temporarily unavailable.';
  if (isZoetropeError(error, 'http')) return `The server returned an error (${error.status}).`;
  if (isZoetropeError(error, 'auth')) {
    return error.status === 401 ? 'You are not signed in.' : 'You do not have access to this.';
  }
  if (isNotFound(error)) return 'This does not exist.';
  if (isZoetropeError(error, 'geo')) return 'This is not available in your country.';
  if (isZoetropeError(error, 'parse') || isZoetropeError(error, 'synthetic'))
    return 'The response of the server cannot be read.';
  if (isZoetropeError(error)) return withoutPackageName(error.message);
  return error instanceof Error ? error.message : 'Something unexpected happened.';
}

/** Messages of errors can begin with the package of the call, as in `@zoetrope/fetch-api: …`, for developers. */
function withoutPackageName(message: string): string {
  return message.startsWith('@zoetrope/') ? message.slice(message.indexOf(': ') + 2) : message;
}
