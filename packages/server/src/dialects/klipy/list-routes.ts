import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY, NEVER_CACHED } from '../../http/caching.ts';
import { itemTags } from '../../library/catalogue/item-rows.ts';
import type { ItemWithChannel, PageOfItems } from '../../library/gifs/select-page.ts';
import type { ListRequest } from '../../library/library.ts';
import type { DialectContext } from '../dialect.ts';
import { capRating, permitsRating, permittedItems } from '../key-rating.ts';
import { createBlurPreviews } from './blur-previews.ts';
import {
  customerParams,
  itemQuery,
  itemsQuery,
  kindParams,
  listQuery,
  type Parameters,
  readFormats,
  readItemNames,
  readPage,
  readRating,
  readSearchText,
  recentQuery,
  searchQuery,
  slugParams,
} from './parameters.ts';
import type { KlipyKind } from './paths.ts';
import type { Recents } from './recents.ts';
import { itemResult, klipyResponses, klipyRoute, listResult } from './results.ts';
import { type KlipyContext, toKlipyItem } from './to-klipy-item.ts';

const search = klipyRoute.get('/api/v1/{app_key}/{kind}/search', {
  summary: 'Search items (KLIPY v1)',
  request: { params: kindParams, query: searchQuery },
  responses: klipyResponses(listResult, 'The matching items, best first'),
});

const trending = klipyRoute.get('/api/v1/{app_key}/{kind}/trending', {
  summary: 'List trending items (KLIPY v1)',
  request: { params: kindParams, query: listQuery },
  responses: klipyResponses(listResult, 'The items, most popular first'),
});

const items = klipyRoute.get('/api/v1/{app_key}/{kind}/items', {
  summary: 'Get items by their slugs or numbers (KLIPY v1)',
  request: { params: kindParams, query: itemsQuery },
  responses: klipyResponses(listResult, 'Existing items, in the order of the request'),
});

const recent = klipyRoute.get('/api/v1/{app_key}/{kind}/recent/{customer_id}', {
  summary: 'List the items that a viewer has shared (KLIPY v1)',
  request: { params: customerParams, query: recentQuery },
  responses: klipyResponses(listResult, 'The items, newest first. They are kept in memory only'),
});

const item = klipyRoute.get('/api/v1/{app_key}/{kind}/{slug}', {
  summary: 'Get an item by its slug or number (KLIPY v1)',
  request: { params: slugParams, query: itemQuery },
  responses: klipyResponses(itemResult, 'The item'),
});

interface KindOfItem {
  readonly kind: ListRequest['kind'];
  /** A tag that the items have. Default: any tags. */
  readonly tag?: string | undefined;
}

const MEMES: KindOfItem = { kind: 'gif', tag: 'meme' };

/** The items of each content type. */
const KINDS: { readonly [path in KlipyKind]: KindOfItem } = {
  gifs: { kind: 'gif' },
  stickers: { kind: 'sticker' },
  clips: { kind: 'video' },
  memes: MEMES,
  'static-memes': MEMES,
  emojis: { kind: 'sticker', tag: 'emoji' },
};

/** KLIPY's layout limits for advertisements. There are none here, but some clients require the field. */
const GRID_META = { item_min_width: 80, ad_max_resize_percent: 10 };

function isOfKind({ item }: ItemWithChannel, path: KlipyKind): boolean {
  const { kind, tag } = KINDS[path];
  return item.kind === kind && (tag === undefined || itemTags(item).includes(tag));
}

const DEFAULT_RECENT = '10';

