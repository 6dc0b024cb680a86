import { isZoetropeError } from '@zoetrope/transport';
import { errorText } from '../../../loading/error-text.ts';

/** Codes with which a service refuses what a person asked for, and says why in words meant to be read. */
const SPOKEN = [400, 401, 403, 404, 409, 413, 415, 422, 501];

/** What went wrong, in the service's own words where it has some. */
export function refusalText(error: unknown): string {
  if (!isZoetropeError(error) || !SPOKEN.includes(error.status)) return errorText(error);
  const { message } = Object(error.body);
  return typeof message === 'string' && message ? message : errorText(error);
}

/** The field that a service found wrong; undefined when it named none. */
export function refusedField(error: unknown): string | undefined {
  if (!isZoetropeError(error)) return undefined;
  const { parameter } = Object(error.body);
  return typeof parameter === 'string' ? parameter : undefined;
}
