import { type ErrorDetails, ZoetropeError } from './error.ts';
import { httpError } from './http-error.ts';
import { readBody, readText } from './read-body.ts';
import type { AttemptOptions, BodyReader, ParsedResponse } from './request-options.ts';

/** Sends one request and reads its body to the end. Without `read` the body is discarded. */
export async function attempt<T>(
  url: string,
  { fetch = globalThis.fetch, maxBytes = 5_000_000, name, ...init }: AttemptOptions & { readonly signal: AbortSignal },
  read?: BodyReader<T>,
): Promise<ParsedResponse<T | undefined>> {
  let details: ErrorDetails = { code: 'network', url };
  let failure: ZoetropeError;
  try {
    const response = await fetch(url, init as RequestInit);
    const body = await readBody(response, maxBytes);
    const { status, statusText, headers } = response;
    details = { code: 'parse', url, status, statusText };
    if (response.ok) {
      if (read && !body) throw new Error(`The body is larger than maxBytes (${maxBytes})`);
      return { status, headers, data: body && read?.(body, response) };
    }
    failure = httpError(response, { body: readText(body), url, name });
  } catch (error) {
    failure = new ZoetropeError(describe(error), details);
  }
  // Outside the `catch`, because an engine's error as the cause would leak the URL, and so the key.
  throw failure;
}

/**
 * The message of an engine's error and of its cause. Quotations of the response are removed, because an engine quotes a
 * few characters, and the beginning of a key cannot be recognized as one.
 */
function describe(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const text = cause ? `${message}: ${cause}` : message;
  return text.replace(/".*"/s, '***');
}
