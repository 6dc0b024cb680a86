import { z } from '@hono/zod-openapi';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { allEmoji, defaultEmoji, emojiVariations, type PageOfEmoji } from '../../library/gifs/emoji.ts';
import type { DialectContext } from '../dialect.ts';
import { capped } from '../key-rating.ts';
import { GIF_ID, gifsResult, listQuery } from './schemas.ts';

const route = routesWith({ tags: ['emoji'] });

const all = route.get('/v1/emoji', {
  summary: 'List animated emoji',
  request: { query: listQuery },
  responses: ok(gifsResult, 'Every variation of every emoji, most popular first'),
});

const defaults = route.get('/v2/emoji', {
  summary: 'List one variation of each animated emoji',
  request: { query: listQuery },
  responses: ok(gifsResult, 'The default variation of each emoji, most popular first'),
});

const variations = route.get('/v2/emoji/{id}/variations', {
  summary: 'List all variations of an emoji',
  request: { params: z.object({ id: GIF_ID }), query: listQuery },
  responses: ok(gifsResult, 'The variations, default first'),
});

export function addEmojiRoutes(app: App, { db, responses }: DialectContext): void {
  /** Widgets reserve width for the variations before they fetch them. */
  async function send(c: AppContext, page: PageOfEmoji, offset: number) {
    const { data, ...rest } = await responses.page(c, page, offset);
    const counted = data.map((gif) => ({ ...gif, variation_count: page.variations.get(String(gif.id)) ?? 1 }));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ data: counted, ...rest }, 200);
  }

  app.openapi(all, async (c) => {
    const query = capped(c, c.req.valid('query'));
    return send(c, await allEmoji(db, query), query.offset);
  });
  app.openapi(defaults, async (c) => {
    const query = capped(c, c.req.valid('query'));
    return send(c, await defaultEmoji(db, query), query.offset);
  });
  app.openapi(variations, async (c) => {
    const { id } = c.req.valid('param');
    const query = capped(c, c.req.valid('query'));
    const page = await emojiVariations(db, id, query);
    if (page.total === 0)
      throw new ApiError(`There is no emoji ${id}.`, { status: 404, code: 'not-found', parameter: 'id' });
    return send(c, page, query.offset);
  });
}
