import { isZoetropeError } from '@zoetrope/transport';
import { errorText } from './error-text.ts';

/** Responses whose message is meant for users. */
const STATUSES_WITH_MESSAGE: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 413, 415, 422, 501]);

/** Returns the message of the server if it is meant for users, or else a general message. */
export function serverErrorText(error: unknown): string {
  if (!isZoetropeError(error) || !STATUSES_WITH_MESSAGE.has(error.status)) return errorText(error);
  const { message } = Object(error.body);
  return typeof message === 'string' && message ? message : errorText(error);
}

/** Returns the name of the invalid field, if the server reported one. */
export function invalidField(error: unknown): string | undefined {
  if (!isZoetropeError(error)) return undefined;
  const { parameter } = Object(error.body);
  return typeof parameter === 'string' ? parameter : undefined;
}
