import { ZoetropeError } from './error.ts';
import { httpError } from './http-error.ts';
import { readBody, toText } from './read-body.ts';
import { redact } from './redact.ts';
import type { Answer, ExchangeOptions, Read } from './request-options.ts';

/** Bytes; a list of 50 GIFs is about 250 kB, so a larger answer is a mistake or an attack. */
const MAX_BYTES = 5_000_000;

/** One exchange with the server, its body read to the end. Without `read` the body is discarded. */
export async function attempt<T>(
  url: string,
  { fetch = globalThis.fetch, maxBytes = MAX_BYTES, name, ...init }: ExchangeOptions,
  signal: AbortSignal,
  read?: Read<T>,
): Promise<Answer<T | undefined>> {
  let response: Response;
  let body: Awaited<ReturnType<typeof readBody>>;
  try {
    response = await fetch(url, { ...(init as RequestInit), signal });
    body = await readBody(response, maxBytes);
  } catch (error) {
    throw networkError(error, url);
  }

  const { status, statusText, headers } = response;
  if (!response.ok) throw httpError(response, toText(body), url, name);
  try {
    if (read && !body) throw new Error(`The answer is larger than ${maxBytes} bytes`);
    return { status, headers, size: body?.byteLength ?? maxBytes, data: body && read?.(body, response) };
  } catch (error) {
    throw new ZoetropeError((error as Error).message, { code: 'parse', url, status, statusText });
  }
}

/** Some engines quote the URL, and so the key, in their message: such an error is not kept as the cause. */
function networkError(error: unknown, url: string): ZoetropeError {
  const raw = String((error as Error | undefined)?.message ?? error);
  const message = redact(raw, url);
  return new ZoetropeError(message, { code: 'network', url, cause: message === raw ? error : undefined });
}
