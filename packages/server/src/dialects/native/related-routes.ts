import type { App } from '../../http/app-env.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { KINDS } from '../../library/gifs/kinds.ts';
import { requirePublicGif } from '../../library/gifs/require-gif.ts';
import type { DialectContext } from '../dialect.ts';
import { capped, requirePermitted } from '../key-rating.ts';
import { gifsResult, relatedQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

/** /v1/{gifs|stickers|videos}/related?gif_id= */
export function addRelatedRoutes(app: App, { db, library, responses }: DialectContext): void {
  for (const path of ['gifs', 'stickers', 'videos'] as const) {
    const route = routesWith({ tags: [path] }).get(`/v1/${path}/related`, {
      summary: `List the ${path} most similar to an item of any kind`,
      request: { query: relatedQuery },
      responses: ok(gifsResult, 'The items, most similar first'),
    });
    app.openapi(route, async (c) => {
      const { gif_id, ...query } = capped(c, c.req.valid('query'));
      requirePermitted(c, await requirePublicGif(db, gif_id, 'gif_id'), 'gif_id');
      const page = await library.related(gif_id, { ...query, kind: KINDS[path] }, 'gif_id');
      return sendPage(c, responses, { ...page, offset: query.offset });
    });
  }
}