/** …/search, …/trending, …/items, …/recent/{customer_id} and …/{slug} */
export function addListRoutes(app: App, dialectContext: DialectContext, recents: Recents): void {
  const { library, network } = dialectContext;
  const context: ListContext = { ...dialectContext, blurPreview: createBlurPreviews() };

  app.openapi(search, (c) => {
    const query = c.req.valid('query');
    const q = readSearchText(query);
    const { locale = 'en' } = query;
    const { kind } = c.req.valid('param');
    const { tag } = KINDS[kind];
    const read = (request: ListRequest) => library.search({ ...request, q, tag, lang: locale, network: network(c) });
    return sendList(c, context, { kind, query, read });
  });

  app.openapi(trending, (c) => {
    const query = c.req.valid('query');
    const { kind } = c.req.valid('param');
    const { tag } = KINDS[kind];
    const read = (request: ListRequest) =>
      tag === undefined ? library.trending(request) : library.tagged(tag, request);
    return sendList(c, context, { kind, query, read });
  });

  app.openapi(items, async (c) => {
    const query = c.req.valid('query');
    const { slugs, numbers } = readItemNames(query);
    const found = permittedItems(c, [...(await library.items(slugs)), ...(await library.itemsByNumber(numbers))]);
    c.header('Cache-Control', CACHED_BRIEFLY);
    const { kind } = c.req.valid('param');
    return send(c, context, { kind, items: found, query, page: 1, perPage: found.length, hasNext: false });
  });

  app.openapi(recent, async (c) => {
    const { customer_id, kind } = c.req.valid('param');
    const { per_page = DEFAULT_RECENT, ...query } = c.req.valid('query');
    const { page, perPage } = readPage({ ...query, per_page });
    const all = permittedItems(c, await library.items(recents.list(customer_id)));
    const ofKind = all.filter((each) => isOfKind(each, kind));
    const offset = (page - 1) * perPage;
    c.header('Cache-Control', NEVER_CACHED);
    return send(c, context, {
      ...{ kind, items: ofKind.slice(offset, offset + perPage), query, page, perPage },
      hasNext: offset + perPage < ofKind.length,
    });
  });

  app.openapi(item, async (c) => {
    const { kind, slug } = c.req.valid('param');
    const names = readItemNames({ slugs: slug, ids: slug });
    const [found = (await library.itemsByNumber(names.numbers))[0]] = await library.items(names.slugs);
    if (found === undefined || !permitsRating(c, found.item.rating))
      throw new ApiError(`There is no item ${slug}.`, { status: 404, code: 'not-found' });
    c.header('Cache-Control', CACHED_BRIEFLY);
    const query = c.req.valid('query');
    return c.json({ result: true as const, data: toKlipyItem(found, await mediaOf(c, context, { kind, query })) }, 200);
  });
}

type ListContext = DialectContext & Pick<KlipyContext, 'blurPreview'>;

interface ListCall {
  readonly kind: KlipyKind;
  readonly query: Parameters;
  readonly read: (request: ListRequest) => Promise<PageOfItems>;
}

async function sendList(c: AppContext, context: ListContext, { kind, query, read }: ListCall) {
  const { page, perPage } = readPage(query);
  const rating = capRating(c, readRating(query));
  const offset = (page - 1) * perPage;
  const { items, total } = await read({ kind: KINDS[kind].kind, rating, offset, limit: perPage });
  c.header('Cache-Control', CACHED_BRIEFLY);
  const hasNext = items.length > 0 && offset + items.length < total;
  return send(c, context, { kind, items, query, page, perPage, hasNext });
}

interface KlipyPage {
  readonly kind: KlipyKind;
  readonly items: readonly ItemWithChannel[];
  readonly query: Parameters;
  readonly page: number;
  readonly perPage: number;
  readonly hasNext: boolean;
}

async function mediaOf(
  c: AppContext,
  { originOf, itemFiles, blurPreview }: ListContext,
  { kind, query }: Pick<KlipyPage, 'kind' | 'query'>,
): Promise<KlipyContext> {
  return { kind, origin: originOf(c), files: await itemFiles(), formats: readFormats(query), blurPreview };
}

async function send(c: AppContext, context: ListContext, { kind, items, query, page, perPage, hasNext }: KlipyPage) {
  const media = await mediaOf(c, context, { kind, query });
  const data = items.map((item) => toKlipyItem(item, media));
  const list = { data, current_page: page, per_page: perPage, has_next: hasNext, meta: GRID_META };
  return c.json({ result: true as const, data: list }, 200);
}
