import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { okPage } from '../../http/meta.ts';
import { tagText } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import type { DialectContext } from '../dialect.ts';
import { relatedTagsQuery, relatedTagsResult } from './schemas.ts';

const route = routesWith({ tags: ['tags'] });

const related = route.get('/v1/tags/related/{tag}', {
  summary: 'List the tags related to a tag',
  request: { params: z.object({ tag: tagText() }), query: relatedTagsQuery },
  responses: ok(relatedTagsResult, 'The tags, most similar first; empty for an unknown tag'),
});

export function addTagRoutes(app: App, { library }: DialectContext): void {
  app.openapi(related, async (c) => {
    const { score: minScore, ...range } = c.req.valid('query');
    const { tags, total } = await library.relatedTags(c.req.valid('param').tag, { ...range, minScore });
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(okPage([...tags], total, range.offset), 200);
  });
}
