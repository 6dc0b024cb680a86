import type { Rating } from '@zoetrope/model';
import type { SendOptions } from '@zoetrope/transport';
import type { ClientProvider, Dialect } from './dialect.ts';
import type { ResponseCache } from './response-cache.ts';

/** How requests are sent, and their common query parameters and headers. */
export type NetworkOptions = Omit<SendOptions, 'method' | 'body' | 'signal' | 'cache' | 'name'>;

/**
 * The first argument of every endpoint function. A plain `{ provider, apiKey }` suffices, and neither retries nor
 * caches; `createBaseClient` adds retries, a cache, SDK info and the viewer id.
 */
export interface BaseClient {
  readonly provider: ClientProvider;
  /** The public API key. `apiKeyFor(keys, 'web')` selects one by client type. Empty if a proxy adds it. */
  readonly apiKey: string;
  /** Translates to the API of another service. @default native */
  readonly dialect?: Dialect | undefined;
  /** The highest rating of results, for calls that do not set one. @default 'pg-13' */
  readonly rating?: Rating | undefined;
  /** @default one attempt with the time limits of `@zoetrope/transport` */
  readonly network?: NetworkOptions | undefined;
  /** @default no cache and no deduplication */
  readonly cache?: ResponseCache | undefined;
}

/** Options of every call. */
export interface CallOptions {
  /** Detaches this caller; the request is aborted when its last caller has detached. */
  readonly signal?: AbortSignal | undefined;
  /** `reload` ignores cached results. @default 'default' */
  readonly cache?: 'default' | 'reload' | undefined;
}
