import { isZoetropeError, ZoetropeError } from './error.ts';
import { redact } from './redact.ts';

/** The error without the values that the request's headers kept secret, should the server have quoted them. */
export function withoutSecrets(error: unknown, secrets: readonly string[]): unknown {
  if (!isZoetropeError(error)) return error;
  // As a query, which is where secrets are looked for.
  const query = secrets.map((each) => `key=${encodeURIComponent(each)}`).join('&');
  const clean = (text: string) => redact(text, query);
  const { message, url, statusText, requestId = '', body } = error;
  return new ZoetropeError(clean(message), {
    ...error,
    url: clean(url),
    statusText: clean(statusText),
    requestId: clean(requestId) || undefined,
    body: eachText(body, clean),
  });
}

/** A JSON value with each of its texts and names put through `change`. */
function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => eachText(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [change(name), eachText(each, change)]));
}
