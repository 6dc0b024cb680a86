import { isZoetropeError, ZoetropeError } from './error.ts';
import { redact } from './redact.ts';

const SECRET_NAME = /authorization|x-password|x-csrf/i;
/** `Bearer`, or the marker of an encoded value (RFC 8187). */
const PREFIX = /^\s*Bearer\s+|^UTF-8''/i;

/** The secret values in headers, without their prefixes. */
export function secretHeaderValues(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers)
    .filter(([name]) => SECRET_NAME.test(name))
    .map(([, value]) => value.replace(PREFIX, ''));
}

/** A copy of an error without these secrets, in case the server quoted them. */
export function redactError(error: unknown, secrets: readonly string[]): unknown {
  if (!isZoetropeError(error)) return error;
  // As query parameters, because `redact` finds secrets there.
  const query = secrets.map((secret) => `key=${encodeURIComponent(secret)}`).join('&');
  const clean = (text: string) => redact(text, query);
  const { message, url, statusText, requestId = '', body } = error;
  return new ZoetropeError(clean(message), {
    ...error,
    url: clean(url),
    statusText: clean(statusText),
    requestId: clean(requestId) || undefined,
    body: mapStrings(body, clean),
  });
}

/** Applies a function to all strings and property names of a JSON value. */
function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [change(name), mapStrings(item, change)]));
}
