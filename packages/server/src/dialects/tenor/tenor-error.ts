import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorResponse } from '../../http/api-conventions.ts';
import type { ApiError } from '../../http/api-error.ts';

/** The names of google.rpc.Code by HTTP status. */
const STATUS_NAMES: { readonly [status: number]: string } = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  408: 'CANCELLED',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** Clients recognize a wrong key by this text. */
const INVALID_KEY = 'API key not valid. Pass a valid API key in the parameter "key".';

/** An error as Tenor's API sends it: `{ error: { code, message, status } }`. A missing or unknown key is a 400. */
export function formatTenorError(error: ApiError): ErrorResponse {
  if (error.code === 'auth') {
    return respond(400, INVALID_KEY, { details: [{ reason: 'API_KEY_INVALID' }] });
  }
  return respond(error.status, error.message);
}

function respond(status: ContentfulStatusCode, message: string, details: object = {}): ErrorResponse {
  return { status, body: { error: { code: status, message, status: STATUS_NAMES[status] ?? 'INTERNAL', ...details } } };
}
