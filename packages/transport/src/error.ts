import { redact } from './redact.ts';

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
  | 'validation';

export interface ErrorDetails {
  readonly code: ErrorCode;
  /** Where it happened. Its keys and tokens are `***` here, in the message and in the status text. @default '' */
  readonly url?: string | undefined;
  /** HTTP status; 0 when there was no answer. @default 0 */
  readonly status?: number | undefined;
  /** @default '' */
  readonly statusText?: string | undefined;
  /** Milliseconds that the service asks to be left alone for. */
  readonly retryAfterMs?: number | undefined;
  readonly requestId?: string | undefined;
  /** The answer: its JSON value, else its text. */
  readonly body?: unknown;
  /** Never that of an engine: those hold the URL, and what the server sent. Its words are in the message. */
  readonly cause?: unknown;
}

/** Shared by every copy of this package on a page, so that errors are known across bundles and frames. */
const BRAND = Symbol.for('zoetrope.error');

/** What every failing call of this toolkit rejects with; only an abort rejects with the caller's own reason. */
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
    // Not fields: a class with a computed one stays in every bundle, used or not.
    Object.assign(this, { status: 0 }, details, {
      url: redact(url),
      statusText: redact(statusText, url),
      [BRAND]: true,
      name: 'ZoetropeError',
    });
  }
}

/** Whether a value is an error of this toolkit, of one kind if a code is given. By brand, not by class. */
export function isZoetropeError(value: unknown, code?: ErrorCode): value is ZoetropeError {
  if (typeof value !== 'object' || value === null || !(BRAND in value)) return false;
  return code === undefined || ('code' in value && value.code === code);
}
