import { buildUrl } from '@zoetrope/transport';
import type { Dialect } from './dialect.ts';
import { fields, text } from './normalise/read.ts';
import type { Envelope } from './normalise/to-page.ts';

/** The API of spec §7, which our server and the incumbent speak. An answer is valid only with `meta.response_id`. */
export const native: Dialect = {
  url: (path, { version = 1, query, page }, { apiUrl }, apiKey) =>
    // One after the other: to spread them into one object takes longer than all else of a remembered call.
    buildUrl(buildUrl(buildUrl(`${apiUrl}/v${version}/${path}`, query), page), { api_key: apiKey || undefined }),
  answer: (json) => (text(fields(fields(json).meta).response_id) ? (json as Envelope) : undefined),
};
