import { buildUrl } from '@zoetrope/transport';
import type { Dialect } from '../dialect.ts';
import { parseTenorResponse } from './tenor/parse-response.ts';
import { toTenorCall } from './tenor/to-tenor-call.ts';

/**
 * Version 2 of Tenor's API, which GIPHY, KLIPY and many proxies implement. Lists are paginated by cursor only.
 * Responses have no id, so an empty one is valid.
 *
 * @example
 * const client = createClient({ provider: localProvider('https://gifs.example'), apiKey: 'my-key', dialect: tenor });
 */
export const tenor: Dialect = {
  buildUrl({ path, call, provider: { apiUrl }, apiKey }) {
    const { name, query } = toTenorCall(path, call);
    return buildUrl(`${apiUrl}/v2/${name}`, { ...query, key: apiKey || undefined });
  },
  parseResponse: parseTenorResponse,
};
