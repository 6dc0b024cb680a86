import { createViewerId, encode, request, sdkInfo, ZoetropeError } from '@zoetrope/transport';
import { createCallMemory, SHARE_ONLY } from './call-memory.ts';
import type { Connection, ConnectionOptions } from './connection.ts';
import { deepFreeze } from './deep-freeze.ts';
import { native } from './native.ts';
import { PACKAGE_NAME, PACKAGE_VERSION } from './version.ts';

/** Joins a provider, a key and a dialect to the network. It holds the only state: the calls it remembers. */
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
  const sdk = sdkInfo(mode, { name: PACKAGE_NAME, version: PACKAGE_VERSION });
  const recall = createCallMemory(cache || SHARE_ONLY, clock);

  const url: Connection['url'] = (call) =>
    dialect.url({ ...call, path: call.path.map(segment).join('/') }, provider, apiKey);

  const send: Connection['send'] = (address, { headers, ...options }) =>
    request(address, {
      ...network,
      ...options,
      name: PACKAGE_NAME,
      headers: { ...sdk.headers, ...headers },
      query: { [provider.viewerIdParam]: viewerId.get(), ...sdk.query },
    });

  return {
    provider,
    network,
    viewerId,
    rating,
    url,
    send,
    async get(call, read, { signal, cache: mode } = {}) {
      signal?.throwIfAborted();
      const address = url(call);
      const load = async (part: AbortSignal | undefined, httpCache?: RequestCache) => {
        const { data, status } = await send(address, { signal: part, cache: httpCache });
        const envelope = dialect.answer(data, call);
        const result = envelope && read(envelope);
        if (result !== undefined) return deepFreeze(result);
        throw envelope
          ? new ZoetropeError('unexpected response', { code: 'parse', url: address, status })
          : new ZoetropeError('synthetic response', { code: 'synthetic', url: address, status });
      };
      if (call.fresh) return load(signal, 'no-store');
      // Named only where it is needed: some edge runtimes know no HTTP cache and refuse the word.
      const reload = mode === 'reload';
      return recall(address, (shared) => load(shared, reload ? 'reload' : undefined), signal, reload);
    },
  };
}

/** One part of a path. Encoding alone would leave `..`, which climbs out of the API. */
function segment(part: string): string {
  if (/^\.{0,2}$/.test(part)) throw new ZoetropeError(`"${part}" cannot be part of a path`, { code: 'validation' });
  return encode(part);
}
