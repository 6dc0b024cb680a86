import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { okPage } from '../../http/meta.ts';
import { repeatable } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { associationsOf } from '../../library/gifs/associations.ts';
import { requirePublicGif } from '../../library/gifs/require-gif.ts';
import type { DialectContext } from '../dialect.ts';
import { capRating, permittedItems, requirePermitted } from '../key-rating.ts';
import { associationsResult, GIF_ID, gifResult, gifsResult } from './schemas.ts';
import { sendPage } from './send-page.ts';

const route = routesWith({ tags: ['gifs'] });

const MAX_IDS = 100;

/** Clients send a comma at the end too. */
function splitIds(text: string): readonly string[] {
  return text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

const byIds = route.get('/v1/gifs', {
  summary: 'Get items of any kind by their ids',
  request: {
    query: z.object({
      ids: repeatable(
        z
          .string()
          .transform(splitIds)
          .pipe(z.array(GIF_ID).min(1).max(MAX_IDS))
          .openapi({
            type: 'string',
            description: `Up to ${MAX_IDS} comma-separated ids.`,
            example: 'cat-parade,lol',
          }),
      ),
    }),
  },
  responses: ok(gifsResult, 'Existing items, in the order of the request'),
});

const byId = route.get('/v1/gifs/{id}', {
  summary: 'Get an item of any kind by its id',
  request: { params: z.object({ id: GIF_ID }) },
  responses: ok(gifResult, 'The item'),
});

/** GIPHY's name of the same call in its documentation of clips. */
const content = route.get('/v1/content/{id}', {
  summary: 'Get an item of any kind by its id',
  request: { params: z.object({ id: GIF_ID }) },
  responses: ok(gifResult, 'The item'),
});

const associations = route.get('/v1/gifs/{id}/associations', {
  summary: 'List the channels, tags and variations of an item',
  request: { params: z.object({ id: GIF_ID }) },
  responses: ok(associationsResult, 'Channels first, nearest first; then tags; then variations'),
});

/** /v1/gifs?ids=, /v1/gifs/{id}/associations, /v1/content/{id} and /v1/gifs/{id}; the last matches any name. */
export function addGifRoutes(app: App, { db, library, responses }: DialectContext): void {
  app.openapi(byIds, async (c) => {
    const items = permittedItems(c, await library.items(c.req.valid('query').ids));
    return sendPage(c, responses, { items, total: items.length, offset: 0 });
  });
  app.openapi(associations, async (c) => {
    const item = requirePermitted(c, await requirePublicGif(db, c.req.valid('param').id));
    const data = await associationsOf(db, item, capRating(c, 'r'));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(okPage(data, data.length, 0), 200);
  });
  for (const one of [content, byId]) {
    app.openapi(one, async (c) => {
      const item = requirePermitted(c, await requirePublicGif(db, c.req.valid('param').id));
      c.header('Cache-Control', CACHED_BRIEFLY);
      return c.json(await responses.one(c, item), 200);
    });
  }
}
