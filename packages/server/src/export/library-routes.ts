import { z } from '@hono/zod-openapi';
import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import { RATINGS } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { metaSchema, okMeta } from '../http/meta.ts';
import { optional, pageLimit } from '../http/query-parameters.ts';
import { ERROR_RESPONSE, ok, routesWith } from '../http/routes.ts';
import { ID, text } from '../http/text-schema.ts';
import { newNames } from '../import/store-library-files.ts';
import { gifNotFound } from '../library/gifs/require-gif.ts';
import { ServerError } from '../server-error.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { readChannelsOf } from './read-channels.ts';
import { conditionOf, countItems, fileOf, readPage, type Selection, withExportedNames } from './select-items.ts';

const MAX_PAGE = 100;

interface LibraryContext {
  readonly db: Db;
  readonly uploads: FileStorage;
  readonly catalogue: Pick<Catalogue, 'fileUrl'>;
}

const selection = {
  channel: optional(ID.optional().openapi({ description: 'Only the items of a channel and of the channels in it.' })),
  query: optional(text(200).optional().openapi({ description: 'Only the items that a search in English finds.' })),
};

/** Like their types, without a schema: whoever imports them checks them. */
const ITEM = z.custom<CatalogueItem>().openapi({ type: 'object' });
const CHANNEL = z.custom<CatalogueChannel>().openapi({ type: 'object' });

const route = routesWith({ tags: ['library'] });

const items = route.get('/v1/library', {
  summary: 'Read the library with all fields of its items',
  description:
    'The public items as `zoetrope-server export` writes them, in the order of their ids, for `zoetrope-server import` of another server. ' +
    'An item names its files, which the call below sends. Items above the maximum rating of the API key are left out.',
  request: {
    query: z.object({
      ...selection,
      limit: pageLimit(MAX_PAGE, MAX_PAGE),
      next_cursor: optional(ID.optional().openapi({ description: '`next_cursor` of the previous page.' })),
    }),
  },
  responses: ok(
    z.object({
      data: z.array(ITEM),
      total_count: z.number().optional().openapi({ description: 'Of all pages. On the first page only.' }),
      next_cursor: z.string().openapi({ description: 'Empty at the end.' }),
      meta: metaSchema,
    }),
    'A page of items',
  ),
});

const channels = route.get('/v1/library/channels', {
  summary: 'Read the channels of the library',
  request: { query: z.object(selection) },
  responses: ok(
    z.object({ data: z.array(CHANNEL), meta: metaSchema }),
    'The channels of the items, with their parents and the channels in them',
  ),
});

const file = route.get('/v1/library/files/{id}/{name}', {
  summary: 'Read a file of an item, as it is stored',
  request: { params: z.object({ id: ID, name: z.string().max(200) }) },
  responses: {
    200: { description: 'The file', content: { 'application/octet-stream': { schema: z.string() } } },
    default: ERROR_RESPONSE,
  },
});

/** Adds `/v1/library`, from which another server imports. */
export function addLibraryRoutes(app: App, { db, uploads, catalogue }: LibraryContext): void {
  app.openapi(items, async (c) => {
    const { limit, next_cursor: after = '', ...selected } = c.req.valid('query');
    const condition = await selectedBy(c, db, selected);
    const rows = await readPage(db, condition, { after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const next_cursor = rows.length > limit ? (page.at(-1)?.item.id ?? '') : '';
    const total = after === '' ? { total_count: await countItems(db, condition) } : {};
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(
      { data: page.map(({ item }) => withExportedNames(item)), ...total, next_cursor, meta: okMeta() },
      200,
    );
  });
  app.openapi(channels, async (c) => {
    const condition = await selectedBy(c, db, c.req.valid('query'));
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: [...(await readChannelsOf(db, condition))], meta: okMeta() }, 200);
  });
  app.openapi(file, async (c) => {
    const { id, name } = c.req.valid('param');
    const condition = sql`item_id = ${id} AND ${permittedBy(c)}`;
    const [found] = await readPage(db, condition, { after: '', limit: 1 });
    if (found === undefined) throw gifNotFound(id, 'id');
    const [stored] = [...newNames(found.item)].find(([, exported]) => exported === name) ?? [];
    const content = stored === undefined ? undefined : fileOf(found, stored, { uploads, catalogue });
    const size = await content?.size();
    if (content === undefined || size === undefined) {
      throw new ApiError(`${id} has no file ${name}.`, { status: 404, code: 'not-found', parameter: 'name' });
    }
    return c.body(size === 0 ? '' : content.stream({ start: 0, end: size - 1 }), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': 'attachment',
      'Cache-Control': NEVER_CACHED,
    });
  });
}

/** Of the items that the API key may see. */
async function selectedBy(c: AppContext, db: Db, selected: Selection): Promise<RawBuilder<unknown>> {
  const condition = await conditionOf(db, selected).catch((error: unknown) => {
    if (!(error instanceof ServerError)) throw error;
    const parameter = selected.channel === undefined ? 'query' : 'channel';
    throw new ApiError(error.message, { status: 404, code: 'not-found', parameter });
  });
  return sql`${condition} AND ${permittedBy(c)}`;
}

function permittedBy(c: AppContext): RawBuilder<unknown> {
  const { maxRating } = c.var;
  return maxRating === undefined ? sql`true` : sql`rating <= ${sql.lit(RATINGS.indexOf(maxRating))}`;
}
