import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { metaSchema, okMeta } from '../../http/meta.ts';
import { optional, pageLimit, searchText } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import type { DialectContext } from '../dialect.ts';
import { pageQuery, termsResult } from './schemas.ts';

const route = routesWith({ tags: ['searches'] });

const trending = route.get('/v1/trending/searches', {
  summary: 'List trending search terms',
  responses: ok(termsResult, 'The terms, most popular first'),
});

const suggest = route.get('/v1/gifs/search/tags', {
  summary: 'Suggest tags that begin with a text',
  request: {
    query: z.object({
      q: searchText('The beginning of a tag, in any spelling.'),
      lang: optional(
        z.string().optional().openapi({
          description:
            'A BCP 47 language tag: suggests tags in it and in English. Default: all languages, English first.',
        }),
      ),
      limit: pageLimit(25, 5),
      offset: pageQuery.shape.offset,
    }),
  },
  responses: ok(
    z.object({ data: z.array(z.object({ name: z.string() })), meta: metaSchema }).openapi('TagsResult'),
    'The tags, most used first',
  ),
});

export function addTermRoutes(app: App, { library }: DialectContext): void {
  app.openapi(trending, async (c) => {
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ data: [...(await library.trendingTerms())], meta: okMeta() }, 200);
  });
  app.openapi(suggest, async (c) => {
    const tags = await library.suggestTags(c.req.valid('query'));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ data: tags.map((name) => ({ name })), meta: okMeta() }, 200);
  });
}
