import type { WireError } from '@zoetrope/model/wire';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ApiErrorCode =
  | 'validation'
  | 'auth'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'timeout'
  | 'conflict'
  | 'duplicate'
  | 'too-large'
  | 'unsupported-type'
  | 'rate-limit'
  | 'unavailable'
  | 'storage-full'
  | 'quota'
  | 'upstream'
  | 'internal'
  | 'not-implemented';

interface ApiErrorOptions {
  readonly status: ContentfulStatusCode;
  readonly code: ApiErrorCode;
  /** Name of the invalid parameter. */
  readonly parameter?: string | undefined;
  readonly headers?: { readonly [name: string]: string } | undefined;
  /** Additional fields of the body. */
  readonly details?: { readonly [name: string]: unknown } | undefined;
  readonly cause?: unknown;
}

/** An error whose message is sent to the caller. Throw it anywhere in a route. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly code: ApiErrorCode;
  readonly parameter: string | undefined;
  readonly headers: { readonly [name: string]: string };
  readonly details: { readonly [name: string]: unknown };

  constructor(message: string, { status, code, parameter, headers = {}, details = {}, cause }: ApiErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.parameter = parameter;
    this.headers = headers;
    this.details = details;
  }
}

/** The body of every error response. */
export function errorBody(error: ApiError, requestId: string): WireError {
  return {
    ...error.details,
    message: error.message,
    code: error.code,
    ...(error.parameter === undefined ? {} : { parameter: error.parameter }),
    request_id: requestId,
    meta: { status: error.status, msg: error.message, response_id: '' },
  };
}
