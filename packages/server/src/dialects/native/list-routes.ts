import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY, NEVER_CACHED } from '../../http/caching.ts';
import { okMeta } from '../../http/meta.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { KIND_PATHS, KINDS } from '../../library/gifs/kinds.ts';
import type { DialectContext } from '../dialect.ts';
import { capped } from '../key-rating.ts';
import { randomFields } from './random-fields.ts';
import {
  gifsResult,
  listQuery,
  randomQuery,
  randomResult,
  searchQuery,
  translateQuery,
  translateResult,
} from './schemas.ts';
import { sendPage } from './send-page.ts';

/** GIPHY's name of videos. */
const PATHS = { ...KINDS, clips: 'video' } as const;

type ListPath = keyof typeof PATHS;

/** /v1/{gifs|stickers|videos|clips|text}/{search|trending|random|translate} */
export function addListRoutes(app: App, context: DialectContext): void {
  for (const path of [...KIND_PATHS, 'clips'] as const) {
    addSearch(app, context, path);
    addTrending(app, context, path);
    addRandom(app, context, path);
    addTranslate(app, context, path);
  }
}

function addSearch(app: App, { library, responses, network }: DialectContext, path: ListPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/search`, {
    summary: `Search ${path}`,
    request: { query: searchQuery },
    responses: ok(gifsResult, 'The matching items, best first'),
  });
  app.openapi(route, async (c) => {
    const { excludeDynamicResults: _, ...query } = capped(c, c.req.valid('query'));
    const page = await library.search({ ...query, kind: PATHS[path], network: network(c) });
    return sendPage(c, responses, { ...page, offset: query.offset });
  });
}

function addTrending(app: App, { library, responses }: DialectContext, path: ListPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/trending`, {
    summary: `List trending ${path}`,
    request: { query: listQuery },
    responses: ok(gifsResult, 'The items, most popular first'),
  });
  app.openapi(route, async (c) => {
    const query = capped(c, c.req.valid('query'));
    const page = await library.trending({ ...query, kind: PATHS[path] });
    return sendPage(c, responses, { ...page, offset: query.offset });
  });
}

function addRandom(app: App, { library, responses }: DialectContext, path: ListPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/random`, {
    summary: `Get a random item of the ${path}`,
    request: { query: randomQuery },
    responses: ok(randomResult, 'A different item each time; an empty list if none matches'),
  });
  app.openapi(route, async (c) => {
    const { rating, tag } = capped(c, c.req.valid('query'));
    const item = await library.random({ kind: PATHS[path], rating }, tag);
    c.header('Cache-Control', NEVER_CACHED);
    if (item === undefined) return c.json(nothingFound(), 200);
    const { data, meta } = await responses.one(c, item);
    return c.json({ data: { ...data, ...randomFields(data) }, meta }, 200);
  });
}

/** The highest `weirdness`. */
const MAX_WEIRDNESS = 10;

function addTranslate(app: App, { library, responses }: DialectContext, path: ListPath): void {
  const route = routesWith({ tags: [path] }).get(`/v1/${path}/translate`, {
    summary: `Get one of the ${path} for a text`,
    request: { query: translateQuery },
    responses: ok(translateResult, 'The item; an empty list if none matches'),
  });
  app.openapi(route, async (c) => {
    const { s: q, weirdness, rating, lang } = capped(c, c.req.valid('query'));
    const limit = MAX_WEIRDNESS + 1;
    const { items } = await library.search({ q, lang, rating, kind: PATHS[path], offset: 0, limit });
    // The best match is at 0, and the least relevant of the first ones at the maximum.
    const position = Math.round((weirdness / MAX_WEIRDNESS) * (items.length - 1));
    c.header('Cache-Control', CACHED_BRIEFLY);
    const item = items[position];
    return item === undefined ? c.json(nothingFound(), 200) : c.json(await responses.one(c, item), 200);
  });
}

/** Clients of GIPHY's API read an empty list as "nothing found", and show any other status as an error. */
function nothingFound() {
  return { data: [], meta: okMeta() };
}
