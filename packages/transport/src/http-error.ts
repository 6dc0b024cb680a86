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
  const body = jsonOrText(redact(text, url));
  const fields = typeof body === 'object' ? (body as ErrorBody | null) : undefined;
  const message = [fields?.meta?.msg, fields?.message].find((each) => typeof each === 'string' && each !== '');
  const requestId = headers.get('x-request-id') ?? fields?.request_id;
  return new ZoetropeError(`${name}: ${message ?? 'Error fetching'}`, {
    code: CODES[status] ?? 'http',
    url,
    status,
    statusText,
    // The server's own clock, where it says its time: ours may be wrong.
    retryAfterMs: parseRetryAfter(headers.get('retry-after'), Date.parse(headers.get('date') ?? '') || Date.now()),
    requestId: typeof requestId === 'string' ? requestId : undefined,
    body,
  });
}

interface ErrorBody {
  readonly message?: unknown;
  readonly request_id?: unknown;
  readonly meta?: { readonly msg?: unknown } | null;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
