import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const HEX = /^[\da-f]+$/;
const ZEROS = /^0+$/;
const INVALID_VERSION = 'ff';
/** Version, trace id, parent id, flags. Later versions may append fields. */
const FIELD_LENGTHS = [2, 32, 16, 2];

/** Reads the trace id of the caller, so that log lines of several services can be joined. */
export const traceContext: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('traceId', traceIdOf(c.req.header('traceparent') ?? ''));
  await next();
};

/**
 * The trace id of a `traceparent` header (https://www.w3.org/TR/trace-context/#traceparent-header): 32 hexadecimal
 * digits. Undefined if the header is invalid.
 */
export function traceIdOf(traceparent: string): string | undefined {
  const fields = traceparent.split('-');
  const [version, traceId, parentId] = fields;
  const isWellFormed = FIELD_LENGTHS.every((length, index) => {
    const field = fields[index] ?? '';
    return field.length === length && HEX.test(field);
  });
  if (!isWellFormed || version === undefined || traceId === undefined || parentId === undefined) return undefined;
  if (version === INVALID_VERSION || (version === '00' && fields.length > FIELD_LENGTHS.length)) return undefined;
  return ZEROS.test(traceId) || ZEROS.test(parentId) ? undefined : traceId;
}
