import { createViewerId, encode, isZoetropeError, request, sdkInfo, ZoetropeError } from '@zoetrope/transport';
import { createResultCache } from './cache/result-cache.ts';
import { createSharedCalls } from './cache/shared-calls.ts';
import type { Connection, ConnectionOptions } from './connection.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Call } from './dialect.ts';
import { native } from './native.ts';
import type { Envelope } from './normalise/to-page.ts';
import { PACKAGE_NAME, PACKAGE_VERSION } from './version.ts';

/** Joins a provider, a key and a dialect to the network. It holds the only state: what is remembered and on its way. */
export function createConnection({
  provider,
  apiKey,
  dialect = native,
  cache = {},
  clock = performance,
  viewerId = createViewerId(),
  rating = 'pg-13',
  sdkInfo: mode = provider.sdkInfo,
  ...network
}: ConnectionOptions): Connection {
  const info = sdkInfo(mode, { name: PACKAGE_NAME, version: PACKAGE_VERSION });
  const remembered = cache ? createResultCache(cache, () => clock.now()) : undefined;
  const join = createSharedCalls();

  const urlOf = (call: Call) => dialect.url({ ...call, path: call.path.map(segment).join('/') }, provider, apiKey);
  const common = () => ({
    ...network,
    name: PACKAGE_NAME,
    query: { [provider.viewerIdParam]: viewerId.get(), ...info.query },
  });

  async function load<T>(
    url: string,
    call: Call,
    read: (envelope: Envelope) => T | undefined,
    init: object,
  ): Promise<T> {
    const { data, status } = await request(url, { ...common(), headers: info.headers, ...init });
    const answer = dialect.answer(data, call);
    if (!answer) throw new ZoetropeError('synthetic response', { code: 'synthetic', url, status });
    const result = read(answer as Envelope);
    if (result === undefined) throw new ZoetropeError('unexpected answer', { code: 'parse', url, status });
    return deepFreeze(result);
  }

  return {
    provider,
    network,
    viewerId,
    rating,
    async get(call, read, { signal, cache: mode } = {}) {
      const url = urlOf(call);
      if (call.fresh) return load(url, call, read, { signal, cache: 'no-store' });
      if (signal?.aborted) throw signal.reason;
      const reload = mode === 'reload';
      const known = reload ? undefined : remembered?.get(url);
      if (known) return known as ReturnType<typeof load<NonNullable<ReturnType<typeof read>>>>;
      return join(
        url,
        (shared) => {
          const settled = load(url, call, read, { signal: shared, ...(reload && { cache: 'reload' }) });
          settled.then(
            () => remembered?.set(url, settled, false),
            (error) => {
              if (isZoetropeError(error) && error.code !== 'timeout') remembered?.set(url, settled, true);
            },
          );
          return settled;
        },
        signal,
      );
    },
    async send(call, { signal } = {}) {
      const json = { 'Content-Type': 'application/json' };
      await request(urlOf(call), {
        ...common(),
        signal,
        method: call.method,
        headers: { ...info.headers, ...(call.body !== undefined && json), Authorization: `Bearer ${call.token}` },
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        as: 'none',
      });
    },
  };
}

/** One part of a path. Encoding alone would leave `..`, which climbs out of the API. */
function segment(part: string): string {
  if (/^\.{0,2}$/.test(part)) {
    throw new ZoetropeError(`"${part}" cannot be part of a path`, { code: 'validation' });
  }
  return encode(part);
}
