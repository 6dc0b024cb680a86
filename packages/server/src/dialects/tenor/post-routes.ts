import { isGifId } from '@zoetrope/model';
import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY, NEVER_CACHED } from '../../http/caching.ts';
import type { DialectContext } from '../dialect.ts';
import { permittedItems } from '../key-rating.ts';
import { invalid, postsQuery, readFormats, shareQuery } from './parameters.ts';
import { postsResult, shareResult, tenorResponses, tenorRoute } from './results.ts';
import { toTenorResult } from './to-result.ts';

/** Further ids are ignored. */
const MAX_IDS = 50;

const posts = tenorRoute.get('/v2/posts', {
  summary: 'Get items by their ids (Tenor v2)',
  request: { query: postsQuery },
  responses: tenorResponses(postsResult, 'Existing items, in the order of the request'),
});

const share = {
  summary: 'Count a share for trending (Tenor v2)',
  request: { query: shareQuery },
  responses: tenorResponses(shareResult, 'The share is counted, once per caller, item and hour'),
};

/** Documented as GET; some clients send a POST. */
const registerShares = [tenorRoute.get('/v2/registershare', share), tenorRoute.post('/v2/registershare', share)];

/** /v2/posts and /v2/registershare */
export function addPostRoutes(app: App, { library, originOf, itemFiles, network }: DialectContext): void {
  app.openapi(posts, async (c) => {
    const { ids = '', ...parameters } = c.req.valid('query');
    if (ids === '') throw invalid('ids', 'must not be empty');
    const known = ids
      .split(',')
      .map((id) => id.trim())
      .filter(isGifId);
    const media = { origin: originOf(c), formats: readFormats(parameters), files: await itemFiles() };
    const items = permittedItems(c, await library.items(known.slice(0, MAX_IDS)));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ results: items.map((item) => toTenorResult(item, media)) }, 200);
  });

  for (const registerShare of registerShares) {
    app.openapi(registerShare, async (c) => {
      const { id = '' } = c.req.valid('query');
      if (id === '') throw invalid('id', 'must not be empty');
      // Favorites of clients may have ids of another service, which are no error.
      if (isGifId(id)) await library.share(id, network(c));
      c.header('Cache-Control', NEVER_CACHED);
      return c.json({ status: 'ok' as const }, 200);
    });
  }
}
