import { createRoute, z } from '@hono/zod-openapi';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { describe } from '../../http/describe.ts';
import { associationsOf } from '../../library/gifs/associations.ts';
import { isPublic, publicGif } from '../../library/gifs/existing-gif.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { okPage } from './responses.ts';
import type { App, RouteContext } from './route-context.ts';
import { associationsResult, GIF_ID, gifResult, gifsResult } from './schemas.ts';
import { sendPage } from './send-page.ts';

const MOST_IDS = 100;

const byIds = createRoute({
  method: 'get',
  path: '/v1/gifs',
  tags: ['gifs'],
  summary: 'Items of any kind by their ids',
  request: {
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(',').map((id) => id.trim()))
        .pipe(z.array(GIF_ID).max(MOST_IDS))
        .openapi({
          type: 'string',
          description: `Up to ${MOST_IDS} ids with commas between them.`,
          example: 'cat-parade,lol',
        }),
    }),
  },
  responses: describe(gifsResult, 'Those that exist, in the order asked'),
});

const byId = createRoute({
  method: 'get',
  path: '/v1/gifs/{id}',
  tags: ['gifs'],
  summary: 'One item of any kind by its id',
  request: { params: z.object({ id: GIF_ID }) },
  responses: describe(gifResult, 'The item'),
});

const associations = createRoute({
  method: 'get',
  path: '/v1/gifs/{id}/associations',
  tags: ['gifs'],
  summary: 'The channels, tags and variations of an item',
  request: { params: z.object({ id: GIF_ID }) },
  responses: describe(associationsResult, 'Channels first, the nearest leading; then tags; then variations'),
});

/** /v1/gifs?ids=, /v1/gifs/{id}/associations and /v1/gifs/{id}; the latter last, since it would take every name. */
export function addGifRoutes(app: App, { db, answers }: RouteContext): void {
  app.openapi(byIds, async (c) => {
    const items = (await findGifs(db, c.req.valid('query').ids)).filter(isPublic);
    return sendPage(c, answers, { items, total: items.length }, 0);
  });
  app.openapi(associations, async (c) => {
    const found = await publicGif(db, c.req.valid('param').id);
    const data = await associationsOf(db, found);
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(okPage(data, data.length, 0), 200);
  });
  app.openapi(byId, async (c) => {
    const found = await publicGif(db, c.req.valid('param').id);
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(await answers.one(c, found), 200);
  });
}
