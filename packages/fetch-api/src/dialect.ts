import type { Provider } from '@zoetrope/model';
import type { Query } from '@zoetrope/transport';
import type { Envelope } from './normalize/to-page.ts';

/** The properties of a provider that this client uses. */
export type ClientProvider = Pick<Provider, 'id' | 'apiUrl'> & Partial<Pick<Provider, 'embedInfoUrl'>>;

/** The requested page of a list. */
export type PageQuery = {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
};

/** A call in terms of the native API. */
export interface ApiCall {
  /** Segments of the path after the version, not yet encoded. */
  readonly path: readonly string[];
  /** @default 1 */
  readonly version?: 1 | 2 | undefined;
  readonly query?: Query | undefined;
  readonly page?: PageQuery | undefined;
}

/** A call whose URL a dialect builds. */
export interface DialectRequest {
  /** The path of the call, encoded. */
  readonly path: string;
  readonly call: ApiCall;
  readonly provider: ClientProvider;
  readonly apiKey: string;
}

/**
 * Translates between the native API and another one.
 *
 * @example
 * const dialect: Dialect = {
 *   buildUrl: ({ path, provider }) => `${provider.apiUrl}/api/${path}`,
 *   parseResponse: (json) => ({ data: json, pagination: {}, meta: { response_id: '' } }),
 * };
 */
export interface Dialect {
  /**
   * The URL of a call with its whole query, except the viewer id. Throws a `validation` error for an unsupported call.
   */
  buildUrl(request: DialectRequest): string;
  /** The response in the native format, `{ data, pagination, meta }`; undefined if it is invalid. */
  parseResponse(json: unknown, call: ApiCall): Envelope | undefined;
}
