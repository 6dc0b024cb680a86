import type { App } from '../../http/app-env.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { KINDS } from '../../library/gifs/kinds.ts';
import { relatedGifs } from '../../library/gifs/related-gifs.ts';
import { requirePublicGif } from '../../library/gifs/require-gif.ts';
import type { RouteContext } from './route-context.ts';
import { gifsResult, relatedQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

/** /v1/{gifs|stickers|videos}/related?gif_id= */
export function addRelatedRoutes(app: App, { db, responses }: RouteContext): void {
  for (const path of ['gifs', 'stickers', 'videos'] as const) {
    const route = routesWith({ tags: [path] }).get(`/v1/${path}/related`, {
      summary: `List the ${path} most similar to an item of any kind`,
      request: { query: relatedQuery },
      responses: ok(gifsResult, 'The items, most similar first'),
    });
    app.openapi(route, async (c) => {
      const { gif_id, rating, ...range } = c.req.valid('query');
      await requirePublicGif(db, gif_id, 'gif_id');
      const page = await relatedGifs(db, gif_id, { kind: KINDS[path], rating, ...range });
      return sendPage(c, responses, { ...page, offset: range.offset });
    });
  }
}
