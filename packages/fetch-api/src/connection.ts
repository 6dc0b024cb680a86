import type { Rating } from '@zoetrope/model';
import type { SendOptions } from '@zoetrope/transport';
import type { CallMemory } from './call-memory.ts';
import type { Dialect } from './dialect.ts';
import type { Service } from './service.ts';

/** How requests are made, and what all of them carry. */
export type NetworkOptions = Omit<SendOptions, 'method' | 'body' | 'signal' | 'cache' | 'name'>;

/**
 * One service, as one application sees it: the first argument of every endpoint function. `{ provider, apiKey }` is
 * enough to ask; `createConnection` adds retries, a memory, SDK info and the viewer's id.
 */
export interface Connection {
  readonly provider: Service;
  /** A public key, chosen by client type (see `apiKeyFor`). Empty behind a proxy that adds it. */
  readonly apiKey: string;
  /** @default native */
  readonly dialect?: Dialect | undefined;
  /** The strongest content of the calls that take a `rating`, where they name none. @default 'pg-13' */
  readonly rating?: Rating | undefined;
  readonly network?: NetworkOptions | undefined;
  /** Absent: nothing is remembered, and no calls are shared. */
  readonly memory?: CallMemory | undefined;
}

/** What every call takes beside its parameters. */
export interface CallOptions {
  /** Detaches this caller; the request itself ends when its last caller has left. */
  readonly signal?: AbortSignal | undefined;
  /** `reload` asks the network whatever is remembered. @default 'default' */
  readonly cache?: 'default' | 'reload' | undefined;
}
