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

/** Characters of a body that an error keeps: errors are cached, and an error page may have megabytes. */
const MAX_BODY_CHARACTERS = 10_000;

/** The properties of an error body that are read; none of them is certain. */
interface ErrorBody {
  readonly meta?: { readonly msg?: unknown } | null;
  readonly message?: unknown;
  readonly error?: { readonly message?: unknown } | null;
  readonly errors?: { readonly message?: unknown } | null;
  readonly request_id?: unknown;
}

interface HttpErrorContext {
  /** The text of the body, not yet redacted. */
  readonly body: string;
  readonly url: string;
  /** The calling package. */
  readonly name: string;
}

/** The error for a response outside 200–299, from its status, headers and body. */
export function httpError(response: Response, { body, url, name }: HttpErrorContext): ZoetropeError {
  const { status, statusText, headers } = response;
  const clean = (text: string) => redact(text, url);
  const parsed = parseBody(clean(body));
  const message = parseErrorMessage(parsed);
  // The server's own clock if it sends one, because ours may be wrong.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return new ZoetropeError(`${name}: ${message ?? 'Error fetching'}`, {
    code: errorCodeFor(status, message),
    url,
    status,
    statusText,
    retryAfterMs: parseRetryAfter(headers.get('retry-after'), now),
    requestId: firstNonEmptyString(clean(headers.get('x-request-id') ?? ''), ((parsed ?? {}) as ErrorBody).request_id),
    body: parsed,
  });
}

/** The JSON value of a body, or else its text, up to `MAX_BODY_CHARACTERS`. */
function parseBody(text: string): unknown {
  // Cloned, because a slice would keep the whole text in memory.
  const start = structuredClone(text.slice(0, MAX_BODY_CHARACTERS));
  try {
    return JSON.parse(start);
  } catch {
    return start;
  }
}

/**
 * The error message in a response body, as GIPHY, Zoetrope, Tenor and KLIPY send it; undefined if there is none.
 *
 * @example
 * parseErrorMessage({ meta: { status: 401, msg: 'Unknown key' } }); // 'Unknown key'
 */
export function parseErrorMessage(body: unknown): string | undefined {
  const { meta, message, error, errors } = (body ?? {}) as ErrorBody;
  const detail = Array.isArray(errors?.message) ? errors.message[0] : errors?.message;
  return firstNonEmptyString(meta?.msg, message, error?.message, error, detail);
}

/**
 * The error code for an HTTP status and the message of the response. Default: `'http'`. Only by the message can a
 * rejected key be told from other errors of Tenor, which sends the status 400 for it, and of KLIPY, which sends 404.
 *
 * @example
 * errorCodeFor(404, 'Not found'); // 'not-found'
 * errorCodeFor(404, 'The provided API key is invalid.'); // 'auth'
 */
export function errorCodeFor(status: unknown, message?: string): ErrorCode {
  const code = CODES[Number(status)] ?? 'http';
  const isAmbiguous = code === 'http' || code === 'not-found';
  return isAmbiguous && isKeyRejection(message) ? 'auth' : code;
}

function isKeyRejection(message = ''): boolean {
  const text = message.toLowerCase();
  return text.includes('api key') && (text.includes('invalid') || text.includes('not valid'));
}

function firstNonEmptyString(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}
