import type { ErrorResponse } from '../../http/api-conventions.ts';
import type { ApiError } from '../../http/api-error.ts';

/** Clients recognize a wrong key by this text. */
const INVALID_KEY = 'The API key in the path is invalid.';

/** An error as KLIPY's API sends it. */
export function formatKlipyError(error: ApiError): ErrorResponse {
  const message = error.code === 'auth' ? INVALID_KEY : error.message;
  return { status: error.status, body: { result: false, errors: { message: [message] } } };
}
