import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorResponse } from '../../http/api-conventions.ts';
import type { ApiError } from '../../http/api-error.ts';

/** Clients recognize a wrong key by the status and this text. */
const INVALID_KEY = 'The provided API key is invalid. Use a key of this service in the path.';

/** An error as KLIPY's API sends it. The key is a part of the path, so that a wrong one is a 404. */
export function formatKlipyError(error: ApiError): ErrorResponse {
  if (error.code === 'auth') return respond(404, INVALID_KEY);
  return respond(error.status, error.message);
}

function respond(status: ContentfulStatusCode, message: string): ErrorResponse {
  return { status, body: { result: false, errors: { message: [message] } } };
}
