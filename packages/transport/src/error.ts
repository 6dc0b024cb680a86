import { redact } from './redact.ts';

/**
 * The kind of a failure: an HTTP status (`http`, `rate-limit` 429, `auth` 401 and 403, `not-found` 404, `geo` 451), no
 * response (`network`, `timeout`), an unusable response (`parse`, `synthetic`: without `meta.response_id`), invalid
 * arguments (`validation`), or a use that the provider's rules forbid (`not-permitted`).
 */
export type ErrorCode =
  | 'http'
  | 'rate-limit'
  | 'auth'
  | 'not-found'
  | 'geo'
  | 'network'
  | 'timeout'
  | 'parse'
  | 'synthetic'
  | 'validation'
  | 'not-permitted';

/** The properties of a `ZoetropeError`. */
export interface ErrorDetails {
  readonly code: ErrorCode;
  /** The requested URL, with its keys and tokens as `***`; they are redacted in the other texts too. @default '' */
  readonly url?: string | undefined;
  /** HTTP status; 0 without a response. @default 0 */
  readonly status?: number | undefined;
  /** @default '' */
  readonly statusText?: string | undefined;
  /** Milliseconds to wait before another request, from `Retry-After`. */
  readonly retryAfterMs?: number | undefined;
  readonly requestId?: string | undefined;
  /** The response body: the parsed JSON, or else the text. */
  readonly body?: unknown;
  /** Never an engine's error, because those contain the URL and the response. Their messages are part of `message`. */
  readonly cause?: unknown;
}

/** Shared by all copies of this package on a page, so that errors are recognized across bundles and frames. */
const BRAND = Symbol.for('zoetrope.error');

/**
 * The error that all calls of this toolkit reject with, except after an abort, which rejects with the caller's own
 * reason. Recognize it with `isZoetropeError`.
 *
 * @example
 * throw new ZoetropeError('A category needs a name', { code: 'validation' });
 */
export class ZoetropeError extends Error {
  declare readonly name: 'ZoetropeError';
  declare readonly code: ErrorCode;
  declare readonly url: string;
  declare readonly status: number;
  declare readonly statusText: string;
  declare readonly retryAfterMs?: number | undefined;
  declare readonly requestId?: string | undefined;
  declare readonly body?: unknown;
  declare readonly [BRAND]: true;

  constructor(message: string, { url = '', statusText = '', ...details }: ErrorDetails) {
    super(redact(message, url));
    // Assigned instead of declared as fields, because bundlers cannot remove a class with a computed field.
    Object.assign(this, { status: 0 }, details, {
      url: redact(url),
      statusText: redact(statusText, url),
      [BRAND]: true,
      name: 'ZoetropeError',
    });
  }
}

/**
 * Whether a value is a `ZoetropeError`, with this code if one is given. Recognizes errors of other copies of this
 * package too, unlike `instanceof`.
 *
 * @example
 * request('https://gifs.example/v1/gifs/trending').catch((error) => {
 *   if (isZoetropeError(error, 'rate-limit')) console.log(error.retryAfterMs);
 * });
 */
export function isZoetropeError(value: unknown, code?: ErrorCode): value is ZoetropeError {
  if (typeof value !== 'object' || value === null || !(BRAND in value)) return false;
  return code === undefined || ('code' in value && value.code === code);
}
