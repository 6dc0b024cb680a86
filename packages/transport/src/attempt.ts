import { type ErrorDetails, ZoetropeError } from './error.ts';
import { httpError } from './http-error.ts';
import { readBody, toText } from './read-body.ts';
import type { Answer, ExchangeOptions, Read } from './request-options.ts';

/** One exchange with the server, its body read to the end. Without `read` the body is discarded. */
export async function attempt<T>(
  url: string,
  { fetch = globalThis.fetch, maxBytes = 5_000_000, name, ...init }: ExchangeOptions,
  signal: AbortSignal,
  read?: Read<T>,
): Promise<Answer<T | undefined>> {
  let details: ErrorDetails = { code: 'network', url };
  let failure: ZoetropeError;
  try {
    const response = await fetch(url, { ...(init as RequestInit), signal });
    const body = await readBody(response, maxBytes);
    const { status, statusText, headers } = response;
    details = { code: 'parse', url, status, statusText };
    if (response.ok) {
      if (read && !body) throw new Error(`Over ${maxBytes} B`);
      return { status, headers, data: body && read?.(body, response) };
    }
    failure = httpError(response, toText(body), url, name);
  } catch (error) {
    // Engines hang the URL and the answer to their errors, and so the key: only words are kept of them. Of an answer they
    // quote a few characters, among which the beginning of a key would not be known as one.
    const { message = error, cause } = Object(error);
    failure = new ZoetropeError(`${message}${cause ? `: ${cause}` : ''}`.replace(/".*"/s, '***'), details);
  }
  throw failure;
}
