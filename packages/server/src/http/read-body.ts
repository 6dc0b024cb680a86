import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

export interface BodyLimit {
  readonly bytes: number;
  /** Maximum duration of the body, so that slow clients cannot occupy a permit. */
  readonly ms: number;
}

/** Reads a body. Throws 413 above the size limit, whatever Content-Length says, and 408 above the time limit. */
export async function readBody(c: Context, { bytes, ms }: BodyLimit): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () =>
    new ApiError(`The body is too large: the limit is ${bytes} bytes.`, {
      status: 413,
      code: 'too-large',
      parameter: 'body',
    });
  if (Number(c.req.header('Content-Length') ?? 0) > bytes) throw tooLarge();
  const reader = c.req.raw.body?.getReader();
  if (reader === undefined) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    reader.cancel().catch(() => undefined);
  }, ms);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > bytes) throw tooLarge();
      chunks.push(part.value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
  if (isTimedOut) {
    const message = `The body did not arrive within ${ms / 1000} seconds.`;
    throw new ApiError(message, { status: 408, code: 'timeout', parameter: 'body', headers: { Connection: 'close' } });
  }
  return Buffer.concat(chunks);
}

/** Reads the body before any route does; see `readBody` for its errors. */
export function limitBody(limit: BodyLimit): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // They have no body, and reading the field would create a stream.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const { body, url, method, headers, signal } = c.req.raw;
    if (body === null || body === undefined) return next();
    c.req.raw = new Request(url, { method, headers, signal, body: await readBody(c, limit) });
    return next();
  };
}
