import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { created, jsonBody, ok, routesWith } from '../../http/routes.ts';
import { ID, text } from '../../http/text-schema.ts';
import { TEXT_RATING } from '../../media/animate/animated-text.ts';
import { findRecords } from '../gifs/gif-record.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { CURSOR, cursorPage, list, pageOf } from '../shared/schemas.ts';
import { hideFiles } from './hide-files.ts';
import { listTakedowns } from './list-takedowns.ts';
import { moderate } from './moderate.ts';
import { moderation, moderationInput, takenDownGif } from './moderation-schemas.ts';
import { takeDown } from './take-down.ts';

const route = routesWith({ tags: ['moderation'] });

const takedownInput = z
  .strictObject({
    takedowns: z
      .array(z.strictObject({ gif_id: ID, reason: text(500) }))
      .min(1)
      .max(100),
    send_email: z.boolean(),
    note: text(2000).optional(),
  })
  .openapi('TakedownRequest');

const takedown = z
  .object({ gif_id: z.string(), reason: z.string(), taken_down_at: z.string(), mailed: z.boolean() })
  .openapi('Takedown');

/** Adds the routes that moderate GIFs [G-3] and take them down [S-1]. */
export function addModerationRoutes(app: App, context: AdminContext): void {
  const { db, clock, access, removed, gifs } = context;
  const decide = route.post('/api/v1/gifs/{id}/moderation', {
    ...access.require('gif.moderate'),
    summary: 'Approve, reject or hold back a GIF',
    description: 'A rejection is mailed to the uploader with its reason and message.',
    request: { params: z.object({ id: ID }), body: jsonBody(moderationInput) },
    responses: ok(moderation, 'The decision'),
  });
  const remove = route.post('/api/v3/content-takedown/takedown', {
    ...access.require('gif.takedown'),
    summary: 'Take GIFs down, all or none',
    request: { body: jsonBody(takedownInput) },
    responses: created(list(takedown), 'The GIFs are not shown from now on'),
  });

  const current = route.get('/api/v1/moderation/takedowns', {
    ...access.require('gif.takedown'),
    summary: 'List the GIFs that are taken down',
    request: { query: z.object(CURSOR) },
    responses: ok(cursorPage(takenDownGif), 'Newest first. The media URLs of these GIFs work for an hour'),
  });

  app.openapi(decide, async (c) => {
    const { id } = c.req.valid('param');
    const { account: moderator } = c.var.caller;
    const decision = c.req.valid('json');
    const { at } = await moderate(context, { ...decision, ids: [id], moderator, now: clock(), parameter: 'id' });
    removed.invalidate([id]);
    await hideFiles(context, [id]);
    // An animated text has no record.
    const rating = (await findRecords(db, [id]))[0]?.item.rating ?? TEXT_RATING;
    return c.json({ gif_id: id, ...decision, rating, moderator: moderator.username, moderated_at: at }, 200);
  });
  app.openapi(remove, async (c) => {
    const { takedowns, send_email: sendEmail, note } = c.req.valid('json');
    const { account: moderator } = c.var.caller;
    const data = await takeDown(context, { takedowns, sendEmail, note, moderator, now: clock() });
    const ids = data.map(({ gif_id }) => gif_id);
    removed.invalidate(ids);
    await hideFiles(context, ids);
    return c.json({ data }, 201);
  });
  app.openapi(current, async (c) => {
    const { next_cursor, limit } = c.req.valid('query');
    const rows = await listTakedowns(db, { after: readCursor(next_cursor), limit: limit + 1 });
    const { page, last } = pageOf(rows, limit);
    const gifsById = await gifs.forReview(
      c,
      page.map(({ id }) => id),
    );
    const data = page.flatMap(({ id, note, taken_down_at, moderation, ...takedown }) => {
      const gif = gifsById.get(id);
      if (gif === undefined) return [];
      return [
        {
          gif,
          ...takedown,
          ...(note !== null && { note }),
          taken_down_at: taken_down_at.toISOString(),
          moderation_status: moderation,
        },
      ];
    });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, next_cursor: writeCursor(last && { at: last.taken_down_at, id: last.id }) }, 200);
  });
}
