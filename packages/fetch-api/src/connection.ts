import type { Provider, Rating, SdkInfoMode } from '@zoetrope/model';
import type { Answer, RequestOptions, RetryOptions, ViewerId } from '@zoetrope/transport';
import type { CacheOptions, Clock } from './call-memory.ts';
import type { Call, Dialect } from './dialect.ts';
import type { Envelope } from './normalise/to-page.ts';

export interface ConnectionOptions {
  readonly provider: Provider;
  /** A public key, chosen by client type (see `apiKeyFor`). Empty behind a proxy that adds it. */
  readonly apiKey: string;
  /** @default native */
  readonly dialect?: Dialect | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for one attempt, its body included. @default 8 000 */
  readonly timeout?: number | undefined;
  /** Milliseconds for a whole call with its retries. @default 15 000 */
  readonly totalTimeout?: number | undefined;
  readonly retry?: RetryOptions | false | undefined;
  /** False remembers nothing; callers who ask at the same time still share one request. @default 200 entries, 60 s, errors 6 s */
  readonly cache?: CacheOptions | false | undefined;
  /** @default what the provider asks for */
  readonly sdkInfo?: SdkInfoMode | undefined;
  /** Of calls that name none. @default 'pg-13' */
  readonly rating?: Rating | undefined;
  /** Shared with analytics, so that both mean the same viewer. @default a new one */
  readonly viewerId?: ViewerId | undefined;
  /** @default performance */
  readonly clock?: Clock | undefined;
}

/** What every call takes beside its parameters. */
export interface CallOptions {
  /** Detaches this caller; the request itself ends when its last caller has left. */
  readonly signal?: AbortSignal | undefined;
  /** `reload` asks the network whatever is remembered. @default 'default' */
  readonly cache?: 'default' | 'reload' | undefined;
}

/** One service, as one application sees it: the first argument of every endpoint function. */
export interface Connection {
  readonly provider: Provider;
  readonly viewerId: ViewerId;
  readonly rating: Rating;
  /** How every request is made. */
  readonly network: Pick<ConnectionOptions, 'fetch' | 'timeout' | 'totalTimeout' | 'retry'>;
  /** The address of a call, with its key. */
  url(call: Call): string;
  /** One request, with viewer id and SDK info; nothing is remembered. */
  send<As extends 'json' | 'none'>(url: string, options: RequestOptions<As>): Promise<Answer<As>>;
  /** A GET, remembered unless `fresh`. `read` gives undefined for an answer it cannot use. */
  get<T>(
    call: Call & { readonly fresh?: boolean | undefined },
    read: (envelope: Envelope) => T | undefined,
    options: CallOptions | undefined,
  ): Promise<T>;
}
