import { createRoute } from '@hono/zod-openapi';
import { describe } from '../../http/describe.ts';
import { publicGif } from '../../library/gifs/existing-gif.ts';
import { KINDS } from '../../library/gifs/kinds.ts';
import { relatedGifs } from '../../library/gifs/related-gifs.ts';
import type { App, RouteContext } from './route-context.ts';
import { gifsResult, relatedQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

/** /v1/{gifs|stickers|videos}/related?gif_id= */
export function addRelatedRoutes(app: App, { db, answers }: RouteContext): void {
  for (const path of ['gifs', 'stickers', 'videos'] as const) {
    const route = createRoute({
      method: 'get',
      path: `/v1/${path}/related`,
      tags: [path],
      summary: `The ${path} that are most like an item of any kind`,
      request: { query: relatedQuery },
      responses: describe(gifsResult, 'The items, most alike first'),
    });
    app.openapi(route, async (c) => {
      const { gif_id, rating, ...range } = c.req.valid('query');
      await publicGif(db, gif_id, 'gif_id');
      const page = await relatedGifs(db, gif_id, { kind: KINDS[path], rating }, range);
      return sendPage(c, answers, page, range.offset);
    });
  }
}
