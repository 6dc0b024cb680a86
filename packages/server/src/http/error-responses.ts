import type { z } from '@hono/zod-openapi';
import type { Context, ErrorHandler, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { DatabaseBusyError, isDatabaseBusy, QueryAbortedError } from '../database/database-errors.ts';
import { isConnectionError } from '../database/is-connection-error.ts';
import { ApiError, errorBody } from './api-error.ts';
import type { AppEnv } from './app-env.ts';
import { loggableError } from './loggable-error.ts';
import { loggablePath } from './loggable-path.ts';
import { isStorageFull } from './storage-full.ts';

const RETRY_AFTER_SECONDS = '2';

/** Converts thrown values to error responses. Only internal errors are logged, and their details are not sent. */
export function handleError(logger: Logger): ErrorHandler<AppEnv> {
  return (thrown, c) => {
    const error = toApiError(thrown);
    // An `ApiError` is thrown on purpose, so it is not an internal error, even with the status 503.
    const isInternal = error.status >= 500 && error !== thrown && !isRejected(thrown);
    if (isInternal) {
      const { requestId: request_id, traceId: trace_id } = c.var;
      logger.error({ err: loggableError(thrown), request_id, trace_id, path: loggablePath(c) }, error.message);
    }
    return respond(c, error);
  };
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof HTTPException && thrown.status < 500) {
    return new ApiError(thrown.message, { status: 400, code: 'validation', parameter: 'body', cause: thrown });
  }
  // Nobody receives the response to an aborted request.
  if (isConnectionError(thrown) || isDatabaseBusy(thrown) || thrown instanceof QueryAbortedError) {
    const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
    return new ApiError('The service is temporarily unavailable. Try again soon.', {
      status: 503,
      code: 'unavailable',
      headers,
      cause: thrown,
    });
  }
  if (isStorageFull(thrown)) {
    const message = 'The storage of this service is full, so nothing was stored. Its operator must free some space.';
    return new ApiError(message, { status: 507, code: 'storage-full', cause: thrown });
  }
  return new ApiError('An internal error occurred.', { status: 500, code: 'internal', cause: thrown });
}

/**
 * Intended, so that neither load nor aborted requests fill the log. Statements that exceed their time limit are logged.
 */
function isRejected(thrown: unknown): boolean {
  return thrown instanceof DatabaseBusyError || thrown instanceof QueryAbortedError;
}

/** Responds 404 to unknown paths, and 405 with `Allow` if the path has other methods (RFC 9110 §15.5.6). */
export function handleNotFound(app: Hono<AppEnv>): (c: Context<AppEnv>) => Response {
  return (c) => {
    const allowed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => {
      const [handlers] = app.router.match(method, c.req.path);
      return handlers.some(([[, route]]) => route.method !== 'ALL');
    });
    if (allowed.length === 0)
      return respond(c, new ApiError(`There is nothing at ${c.req.path}.`, { status: 404, code: 'not-found' }));
    const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    const message = `${c.req.path} does not support ${c.req.method}; it supports ${allow}.`;
    return respond(c, new ApiError(message, { status: 405, code: 'method-not-allowed', headers: { Allow: allow } }));
  };
}

function respond(c: Context<AppEnv>, error: ApiError): Response {
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  c.header('Cache-Control', 'no-store');
  const { requestId, conventions } = c.var;
  const { status, body } = conventions?.formatError(error, requestId) ?? {
    status: error.status,
    body: errorBody(error, requestId),
  };
  return c.json(body, status);
}

/**
 * Throws 400 for parameters that do not match their schema, naming the first; 414 for a text that is too long for a
 * URL.
 */
export function rejectInvalid(result: { success: true } | { success: false; error: z.ZodError }): void {
  if (result.success) return;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const parameter = issue?.path[0]?.toString() ?? unknown ?? 'body';
  const status = issue?.code === 'custom' && issue.params?.status === 414 ? 414 : 400;
  throw new ApiError(`${parameter}: ${issue?.message ?? 'is invalid'}`, { status, code: 'validation', parameter });
}
