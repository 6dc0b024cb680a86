import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/** Reads a body of at most so many bytes; a longer one is refused as soon as that is known. */
export async function readBody(c: Context, mostBytes: number): Promise<string> {
  const tooLarge = () => {
    const message = `The body is too large: send ${mostBytes} bytes at most.`;
    return new ApiError(413, 'too-large', message, { parameter: 'body' });
  };
  if (Number(c.req.header('Content-Length') ?? 0) > mostBytes) throw tooLarge();

  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
