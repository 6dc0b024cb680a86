import { createRoute, z } from '@hono/zod-openapi';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { describe } from '../../http/describe.ts';
import { pageLimit, searchText } from '../../http/query-parameters.ts';
import { suggestTags } from '../../library/search/suggest-tags.ts';
import { trendingSearches } from '../../library/search/trending-searches.ts';
import { okMeta } from './responses.ts';
import type { App, RouteContext } from './route-context.ts';
import { metaSchema, pageQuery, termsResult } from './schemas.ts';

const trending = createRoute({
  method: 'get',
  path: '/v1/trending/searches',
  tags: ['searches'],
  summary: 'What is searched for most of late',
  responses: describe(termsResult, 'The terms, most popular first'),
});

const suggest = createRoute({
  method: 'get',
  path: '/v1/gifs/search/tags',
  tags: ['searches'],
  summary: 'Tags that begin with a text',
  request: {
    query: z.object({
      q: searchText('The beginning of a tag.'),
      limit: pageLimit(25, 5),
      offset: pageQuery.shape.offset,
    }),
  },
  responses: describe(
    z.object({ data: z.array(z.object({ name: z.string() })), meta: metaSchema }).openapi('TagsResult'),
    'The tags, most used first',
  ),
});

export function addTermRoutes(app: App, { db }: RouteContext): void {
  app.openapi(trending, async (c) => {
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ data: await trendingSearches(db), meta: okMeta() }, 200);
  });
  app.openapi(suggest, async (c) => {
    const { q, ...range } = c.req.valid('query');
    const tags = await suggestTags(db, q, range);
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ data: tags.map((name) => ({ name })), meta: okMeta() }, 200);
  });
}
