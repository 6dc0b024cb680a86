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

/** Characters of an answer that its error keeps: errors are remembered, and a page that explains one may have megabytes. */
const LONGEST = 10_000;

/** The error for an answer outside 200–299, from its status, headers and body text (spec §8). */
export function httpError({ status, statusText, headers }: Response, dirty: string, url: string, name: string) {
  const clean = (text: string) => redact(text, url);
  // A copy: a slice would keep all of the text that it is cut from.
  let body: unknown = structuredClone(clean(dirty).slice(0, LONGEST));
  try {
    body = JSON.parse(body as string);
  } catch {
    // It stays a text.
  }
  const { request_id } = Object(body);
  // The server's own clock, where it says its time: ours may be wrong.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return new ZoetropeError(`${name}: ${serviceMessage(body) ?? 'Error fetching'}`, {
    code: codeOfStatus(status),
    url,
    status,
    statusText,
    retryAfterMs: parseRetryAfter(headers.get('retry-after'), now),
    requestId: firstText(clean(headers.get('x-request-id') ?? ''), request_id),
    body,
  });
}

/** The service's own words about an error: of GIPHY and ours, of Tenor, and of KLIPY. */
export function serviceMessage(body: unknown): string | undefined {
  const { meta, message, error, errors } = Object(body);
  const [detail] = [errors?.message].flat();
  return firstText(meta?.msg, message, error?.message, error, detail);
}

/** The code that belongs to an HTTP status. */
export function codeOfStatus(status: unknown): ErrorCode {
  return CODES[Number(status)] ?? 'http';
}

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((each) => each && typeof each === 'string') as string | undefined;
}
