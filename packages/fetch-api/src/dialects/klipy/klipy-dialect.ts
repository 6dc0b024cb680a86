import { buildUrl, encodePathSegment, ZoetropeError } from '@zoetrope/transport';
import type { Dialect } from '../../dialect.ts';
import { parseKlipyResponse } from './parse-response.ts';
import { type KlipyOptions, toKlipyCall } from './to-klipy-call.ts';

/**
 * Version 1 of KLIPY's API, which our server implements too. Its key is part of the path, and error messages redact it.
 * Lists have pages: `limit` is from 8 to 50, and the offset of a page without a cursor must be a multiple of it.
 * The viewer id is sent as `customer_id`, which is the `viewerIdParam` of the provider `klipy`. No advertisements are
 * requested.
 *
 * @example
 * const client = createClient({ provider: klipy, apiKey: 'my-app-key', dialect: klipyDialect() });
 * const { data } = await client.search('cat', { type: 'memes' });
 */
export function klipyDialect(options: KlipyOptions = {}): Dialect {
  return {
    buildUrl({ call, provider: { apiUrl }, apiKey }) {
      if (!apiKey) throw new ZoetropeError("KLIPY's API has its key in the path: set apiKey", { code: 'validation' });
      const { segments, query } = toKlipyCall(call, options);
      const path = [apiKey, ...segments].map(encodePathSegment).join('/');
      return buildUrl(`${apiUrl}/api/v1/${path}`, query);
    },
    parseResponse: parseKlipyResponse,
  };
}
