import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { forbidden, requireOwner } from '../../auth/access.ts';
import { permissionScope } from '../../auth/permissions.ts';
import { viewCount } from '../../auth/user-routes.ts';
import { viewsOfItem } from '../../auth/view-counts.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { optional } from '../../http/query-parameters.ts';
import { jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { ID, IDS } from '../../http/text-schema.ts';
import { requireGif, requirePublicGif } from '../../library/gifs/require-gif.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';
import { extendedGifMetadata, GIF_ACTIONS, gifMetadata, gifUpdate, trendingGif } from './gif-admin-schemas.ts';
import { extendedMetadata, metadata } from './gif-metadata.ts';
import { findOwnedRecords } from './gif-record.ts';
import { rankedGifs } from './ranked-gifs.ts';
import { editOf, updateGif } from './update-gif.ts';

const route = routesWith({ tags: ['gif admin'] });

const FOR_MODERATORS = ['rating', 'is_hidden', 'is_indexable', 'is_featured'];
const idsQuery = z.object({ gif_ids: IDS });

/** Adds `/ajax/gifs/…`, `/ajax/gif/update`, the actions that pages report [G-1] [G-3], and view counts [S-3]. */
export function addGifAdminRoutes(app: App, context: AdminContext): void {
  addReading(app, context);
  addWriting(app, context);
}

function addReading(app: App, { db, clock, access, gifs }: AdminContext): void {
  const trending = route.get('/ajax/gifs/trending', {
    ...access.require('gif.rank'),
    summary: 'Show how trending is ranked',
    request: { query: z.object({ gif_ids: optional(IDS.optional()) }) },
    responses: ok(list(trendingGif), 'At most 100 GIFs, best first'),
  });
  const metadataRoute = route.get('/ajax/gifs/metadata', {
    ...access.require('gif.inspect'),
    summary: 'Read the editable metadata of GIFs',
    request: { query: idsQuery },
    responses: ok(list(gifMetadata), 'In the order of the request, without unknown ids'),
  });
  const extendedMetadataRoute = route.get('/ajax/gifs/extended-metadata', {
    ...access.require('gif.inspect'),
    summary: 'Read all stored metadata of GIFs',
    request: { query: idsQuery },
    responses: ok(list(extendedGifMetadata), 'In the order of the request, without unknown ids'),
  });
  const views = route.get('/api/v1/proxy-gif/{id}/view-count', {
    tags: ['gifs'],
    summary: 'Get the view count of a GIF',
    security: [],
    request: { params: z.object({ id: ID }) },
    responses: ok(viewCount, 'The number of views'),
  });

  app.openapi(trending, async (c) => {
    const ranked = await rankedGifs(db, { ids: c.req.valid('query').gif_ids, now: clock() });
    const gifsById = await gifs.all(
      c,
      ranked.map(({ item }) => item),
    );
    const data = ranked.flatMap(({ item: { item }, score, is_scheduled }) => {
      const gif = gifsById.get(item.id);
      return gif === undefined ? [] : [{ gif, score, is_scheduled }];
    });
    return c.json({ data }, 200);
  });
  app.openapi(metadataRoute, async (c) => {
    const records = await findOwnedRecords(db, c.var.caller, c.req.valid('query').gif_ids);
    return c.json({ data: records.map(metadata) }, 200);
  });
  app.openapi(extendedMetadataRoute, async (c) => {
    const records = await findOwnedRecords(db, c.var.caller, c.req.valid('query').gif_ids);
    return c.json({ data: await Promise.all(records.map((record) => extendedMetadata(db, record))) }, 200);
  });
  app.openapi(views, async (c) => {
    const { id } = c.req.valid('param');
    await requirePublicGif(db, id);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ view_count: await viewsOfItem(db, id) }, 200);
  });
}

function addWriting(app: App, { db, clock, access }: AdminContext): void {
  const update = route.post('/ajax/gif/update', {
    ...access.require('gif.edit'),
    summary: 'Update a field of a GIF',
    request: { body: jsonBody(gifUpdate) },
    responses: ok(gifMetadata, 'The updated GIF'),
  });
  const analytic = route.post('/ajax/gif/{id}/analytic/{type}', {
    tags: ['gifs'],
    summary: 'Record an action on a GIF',
    security: [],
    request: { params: z.object({ id: ID, type: z.enum(GIF_ACTIONS) }) },
    responses: noContent('The action is recorded'),
  });

  app.openapi(update, async (c) => {
    const { gif_id: id, ...change } = c.req.valid('json');
    const record = await updateGif(db, {
      id,
      parameter: 'gif_id',
      now: clock(),
      editor: c.var.caller.account,
      edit: (item) => editOf(change, item),
      allow({ owners }) {
        requireOwner(c.var.caller, owners);
        const mayModerate = permissionScope(c.var.caller.account.roles, 'gif.moderate') !== undefined;
        if (FOR_MODERATORS.includes(change.key) && !mayModerate) throw forbidden();
      },
    });
    return c.json(metadata(record), 200);
  });
  app.openapi(analytic, async (c) => {
    const { id, type } = c.req.valid('param');
    await requireGif(db, id);
    await sql`INSERT INTO gif_actions (item_id, action, count) VALUES (${id}, ${type}, 1)
      ON CONFLICT (item_id, action) DO UPDATE SET count = gif_actions.count + 1`.execute(db);
    return c.body(null, 204);
  });
}
