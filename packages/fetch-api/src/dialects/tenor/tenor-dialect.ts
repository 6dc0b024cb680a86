import { buildUrl, type Query } from '@zoetrope/transport';
import type { Dialect, DialectRequest } from '../../dialect.ts';
import { parseTenorResponse } from './parse-response.ts';
import { toTenorCall } from './to-tenor-call.ts';

/** Parameters of Tenor's API that all requests of a client have in common. */
export interface TenorOptions {
  /** A name of the application, which separates its statistics from those of others with the same key. */
  readonly clientKey?: string | undefined;
  /** The country of the user, ISO 3166-1, such as `'DE'`. @default the service's: US */
  readonly country?: string | undefined;
  /**
   * The media formats in responses, such as `['gif', 'tinygif', 'tinymp4']`: fewer formats, smaller responses.
   * @default all formats
   */
  readonly mediaFilter?: readonly string[] | undefined;
  /** The ratios of width to height in lists: `'wide'` is 0.42 to 2.36, `'standard'` 0.56 to 1.78. @default 'all' */
  readonly arRange?: 'all' | 'wide' | 'standard' | undefined;
}

/**
 * Version 2 of Tenor's API, which GIPHY, KLIPY and many proxies implement. Lists are paginated by cursor only.
 * Responses have no id, so an empty one is valid. `tenorDialect` sets further parameters.
 *
 * @example
 * const client = createClient({ provider: localProvider('https://gifs.example'), apiKey: 'my-key', dialect: tenor });
 */
export const tenor: Dialect = {
  buildUrl: (request) => buildTenorUrl(request, {}),
  parseResponse: parseTenorResponse,
};

/**
 * The `tenor` dialect with parameters that all requests have in common.
 *
 * @example
 * const dialect = tenorDialect({ clientKey: 'my-app', country: 'DE', mediaFilter: ['gif', 'tinygif', 'mp4'] });
 * const client = createClient({ provider: localProvider('https://gifs.example'), apiKey: 'my-key', dialect });
 */
export function tenorDialect(options: TenorOptions): Dialect {
  return { ...tenor, buildUrl: (request) => buildTenorUrl(request, options) };
}

/** Calls whose responses contain GIFs. */
const WITH_MEDIA: ReadonlySet<string> = new Set(['search', 'featured', 'posts']);

function buildTenorUrl({ path, call, provider: { apiUrl }, apiKey }: DialectRequest, options: TenorOptions): string {
  const { name, query } = toTenorCall(path, call);
  const { clientKey, country, mediaFilter, arRange } = options;
  const common: Query = {
    media_filter: WITH_MEDIA.has(name) ? mediaFilter : undefined,
    ar_range: WITH_MEDIA.has(name) && name !== 'posts' ? arRange : undefined,
    country,
    client_key: clientKey,
    key: apiKey || undefined,
  };
  return buildUrl(`${apiUrl}/v2/${name}`, { ...query, ...common });
}
