import { isZoetropeError, ZoetropeError } from './error.ts';
import { redact } from './redact.ts';

/** The error without the values that the request's headers kept secret, should the server have quoted them. */
export function withoutSecrets(error: unknown, secrets: readonly string[]): unknown {
  if (!isZoetropeError(error)) return error;
  const { message, cause } = error;
  // As a query, which is where secrets are looked for.
  const query = secrets.map((each) => `key=${encodeURIComponent(each)}`).join('&');
  const clean = (value: unknown): unknown => JSON.parse(redact(JSON.stringify(value), query));
  const details = { ...error, cause: undefined };
  const cleaned = new ZoetropeError(String(clean(message)), clean(details) as ZoetropeError);
  return cleaned.message === message ? Object.assign(cleaned, { cause }) : cleaned;
}
