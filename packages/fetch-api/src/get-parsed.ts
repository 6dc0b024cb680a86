import { errorCodeFor, parseErrorMessage, readJson, send, ZoetropeError } from '@zoetrope/transport';
import type { BaseClient, CallOptions } from './base-client.ts';
import { buildRequestUrl } from './build-request-url.ts';
import type { ApiCall } from './dialect.ts';
import { native } from './dialects/native.ts';
import { fields } from './normalize/read.ts';
import type { Envelope } from './normalize/to-page.ts';
import { PACKAGE_NAME } from './version.ts';

/** `no-store` bypasses every cache, including the browser's, and does not share requests. */
export type GetOptions = Pick<CallOptions, 'signal'> & { readonly cache?: CallOptions['cache'] | 'no-store' };

export interface ParsedCall<T> {
  readonly call: ApiCall;
  readonly options: GetOptions;
  /** Returns undefined for an unusable response. */
  readonly parse: (envelope: Envelope) => T | undefined;
}

/** Sends a GET through the client's cache, if it has one, and parses the response. */
export async function getParsed<T>(client: BaseClient, { call, options, parse }: ParsedCall<T>): Promise<T> {
  const url = buildRequestUrl(client, call);
  // Omitted by default, because some edge runtimes reject any `cache` mode.
  const cache = options.cache === 'default' ? undefined : options.cache;
  const load = async (signal: AbortSignal | undefined) => {
    const sendOptions = { ...client.network, name: PACKAGE_NAME, signal, cache };
    const { data, status } = await send(url, sendOptions, readJson);
    const envelope = (client.dialect ?? native).parseResponse(data, call);
    if (!envelope) throw invalidResponseError(data, { url, status });
    const result = parse(envelope);
    if (result !== undefined) return result;
    throw new ZoetropeError('unexpected response', { code: 'parse', url, status });
  };
  if (!client.cache || cache === 'no-store') return load(options.signal);
  // In another dialect, calls with different results may have the same URL, such as one GIF and a list of one id.
  const key = client.dialect ? `${call.path.join('/')} ${url}` : url;
  return client.cache.fetch({ key, load, signal: options.signal, reload: cache === 'reload' });
}

/** The error for a response that the dialect rejects. Some services send errors with status 200. */
function invalidResponseError(data: unknown, details: { readonly url: string; readonly status: number }) {
  const { error, errors } = fields(data);
  const message = parseErrorMessage({ error, errors });
  if (!message) return new ZoetropeError('synthetic response', { ...details, code: 'synthetic' });
  const code = errorCodeFor(fields(error).code, message);
  return new ZoetropeError(`${PACKAGE_NAME}: ${message}`, { ...details, code });
}
