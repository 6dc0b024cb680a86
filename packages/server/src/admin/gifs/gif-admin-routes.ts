import { createRoute, z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { notAllowed, requireOwner } from '../../auth/access.ts';
import { reachOf } from '../../auth/permissions.ts';
import { viewCount } from '../../auth/user-routes.ts';
import { viewsOfItem } from '../../auth/view-counts.ts';
import type { App } from '../../dialects/native/route-context.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { describe, jsonBody, nothing } from '../../http/describe.ts';
import { optional } from '../../http/query-parameters.ts';
import { ID, IDS } from '../../http/text-schema.ts';
import { publicGif } from '../../library/gifs/existing-gif.ts';
import { findGif } from '../../library/gifs/find-gifs.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';
import { extendedGifMetadata, GIF_ACTIONS, gifMetadata, gifUpdate, trendingGif } from './gif-admin-schemas.ts';
import { extendedMetadata, metadata } from './gif-metadata.ts';
import { findRecords, noGif } from './gif-record.ts';
import { rankedGifs } from './ranked-gifs.ts';
import { editOf, updateGif } from './update-gif.ts';

const tags = ['gif admin'];
const FOR_MODERATORS = ['rating', 'is_hidden', 'is_indexable', 'is_featured'];
const idsQuery = z.object({ gif_ids: IDS });

/** /ajax/gifs/*, /ajax/gif/update, analytics of pages [G-1] [G-3], and view counts of GIFs [S-3] */
export function addGifAdminRoutes(app: App, context: ManagementContext): void {
  addReading(app, context);
  addWriting(app, context);
}

function addReading(app: App, { db, clock, access, gifs }: ManagementContext): void {
  const trending = createRoute({
    ...access.to('gif.rank'),
    method: 'get',
    path: '/ajax/gifs/trending',
    tags,
    summary: 'How trending is made',
    request: { query: z.object({ gif_ids: optional(IDS.optional()) }) },
    responses: describe(list(trendingGif), 'At most 100, best first'),
  });
  const some = createRoute({
    ...access.to('gif.inspect'),
    method: 'get',
    path: '/ajax/gifs/metadata',
    tags,
    summary: 'What is kept of GIFs that can be changed',
    request: { query: idsQuery },
    responses: describe(list(gifMetadata), 'In the order asked; unknown ones are left out'),
  });
  const all = createRoute({
    ...access.to('gif.inspect'),
    method: 'get',
    path: '/ajax/gifs/extended-metadata',
    tags,
    summary: 'All that is kept of GIFs',
    request: { query: idsQuery },
    responses: describe(list(extendedGifMetadata), 'In the order asked; unknown ones are left out'),
  });
  const views = createRoute({
    method: 'get',
    path: '/api/v1/proxy-gif/{id}/view-count',
    tags: ['gifs'],
    summary: 'How often a GIF was seen',
    security: [],
    request: { params: z.object({ id: ID }) },
    responses: describe(viewCount, 'The number of views'),
  });

  app.openapi(trending, async (c) => {
    const ranked = await rankedGifs(db, { ids: c.req.valid('query').gif_ids, now: clock() });
    const found = await gifs.all(
      c,
      ranked.map(({ found }) => found),
    );
    const data = ranked.flatMap(({ found: { item }, score, is_scheduled }) => {
      const gif = found.get(item.id);
      return gif === undefined ? [] : [{ gif, score, is_scheduled }];
    });
    return c.json({ data }, 200);
  });
  app.openapi(some, async (c) => {
    const records = await findRecords(db, c.req.valid('query').gif_ids);
    for (const { owners } of records) requireOwner(c.var.caller, owners);
    return c.json({ data: records.map(metadata) }, 200);
  });
  app.openapi(all, async (c) => {
    const records = await findRecords(db, c.req.valid('query').gif_ids);
    for (const { owners } of records) requireOwner(c.var.caller, owners);
    return c.json({ data: await Promise.all(records.map((record) => extendedMetadata(db, record))) }, 200);
  });
  app.openapi(views, async (c) => {
    const { id } = c.req.valid('param');
    await publicGif(db, id);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ view_count: await viewsOfItem(db, id) }, 200);
  });
}

function addWriting(app: App, { db, clock, access }: ManagementContext): void {
  const update = createRoute({
    ...access.to('gif.edit'),
    method: 'post',
    path: '/ajax/gif/update',
    tags,
    summary: 'Change one field of a GIF',
    request: { body: jsonBody(gifUpdate) },
    responses: describe(gifMetadata, 'The GIF as it is now'),
  });
  const analytic = createRoute({
    method: 'post',
    path: '/ajax/gif/{id}/analytic/{type}',
    tags: ['gifs'],
    summary: 'Count what someone did with a GIF',
    security: [],
    request: { params: z.object({ id: ID, type: z.enum(GIF_ACTIONS) }) },
    responses: nothing('It is counted'),
  });

  app.openapi(update, async (c) => {
    const { gif_id: id, ...change } = c.req.valid('json');
    const record = await updateGif(db, {
      id,
      parameter: 'gif_id',
      now: clock(),
      edit: (item) => editOf(change, item),
      allow({ owners }) {
        requireOwner(c.var.caller, owners);
        const mayModerate = reachOf(c.var.caller.account.roles, 'gif.moderate') !== undefined;
        if (FOR_MODERATORS.includes(change.key) && !mayModerate) throw notAllowed();
      },
    });
    return c.json(metadata(record), 200);
  });
  app.openapi(analytic, async (c) => {
    const { id, type } = c.req.valid('param');
    if ((await findGif(db, id)) === undefined) throw noGif(id, 'id');
    await sql`INSERT INTO gif_actions (item_id, action, count) VALUES (${id}, ${type}, 1)
      ON CONFLICT (item_id, action) DO UPDATE SET count = gif_actions.count + 1`.execute(db);
    return c.body(null, 204);
  });
}
