import type { Query } from '@zoetrope/transport';
import type { Envelope } from './normalise/to-page.ts';
import type { Service } from './service.ts';

export type PagePlace = {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
};

/** A call as this client thinks of it: the native API's path, version and parameters (spec §7). */
export interface Call {
  /** Path below the version; each part is encoded by the client. */
  readonly path: readonly string[];
  /** @default 1 */
  readonly version?: 1 | 2 | undefined;
  readonly query?: Query | undefined;
  /** Where in a list. */
  readonly page?: PagePlace | undefined;
}

/** How one family of APIs is spoken to: from a native call to its own address, and back to a native answer. */
export interface Dialect {
  /** The address of a call with its whole query, the viewer id excepted. `path` is the call's, encoded. */
  url(path: string, call: Call, provider: Service, apiKey: string): string;
  /** The native form of an answer, `{ data, pagination, meta }`; undefined when it is no valid answer. */
  answer(json: unknown, call: Call): Envelope | undefined;
}
