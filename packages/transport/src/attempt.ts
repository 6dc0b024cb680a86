import { type ErrorDetails, ZoetropeError } from './error.ts';
import { httpError } from './http-error.ts';
import { readBody, toText } from './read-body.ts';
import { redact } from './redact.ts';
import type { Answer, ExchangeOptions, Read } from './request-options.ts';

/** One exchange with the server, its body read to the end. Without `read` the body is discarded. */
export async function attempt<T>(
  url: string,
  { fetch = globalThis.fetch, maxBytes = 5_000_000, name, ...init }: ExchangeOptions,
  signal: AbortSignal,
  read?: Read<T>,
): Promise<Answer<T | undefined>> {
  let response: Response;
  let body: Awaited<ReturnType<typeof readBody>>;
  try {
    response = await fetch(url, { ...(init as RequestInit), signal });
    body = await readBody(response, maxBytes);
  } catch (error) {
    throw failure(error, { code: 'network', url });
  }

  const { status, statusText, headers } = response;
  if (!response.ok) throw httpError(response, toText(body), url, name);
  try {
    if (read && !body) throw new Error(`Over ${maxBytes} bytes`);
    return { status, headers, data: body && read?.(body, response) };
  } catch (error) {
    throw failure(error, { code: 'parse', url, status, statusText });
  }
}

/** Engines quote the URL or the answer in their messages, and so the key: such an error is not kept as the cause. */
function failure(error: unknown, details: ErrorDetails): ZoetropeError {
  const raw = String((error as Error | undefined)?.message ?? error);
  return new ZoetropeError(raw, { ...details, cause: redact(raw, details.url) === raw ? error : undefined });
}
