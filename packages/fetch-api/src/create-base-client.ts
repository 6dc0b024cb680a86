import type { Clock, Provider, SdkInfoMode } from '@zoetrope/model';
import {
  checkDurations,
  createViewerId,
  exponentialBackoff,
  type RetryOptions,
  sdkInfo,
  type ViewerId,
} from '@zoetrope/transport';
import type { BaseClient } from './base-client.ts';
import { type CacheOptions, createResponseCache, DEDUPE_ONLY } from './response-cache.ts';
import { PACKAGE_NAME, PACKAGE_VERSION } from './version.ts';

/** Options of `createClient` and `createBaseClient`. */
export interface ClientOptions extends Pick<BaseClient, 'apiKey' | 'dialect' | 'rating'> {
  /** The API to call: `localProvider(url)`, `giphy`, or your own. */
  readonly provider: Provider;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for one attempt, including its body. @default 8_000 */
  readonly timeout?: number | undefined;
  /** Milliseconds for a whole call, including retries. @default 15_000 */
  readonly totalTimeout?: number | undefined;
  /** `false` disables retries. @default 2 retries after a transient failure */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * `false` disables the cache; concurrent identical calls still share one request.
   * @default 200 entries, 60 s, errors 6 s
   */
  readonly cache?: CacheOptions | false | undefined;
  /** How the name and version of this package are sent. @default the provider's */
  readonly sdkInfo?: SdkInfoMode | undefined;
  /**
   * Where the viewer's random id is kept. `'memory'` forgets the id when the page is closed; it is always used under
   * Global Privacy Control and where session storage is unavailable. `createPingback({ client })` moves the id when
   * consent changes.
   * @default 'session'
   */
  readonly viewerStorage?: 'session' | 'memory' | undefined;
  /** Shares the id of another client; `viewerStorage` is then ignored. */
  readonly viewerId?: ViewerId | undefined;
  /** The clock of the cache, in milliseconds; for tests. @default performance */
  readonly clock?: Clock | undefined;
}

/**
 * Creates a client without methods, for the plain functions: it retries, caches, and sends SDK info and the viewer id.
 * Throws a `validation` error for invalid durations, such as `timeout: NaN`.
 *
 * @example
 * const client = createBaseClient({ provider: localProvider('https://gifs.example'), apiKey: 'zoetrope-web' });
 * const { data } = await search(client, 'cat');
 */
export function createBaseClient({
  provider,
  apiKey,
  dialect,
  rating,
  sdkInfo: mode = provider.sdkInfo,
  viewerStorage = 'session',
  viewerId = createViewerId({ persistence: viewerStorage }),
  cache = {},
  clock,
  retry = {},
  ...network
}: ClientOptions): BaseClient & { readonly provider: Provider; readonly viewerId: ViewerId } {
  checkDurations({ ...network, ...cache });
  const { headers, query } = sdkInfo(mode, { name: PACKAGE_NAME, version: PACKAGE_VERSION });
  return {
    provider,
    apiKey,
    dialect,
    rating,
    viewerId,
    cache: createResponseCache(cache || DEDUPE_ONLY, clock),
    network: {
      ...network,
      retry: retry ? exponentialBackoff(retry) : undefined,
      headers,
      // A getter, because the id is created by the first request, and is no part of the cache key.
      get query() {
        return { [provider.viewerIdParam]: viewerId.get(), ...query };
      },
    },
  };
}
