import { buildUrl } from '@zoetrope/transport';
import type { Dialect } from '../dialect.ts';
import { tenorAnswer } from './tenor/answer.ts';
import { tenorCall } from './tenor/call.ts';

/**
 * Version 2 of the API that Tenor made common, as GIPHY and KLIPY speak it and as many a proxy does. Lists go on by
 * cursor only. An answer carries no id of its own, so that an empty one is no failure (design, ruling 5).
 */
export const tenor: Dialect = {
  url(path, call, { apiUrl }, apiKey) {
    const { name, query } = tenorCall(path, call);
    return buildUrl(`${apiUrl}/v2/${name}`, { ...query, key: apiKey || undefined });
  },
  answer: tenorAnswer,
};
