import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

export interface BodyLimit {
  readonly bytes: number;
  /** How long the whole body may take, so that nobody holds a place by sending a byte now and then. */
  readonly ms: number;
}

/** Reads a body of at most so many bytes within so much time before a route sees it; else 413 or 408. */
export function limitBody({ bytes, ms }: BodyLimit): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { body, url, method, headers, signal } = c.req.raw;
    if (body === null || body === undefined) return next();
    const tooLarge = () =>
      new ApiError(413, 'too-large', `The body is too large: send ${bytes} bytes at most.`, { parameter: 'body' });
    if (Number(c.req.header('Content-Length') ?? 0) > bytes) throw tooLarge();

    const reader = body.getReader();
    const chunks: Uint8Array[] = [];
    let size = 0;
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
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
      clearTimeout(patience);
    }
    if (isLate) {
      const message = `The body did not arrive within ${ms / 1000} seconds.`;
      throw new ApiError(408, 'timeout', message, { parameter: 'body', headers: { Connection: 'close' } });
    }
    c.req.raw = new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
    return next();
  };
}
