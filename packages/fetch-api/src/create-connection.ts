import type { Provider, SdkInfoMode } from '@zoetrope/model';
import { backOff, checkTimes, createViewerId, type RetryOptions, sdkInfo, type ViewerId } from '@zoetrope/transport';
import { type CacheOptions, type Clock, createCallMemory, SHARE_ONLY } from './call-memory.ts';
import type { Connection } from './connection.ts';
import { PACKAGE_NAME, PACKAGE_VERSION } from './version.ts';

export interface ConnectionOptions extends Pick<Connection, 'apiKey' | 'dialect' | 'rating'> {
  readonly provider: Provider;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for one attempt, its body included. @default 8 000 */
  readonly timeout?: number | undefined;
  /** Milliseconds for a whole call with its retries. @default 15 000 */
  readonly totalTimeout?: number | undefined;
  /** False makes one attempt only. @default 2 more after what may pass */
  readonly retry?: RetryOptions | false | undefined;
  /** False remembers nothing; callers who ask at the same time still share one request. @default 200 entries, 60 s, errors 6 s */
  readonly cache?: CacheOptions | false | undefined;
  /** @default what the provider asks for */
  readonly sdkInfo?: SdkInfoMode | undefined;
  /**
   * Where the viewer's random id is kept. `memory` ends with the page, and applies in any case under Global Privacy Control
   * and where there is no session storage. `createPingback({ client })` moves the id as consent changes. @default 'session'
   */
  readonly viewerStorage?: 'session' | 'memory' | undefined;
  /** Shares the id of another client, instead of `viewerStorage`. */
  readonly viewerId?: ViewerId | undefined;
  /** @default performance */
  readonly clock?: Clock | undefined;
}

/** A connection that tries again, remembers and shares calls, and says who asks, and with what (C-1). */
export function createConnection({
  provider,
  apiKey,
  dialect,
  rating,
  sdkInfo: mode = provider.sdkInfo,
  viewerStorage = 'session',
  viewerId = createViewerId({ stored: viewerStorage === 'session' }),
  cache = {},
  clock,
  retry = {},
  ...network
}: ConnectionOptions): Connection & { readonly provider: Provider; readonly viewerId: ViewerId } {
  checkTimes({ ...network, ...cache });
  const { headers, query } = sdkInfo(mode, { name: PACKAGE_NAME, version: PACKAGE_VERSION });
  return {
    provider,
    apiKey,
    dialect,
    rating,
    viewerId,
    memory: createCallMemory(cache || SHARE_ONLY, clock),
    network: {
      ...network,
      retry: retry ? backOff(retry) : undefined,
      headers,
      // Read for each request: the id is made at the first one, and no part of what a call is remembered by.
      get query() {
        return { [provider.viewerIdParam]: viewerId.get(), ...query };
      },
    },
  };
}
