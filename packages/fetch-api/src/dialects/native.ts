import { buildUrl } from '@zoetrope/transport';
import type { Dialect } from '../dialect.ts';
import { fields, text } from '../normalize/read.ts';
import type { Envelope } from '../normalize/to-page.ts';

/**
 * The API of spec §7, which our server and GIPHY implement. A response without `meta.response_id` is invalid.
 *
 * @example
 * const client = createClient({ provider: giphy, apiKey: 'my-key', dialect: native });
 */
export const native: Dialect = {
  buildUrl({ path, call: { version = 1, query, page }, provider: { apiUrl }, apiKey }) {
    // Appended one by one: merging the objects takes longer than the rest of a cached call.
    const withQuery = buildUrl(`${apiUrl}/v${version}/${path}`, query);
    return buildUrl(buildUrl(withQuery, page), { api_key: apiKey || undefined });
  },
  parseResponse: (json) => (text(fields(fields(json).meta).response_id) ? (json as Envelope) : undefined),
};
