import { createRoute, z } from '@hono/zod-openapi';
import { findGif, findGifs } from '../gifs/find-gifs.ts';
import { ApiError } from '../http/api-error.ts';
import { CACHED_BRIEFLY } from './caching.ts';
import { answers as describe } from './describe.ts';
import type { App, RouteContext } from './route-context.ts';
import { GIF_ID, gifResult, gifsResult } from './schemas.ts';

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

/** /v1/gifs?ids= and /v1/gifs/{id}; the latter last, since it would take every name. */
export function addGifRoutes(app: App, { db, answers }: RouteContext): void {
  app.openapi(byIds, async (c) => {
    const items = await findGifs(db, c.req.valid('query').ids);
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(await answers.page(c, { items, total: items.length }, 0), 200);
  });
  app.openapi(byId, async (c) => {
    const { id } = c.req.valid('param');
    const found = await findGif(db, id);
    if (found === undefined) throw new ApiError(404, 'not-found', `There is no GIF ${id}.`, { parameter: 'id' });
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json(await answers.one(c, found), 200);
  });
}
