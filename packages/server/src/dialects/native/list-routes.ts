import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { okMeta } from '../../http/meta.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { KIND_PATHS, KINDS, type KindPath } from '../../library/gifs/kinds.ts';
import type { DialectContext } from '../dialect.ts';
import { gifsResult, listQuery, randomQuery, randomResult, searchQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

/** /v1/{gifs|stickers|videos|text}/{search|trending|random} */
export function addListRoutes(app: App, context: DialectContext): void {
  for (const path of KIND_PATHS) {
    addSearch(app, context, path);
    addTrending(app, context, path);
    addRandom(app, context, path);
  }
}

function addSearch(app: App, { library, responses, network }: DialectContext, path: KindPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/search`, {
    summary: `Search ${path}`,
    request: { query: searchQuery },
    responses: ok(gifsResult, 'The matching items, best first'),
  });
  app.openapi(route, async (c) => {
    const { excludeDynamicResults: _, ...query } = c.req.valid('query');
    const page = await library.search({ ...query, kind: KINDS[path], network: network(c) });
    return sendPage(c, responses, { ...page, offset: query.offset });
  });
}

function addTrending(app: App, { library, responses }: DialectContext, path: KindPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/trending`, {
    summary: `List trending ${path}`,
    request: { query: listQuery },
    responses: ok(gifsResult, 'The items, most popular first'),
  });
  app.openapi(route, async (c) => {
    const query = c.req.valid('query');
    const page = await library.trending({ ...query, kind: KINDS[path] });
    return sendPage(c, responses, { ...page, offset: query.offset });
  });
}

function addRandom(app: App, { library, responses }: DialectContext, path: KindPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/random`, {
    summary: `Get a random item of the ${path}`,
    request: { query: randomQuery },
    responses: ok(randomResult, 'A different item each time; an empty list if none matches'),
  });
  app.openapi(route, async (c) => {
    const { rating, tag } = c.req.valid('query');
    const item = await library.random({ kind: KINDS[path], rating }, tag);
    c.header('Cache-Control', NEVER_CACHED);
    // Clients of GIPHY's API read an empty list as "nothing found", and show any other status as an error.
    if (item === undefined) return c.json({ data: [], meta: okMeta() }, 200);
    return c.json(await responses.one(c, item), 200);
  });
}
