import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { KIND_PATHS, KINDS, type KindPath } from '../../library/gifs/kinds.ts';
import { randomGif } from '../../library/gifs/random-gif.ts';
import { languageOf } from '../../library/search/language-of.ts';
import { parseQuery } from '../../library/search/parse-query.ts';
import { searchGifs } from '../../library/search/search-gifs.ts';
import { trendingGifs } from '../../library/trending/trending-gifs.ts';
import type { RouteContext } from './route-context.ts';
import { gifResult, gifsResult, listQuery, randomQuery, searchQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

/** /v1/{gifs|stickers|videos|text}/{search|trending|random} */
export function addListRoutes(app: App, context: RouteContext): void {
  for (const path of KIND_PATHS) {
    addSearch(app, context, path);
    addTrending(app, context, path);
    addRandom(app, context, path);
  }
}

function addSearch(app: App, { db, responses, searchLog, network }: RouteContext, path: KindPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/search`, {
    summary: `Search ${path}`,
    request: { query: searchQuery },
    responses: ok(gifsResult, 'The matching items, best first'),
  });
  app.openapi(route, async (c) => {
    const { q, lang, excludeDynamicResults: _, ...rest } = c.req.valid('query');
    const query = parseQuery(q);
    const page = await searchGifs(db, query, { ...rest, language: languageOf(lang), kind: KINDS[path] });
    if (page.total > 0 && rest.offset === 0) searchLog.record(query.terms, network(c));
    return sendPage(c, responses, { ...page, offset: rest.offset });
  });
}

function addTrending(app: App, { db, responses }: RouteContext, path: KindPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/trending`, {
    summary: `List trending ${path}`,
    request: { query: listQuery },
    responses: ok(gifsResult, 'The items, most popular first'),
  });
  app.openapi(route, async (c) => {
    const { rating, ...range } = c.req.valid('query');
    const page = await trendingGifs(db, { kind: KINDS[path], rating }, range);
    return sendPage(c, responses, { ...page, offset: range.offset });
  });
}

function addRandom(app: App, { db, responses }: RouteContext, path: KindPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/random`, {
    summary: `Get a random item of the ${path}`,
    request: { query: randomQuery },
    responses: ok(gifResult, 'A different item each time'),
  });
  app.openapi(route, async (c) => {
    const { rating, tag } = c.req.valid('query');
    const item = await randomGif(db, { kind: KINDS[path], rating }, tag);
    if (item === undefined)
      throw new ApiError(`There is no matching item among ${path}.`, { status: 404, code: 'not-found' });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(await responses.one(c, item), 200);
  });
}
