import { ZoetropeError } from './error.ts';
import { httpError } from './http-error.ts';
import { MAX_BODY_BYTES, readBlob, readText } from './read-body.ts';
import { redact } from './redact.ts';
import type { AnswerData, RequestOptions } from './request-options.ts';

/** A redirect may lead to another origin, which must not see these. */
const SECRET_HEADER = /^(authorization|x-password|x-csrftoken)$/i;

/** One exchange with the server, its body read to the end. */
export async function attempt(url: string, options: RequestOptions, signal: AbortSignal) {
  const {
    as = 'json',
    headers = {},
    credentials,
    cache,
    maxBytes = MAX_BODY_BYTES,
    name = '@zoetrope/transport',
  } = options;
  const fetch: typeof globalThis.fetch = options.fetch ?? globalThis.fetch;
  const secret = credentials === 'include' || Object.keys(headers).some((header) => SECRET_HEADER.test(header));

  let response: Response;
  let data: string | Blob | undefined;
  try {
    response = await fetch(url, {
      method: options.method ?? 'GET',
      headers,
      body: options.body ?? null,
      signal,
      ...(credentials && { credentials }),
      ...(cache && { cache }),
      ...(secret && { redirect: 'error' }),
    });
    data = await (response.ok && as === 'blob' ? readBlob : readText)(response, maxBytes);
  } catch (error) {
    throw networkError(error, url);
  }

  const { status, statusText } = response;
  const unreadable = (message: string) => new ZoetropeError(message, { code: 'parse', url, status, statusText });
  if (!response.ok) throw httpError(response, typeof data === 'string' ? data : '', url, name);
  if (data === undefined && as !== 'none') throw unreadable(`The answer is larger than ${maxBytes} bytes`);
  return {
    status,
    headers: response.headers,
    data: (as === 'json' ? parseJson(response, data as string, unreadable) : as === 'none' ? undefined : data) as
      | AnswerData[keyof AnswerData]
      | undefined,
  };
}

function parseJson({ status, headers }: Response, text: string, unreadable: (message: string) => Error): unknown {
  if (text === '' && (status === 204 || status === 205)) return undefined;
  const type = headers.get('content-type') ?? 'application/json';
  if (!/json/i.test(type)) throw unreadable(`Expected JSON, not ${type}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable((error as Error).message);
  }
}

/** Some engines quote the URL, and so the key, in their message: such an error is not kept as the cause. */
function networkError(error: unknown, url: string): ZoetropeError {
  const raw = error instanceof Error ? error.message : String(error);
  const message = redact(raw, url);
  return new ZoetropeError(message, { code: 'network', url, ...(message === raw && { cause: error }) });
}
