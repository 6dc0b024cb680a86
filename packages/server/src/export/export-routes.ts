import { z } from '@hono/zod-openapi';
import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import { RATINGS } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db, StoredChannel } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { metaSchema, okMeta } from '../http/meta.ts';
import { optional, pageLimit } from '../http/query-parameters.ts';
import { ERROR_RESPONSE, ok, routesWith } from '../http/routes.ts';
import { ID, text } from '../http/text-schema.ts';
import { newNames } from '../import/store-library-files.ts';
import { IS_PUBLIC, isPublicChannel } from '../library/channels/is-public-channel.ts';
import { gifNotFound } from '../library/gifs/require-gif.ts';
import { readTagAliases } from '../library/tags/tag-aliases.ts';
import { ServerError } from '../server-error.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { readChannelsOf } from './read-channels.ts';
import { conditionOf, countItems, fileOf, readPage, type Selection, withExportedNames } from './select-items.ts';

const MAX_PAGE = 100;

interface ExportRoutesContext {
  readonly db: Db;
  readonly uploads: FileStorage;
  readonly catalogue: Pick<Catalogue, 'fileUrl'>;
}

const selection = {
  channel: optional(ID.optional().openapi({ description: 'Only the items of a channel and of the channels in it.' })),
  query: optional(text(200).optional().openapi({ description: 'Only the items that a search in English finds.' })),
};

/** Without a schema of their fields: the server that imports them checks them. */
const ITEM = z.custom<CatalogueItem>().openapi({ type: 'object' });
const CHANNEL = z.custom<CatalogueChannel>().openapi({ type: 'object' });

const route = routesWith({ tags: ['library'] });

const items = route.get('/v1/library', {
  summary: 'Read the library with all fields of its items',
  description:
    'The public items as `zoetrope-server export` writes them, in the order of their ids, for `zoetrope-server import` of another server. ' +
    'An item names its files, which the call below sends. Items above the maximum rating of the API key are left out. ' +
    'Items of private channels have no channel.',
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
    'The public channels of the items, with their parents and the channels in them',
  ),
});

const aliases = route.get('/v1/library/tag-aliases', {
  summary: 'Read the aliases of tags',
  description: 'Searches for an alias find the items with its tag. There are at most 10,000.',
  responses: ok(
    z.object({ data: z.array(z.object({ alias: z.string(), tag: z.string() })), meta: metaSchema }),
    'In the order of their names',
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
export function addExportRoutes(app: App, { db, uploads, catalogue }: ExportRoutesContext): void {
  app.openapi(items, async (c) => {
    const { limit, next_cursor: after = '', ...selected } = c.req.valid('query');
    const condition = await selectedBy(c, db, selected);
    const rows = await readPage(db, condition, { after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const next_cursor = rows.length > limit ? (page.at(-1)?.item.id ?? '') : '';
    const total = after === '' ? { total_count: await countSelected(c, db, { selected, condition }) } : {};
    c.header('Cache-Control', NEVER_CACHED);
    const data = await withoutPrivateChannels(
      db,
      page.map(({ item }) => withExportedNames(item)),
    );
    return c.json({ data, ...total, next_cursor, meta: okMeta() }, 200);
  });
  app.openapi(channels, async (c) => {
    const condition = await selectedBy(c, db, c.req.valid('query'));
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: publicChannels(await readChannelsOf(db, condition)), meta: okMeta() }, 200);
  });
  app.openapi(aliases, async (c) => {
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: [...(await readTagAliases(db))], meta: okMeta() }, 200);
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

/** A condition for the selected items that the API key may see. Throws 404 for a missing or private channel. */
async function selectedBy(c: AppContext, db: Db, selected: Selection): Promise<RawBuilder<unknown>> {
  const { channel } = selected;
  if (channel !== undefined && !(await findPublicSlugs(db, [channel])).has(channel)) {
    throw new ApiError(`There is no channel "${channel}".`, { status: 404, code: 'not-found', parameter: 'channel' });
  }
  const condition = await conditionOf(db, selected).catch((error: unknown) => {
    if (!(error instanceof ServerError)) throw error;
    throw new ApiError(error.message, { status: 404, code: 'not-found', parameter: 'query' });
  });
  return sql`${condition} AND ${permittedBy(c)}`;
}

interface Selected {
  readonly selected: Selection;
  /** See `selectedBy`. */
  readonly condition: RawBuilder<unknown>;
}

/** The number of selected items. That of all items is stored, so that nobody makes the server count a large library. */
async function countSelected(c: AppContext, db: Db, { selected, condition }: Selected): Promise<number> {
  if (selected.channel !== undefined || selected.query !== undefined) return countItems(db, condition);
  const { rows } = await sql<{ total: number }>`
    SELECT COALESCE(sum(items), 0)::integer AS total FROM list_sizes WHERE ${permittedBy(c)}`.execute(db);
  return rows[0]?.total ?? 0;
}

function permittedBy(c: AppContext): RawBuilder<unknown> {
  const { maxRating } = c.var;
  return maxRating === undefined ? sql`true` : sql`rating <= ${sql.lit(RATINGS.indexOf(maxRating))}`;
}

/** Those of the channels that are public. */
async function findPublicSlugs(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const query = db.selectFrom('channels').select('slug').where('slug', 'in', slugs).where(IS_PUBLIC);
  const rows = slugs.length === 0 ? [] : await query.execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** The items, without the names of private channels. */
async function withoutPrivateChannels(db: Db, items: readonly CatalogueItem[]): Promise<CatalogueItem[]> {
  const publicSlugs = await findPublicSlugs(
    db,
    items.flatMap(({ channel }) => channel ?? []),
  );
  return items.map((item) =>
    item.channel === null || publicSlugs.has(item.channel) ? item : { ...item, channel: null },
  );
}

/** The public ones of the channels. One in a private channel is at the top level, since its parent is missing. */
function publicChannels(channels: readonly StoredChannel[]): StoredChannel[] {
  const visible = channels.filter(isPublicChannel);
  const slugs = new Set(visible.map(({ slug }) => slug));
  return visible.map((channel) =>
    channel.parent === null || slugs.has(channel.parent) ? channel : { ...channel, parent: null },
  );
}
