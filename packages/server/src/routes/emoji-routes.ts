import { createRoute, z } from '@hono/zod-openapi';
import { allEmoji, defaultEmoji, emojiVariations } from '../emoji/emoji.ts';
import { ApiError } from '../http/api-error.ts';
import { describe } from './describe.ts';
import type { App, RouteContext } from './route-context.ts';
import { GIF_ID, gifsResult, listQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

const all = createRoute({
  method: 'get',
  path: '/v1/emoji',
  tags: ['emoji'],
  summary: 'Animated emoji',
  request: { query: listQuery },
  responses: describe(gifsResult, 'Every variation of every emoji, most popular first'),
});

const defaults = createRoute({
  method: 'get',
  path: '/v2/emoji',
  tags: ['emoji'],
  summary: 'One of each animated emoji',
  request: { query: listQuery },
  responses: describe(gifsResult, 'The default variation of each emoji, most popular first'),
});

const variations = createRoute({
  method: 'get',
  path: '/v2/emoji/{id}/variations',
  tags: ['emoji'],
  summary: 'All variations of an emoji',
  request: { params: z.object({ id: GIF_ID }), query: listQuery },
  responses: describe(gifsResult, 'The variations, the default first'),
});

export function addEmojiRoutes(app: App, { db, answers }: RouteContext): void {
  app.openapi(all, async (c) => {
    const query = c.req.valid('query');
    return sendPage(c, answers, await allEmoji(db, query), query.offset);
  });
  app.openapi(defaults, async (c) => {
    const query = c.req.valid('query');
    return sendPage(c, answers, await defaultEmoji(db, query), query.offset);
  });
  app.openapi(variations, async (c) => {
    const { id } = c.req.valid('param');
    const query = c.req.valid('query');
    const page = await emojiVariations(db, id, query);
    if (page.total === 0) throw new ApiError(404, 'not-found', `There is no emoji ${id}.`, { parameter: 'id' });
    return sendPage(c, answers, page, query.offset);
  });
}
