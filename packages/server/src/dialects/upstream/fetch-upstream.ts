import { isZoetropeError, request, type ZoetropeError } from '@zoetrope/transport';
import { ApiError } from '../../http/api-error.ts';
import type { UpstreamOptions } from './upstream.ts';
import type { UpstreamCall } from './upstream-call.ts';

export interface UpstreamResponse {
  readonly data: unknown;
  readonly cacheControl: string | undefined;
}

/** Timeout per attempt and in total, in milliseconds. Clients give up after 15 s. */
const TIMEOUT_MS = 5000;
const TOTAL_MS = 10_000;
/** A response with 50 GIFs has about 300 kB. */
const MAX_BYTES = 3_000_000;

/** Fetches a response from the provider. Errors are translated for the caller. */
export async function fetchUpstream(
  { provider, key }: UpstreamOptions,
  { path, query }: UpstreamCall,
  signal: AbortSignal,
): Promise<UpstreamResponse> {
  try {
    const { data, headers } = await request(`${provider.apiUrl}${path}`, {
      query: { ...query, [provider.keyParam]: key },
      // Nothing about the caller is sent.
      headers: { Accept: 'application/json', 'User-Agent': 'zoetrope-server' },
      fetch: (input, init) => fetch(input, { ...init, redirect: 'manual' }),
      as: 'text',
      timeout: TIMEOUT_MS,
      totalTimeout: TOTAL_MS,
      maxBytes: MAX_BYTES,
      signal,
    });
    return { data: JSON.parse(withoutKey(data, key)), cacheControl: headers.get('cache-control') ?? undefined };
  } catch (cause) {
    if (signal.aborted)
      throw new ApiError('The client disconnected before the response.', { status: 408, code: 'unavailable', cause });
    throw isZoetropeError(cause) ? explained(cause, provider.name) : unreadable(provider.name, cause);
  }
}

/** Redacts the key, in case a response quotes its own URL. */
export function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, '***').replaceAll(encodeURIComponent(key), '***');
}

function explained(error: ZoetropeError, name: string): ApiError {
  const { status, retryAfterMs } = error;
  const retry = retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) };
  const cause = { cause: error };
  if (error.code === 'timeout')
    return new ApiError(`${name} did not respond in time.`, { status: 504, code: 'upstream', ...cause });
  // The provider rejects this service's key, not the caller's.
  if (status === 401 || status === 403) {
    return new ApiError(`${name} does not permit this service to make the call.`, {
      status: 502,
      code: 'upstream',
      ...cause,
    });
  }
  if (status === 429) {
    const message = `${name} accepts no more calls from this service for now.`;
    return new ApiError(message, {
      status: 503,
      code: 'unavailable',
      ...cause,
      headers: { 'Retry-After': '60', ...retry },
    });
  }
  if (status === 404) return new ApiError(`${name} does not have this.`, { status: 404, code: 'not-found', ...cause });
  if (status === 451)
    return new ApiError(`${name} does not show this for legal reasons.`, { status: 451, code: 'upstream', ...cause });
  if (status === 400 || status === 414 || status === 422) {
    return new ApiError(`${name} does not accept these parameters.`, {
      status: status === 414 ? 414 : 400,
      code: 'validation',
      ...cause,
    });
  }
  if (error.code === 'parse') return unreadable(name, error);
  return new ApiError(`${name} could not be reached, or failed.`, {
    status: 502,
    code: 'upstream',
    ...cause,
    headers: retry,
  });
}

function unreadable(name: string, cause: unknown): ApiError {
  return new ApiError(`The response of ${name} could not be read.`, { status: 502, code: 'upstream', cause });
}
