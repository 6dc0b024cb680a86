import { ZoetropeError } from './error.ts';
import { httpError } from './http-error.ts';
import { readBody, toText } from './read-body.ts';
import { redact } from './redact.ts';
import type { RequestOptions } from './request-options.ts';

/** Bytes; a list of 50 GIFs is about 250 kB, so a larger answer is a mistake or an attack. */
const MAX_BYTES = 5_000_000;

/** A redirect may lead to another origin, which must not see these. */
const SECRET_HEADERS = /authorization|x-password|x-csrf/i;

type ExchangeOptions = Omit<RequestOptions, 'query' | 'timeout' | 'totalTimeout' | 'retry'>;

/** One exchange with the server, its body read to the end. */
export async function attempt(
  url: string,
  {
    as = 'json',
    fetch = globalThis.fetch,
    maxBytes = MAX_BYTES,
    name = '@zoetrope/transport',
    headers: sent = {},
    ...init
  }: ExchangeOptions,
  signal: AbortSignal,
) {
  const secret = init.credentials === 'include' || SECRET_HEADERS.test(Object.keys(sent).join());
  let response: Response;
  let chunks: Awaited<ReturnType<typeof readBody>>;
  try {
    const redirect = secret ? 'error' : 'follow';
    response = await fetch(url, { ...(init as RequestInit), headers: sent, redirect, signal });
    chunks = await readBody(response, maxBytes);
  } catch (error) {
    throw networkError(error, url);
  }

  const { status, statusText, headers } = response;
  const unreadable = (message: string) => new ZoetropeError(message, { code: 'parse', url, status, statusText });
  if (!response.ok) throw httpError(response, toText(chunks ?? []), url, name);
  if (as === 'none') return { status, headers };
  if (!chunks) throw unreadable(`The answer is larger than ${maxBytes} bytes`);

  const type = headers.get('content-type') ?? '';
  if (as === 'blob') return { status, headers, data: new Blob([...chunks], { type }) };
  const text = toText(chunks);
  if (as === 'text') return { status, headers, data: text };
  if (!text && (status === 204 || status === 205)) return { status, headers };
  if (type && !/json/i.test(type)) throw unreadable(`Expected JSON, not ${type}`);
  try {
    return { status, headers, data: JSON.parse(text) };
  } catch (error) {
    throw unreadable((error as Error).message);
  }
}

/** Some engines quote the URL, and so the key, in their message: such an error is not kept as the cause. */
function networkError(error: unknown, url: string): ZoetropeError {
  const raw = String((error as Error | undefined)?.message ?? error);
  const message = redact(raw, url);
  return new ZoetropeError(message, { code: 'network', url, cause: message === raw ? error : undefined });
}
