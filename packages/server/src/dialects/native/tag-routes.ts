import { createRoute, z } from '@hono/zod-openapi';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { describe } from '../../http/describe.ts';
import { tagText } from '../../http/query-parameters.ts';
import { relatedTags } from '../../library/tags/related-tags.ts';
import { okPage } from './responses.ts';
import type { App, RouteContext } from './route-context.ts';
import { relatedTagsQuery, relatedTagsResult } from './schemas.ts';

const related = createRoute({
  method: 'get',
  path: '/v1/tags/related/{tag}',
  tags: ['tags'],
  summary: 'The tags that stand beside a tag',
  request: { params: z.object({ tag: tagText() }), query: relatedTagsQuery },
  responses: describe(relatedTagsResult, 'The tags, nearest first; none for a tag that nothing has'),
});

export function addTagRoutes(app: App, { db }: RouteContext): void {
  app.openapi(related, async (c) => {
    const { score, ...range } = c.req.valid('query');
    const { tags, total } = await relatedTags(db, c.req.valid('param').tag, range, score);
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(okPage([...tags], total, range.offset), 200);
  });
}
