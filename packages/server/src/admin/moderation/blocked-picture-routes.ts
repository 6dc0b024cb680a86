import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { created, jsonBody, ok, routesWith } from '../../http/routes.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { CURSOR, cursorPage, pageOf } from '../shared/schemas.ts';
import { readBlockedPictures, unblockPictures } from './blocked-pictures.ts';
import { blockedPicture, moderationAction, unblocking } from './moderation-schemas.ts';

const route = routesWith({ tags: ['moderation'] });

/** Adds the list of pictures that cannot be uploaded, and the route that unblocks them. */
export function addBlockedPictureRoutes(app: App, { db, clock, access, gifs }: AdminContext): void {
  const guard = access.require('gif.takedown');
  const list = route.get('/api/v1/moderation/blocked-pictures', {
    ...guard,
    summary: 'List the pictures that were taken down, which cannot be uploaded or imported again',
    request: { query: z.object(CURSOR) },
    responses: ok(cursorPage(blockedPicture), 'Newest first. The media URLs of these GIFs work for an hour'),
  });
  const unblock = route.post('/api/v1/moderation/blocked-pictures/unblock', {
    ...guard,
    summary: 'Let pictures be uploaded again, all or none',
    description: 'Their takedowns remain. An approval of a GIF, and undoing its takedown, also unblock its picture.',
    request: { body: jsonBody(unblocking) },
    responses: created(moderationAction, 'The new entry of the audit trail, which can be undone'),
  });

  app.openapi(list, async (c) => {
    const { next_cursor, limit } = c.req.valid('query');
    const rows = await readBlockedPictures(db, { after: readCursor(next_cursor), limit: limit + 1 });
    const { page, last } = pageOf(rows, limit);
    const gifsById = await gifs.forReview(
      c,
      page.map(({ item_id }) => item_id),
    );
    const data = page.map(({ item_id, title, reason, blocked_at }) => {
      const gif = gifsById.get(item_id);
      return { gif_id: item_id, ...(gif && { gif }), title, reason, blocked_at: blocked_at.toISOString() };
    });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, next_cursor: writeCursor(last && { at: last.blocked_at, id: last.item_id }) }, 200);
  });
  app.openapi(unblock, async (c) => {
    const { gif_ids: ids, note } = c.req.valid('json');
    const { account: moderator } = c.var.caller;
    return c.json(await unblockPictures(db, { ids, note, moderator, now: clock() }), 201);
  });
}
