import { type ErrorCode, ZoetropeError } from './error.ts';
import { redact } from './redact.ts';
import { parseRetryAfter } from './retry-after.ts';

const CODES: { readonly [status: number]: ErrorCode } = {
  401: 'auth',
  403: 'auth',
  404: 'not-found',
  429: 'rate-limit',
  451: 'geo',
};

/** The error for an answer outside 200–299, from its status, headers and body text (spec §8). */
export function httpError({ status, statusText, headers }: Response, text: string, url: string, name: string) {
  const clean = (dirty: string) => redact(dirty, url);
  let body: unknown = clean(text);
  try {
    body = JSON.parse(clean(text));
  } catch {
    // It stays a text.
  }
  const { meta, message, request_id } = Object(body);
  // The server's own clock, where it says its time: ours may be wrong.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return new ZoetropeError(`${name}: ${firstText(meta?.msg, message) ?? 'Error fetching'}`, {
    code: CODES[status] ?? 'http',
    url,
    status,
    statusText,
    retryAfterMs: parseRetryAfter(headers.get('retry-after'), now),
    requestId: firstText(clean(headers.get('x-request-id') ?? ''), request_id),
    body,
  });
}

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((each): each is string => typeof each === 'string' && each !== '');
}
