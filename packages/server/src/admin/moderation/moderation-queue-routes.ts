import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { optional } from '../../http/query-parameters.ts';
import { created, jsonBody, ok, routesWith } from '../../http/routes.ts';
import { ID } from '../../http/text-schema.ts';
import { origin } from '../gifs/gif-metadata.ts';
import { findRecords } from '../gifs/gif-record.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { CURSOR, cursorPage, pageOf } from '../shared/schemas.ts';
import { hideFiles } from './hide-files.ts';
import { moderate } from './moderate.ts';
import { listActions, undoAction } from './moderation-actions.ts';
import { readQueue } from './moderation-queue.ts';
import {
  bulkModerationInput,
  moderationAction,
  moderationActionType,
  moderationUndo,
  queuedGif,
} from './moderation-schemas.ts';

const route = routesWith({ tags: ['moderation'] });

/** Adds the queue of GIFs that wait for approval, decisions about many GIFs, undo, and the audit trail. */
export function addModerationQueueRoutes(app: App, context: AdminContext): void {
  const { db, clock, access, gifs, removed } = context;
  const guard = access.require('gif.moderate');
  const queue = route.get('/api/v1/moderation/queue', {
    ...guard,
    summary: 'List the GIFs that wait for approval, or were rejected',
    request: {
      query: z.object({
        status: optional(z.enum(['pending', 'rejected']).default('pending')),
        uploader: optional(ID.optional().openapi({ description: 'Id of an account: only its uploads.' })),
        ...CURSOR,
      }),
    },
    responses: ok(cursorPage(queuedGif), 'Oldest first. The media URLs of these GIFs work for an hour'),
  });
  const decide = route.post('/api/v1/moderation/decisions', {
    ...guard,
    summary: 'Approve, reject or hold back GIFs, all or none',
    description: 'A rejection is mailed to the uploaders with its reason and message: one mail for each uploader.',
    request: { body: jsonBody(bulkModerationInput) },
    responses: created(moderationAction, 'The new entry of the audit trail'),
  });
  const actions = route.get('/api/v1/moderation/actions', {
    ...guard,
    summary: 'Read the audit trail: decisions and takedowns, by whom, when and why',
    request: {
      query: z.object({
        gif_id: optional(ID.optional().openapi({ description: 'Only actions on this GIF.' })),
        action: optional(moderationActionType.optional().openapi({ description: 'Only actions of this kind.' })),
        ...CURSOR,
      }),
    },
    responses: ok(cursorPage(moderationAction), 'Newest first'),
  });
  const undo = route.post('/api/v1/moderation/actions/{id}/undo', {
    ...guard,
    summary: 'Set the GIFs of an action back to what they were',
    description: 'Mails that were sent remain sent. 409 if all of its GIFs were decided on again, or deleted, since.',
    request: { params: z.object({ id: ID }) },
    responses: created(moderationUndo, 'The undone action is part of the audit trail'),
  });

  app.openapi(queue, async (c) => {
    const { next_cursor, limit, ...query } = c.req.valid('query');
    const rows = await readQueue(db, { ...query, after: readCursor(next_cursor), limit: limit + 1 });
    const { page, last } = pageOf(rows, limit);
    const ids = page.map(({ id }) => id);
    const gifsById = await gifs.forReview(c, ids);
    const records = new Map((await findRecords(db, ids)).map((record) => [record.item.id, record]));
    const data = page.flatMap(({ id, moderation, reason, message, since, uploader }) => {
      const gif = gifsById.get(id);
      const record = records.get(id);
      if (gif === undefined || record === undefined) return [];
      return [
        {
          gif,
          moderation_status: moderation,
          ...(reason !== null && { reason }),
          ...(message !== null && { message }),
          ...(uploader !== null && { uploader }),
          since: since.toISOString(),
          ...(record.channel !== null && { channel: record.channel }),
          ...origin(record),
        },
      ];
    });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, next_cursor: writeCursor(last && { at: last.since, id: last.id }) }, 200);
  });
  app.openapi(decide, async (c) => {
    const { gif_ids: ids, ...decision } = c.req.valid('json');
    const { account: moderator } = c.var.caller;
    const action = await moderate(context, { ...decision, ids, moderator, now: clock(), parameter: 'gif_ids' });
    removed.invalidate(ids);
    await hideFiles(context, ids);
    return c.json(action, 201);
  });
  app.openapi(actions, async (c) => {
    const { gif_id: gifId, action, next_cursor, limit } = c.req.valid('query');
    const before = readCursor(next_cursor)?.id;
    const rows = await listActions(db, { gifId, action, before, limit: limit + 1 });
    const { page, last } = pageOf(rows, limit);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: page, next_cursor: writeCursor(last && { at: new Date(last.at), id: last.id }) }, 200);
  });
  app.openapi(undo, async (c) => {
    const { account: moderator } = c.var.caller;
    const result = await undoAction(db, { id: c.req.valid('param').id, moderator, now: clock() });
    const ids = result.action.gifs.map(({ gif_id }) => gif_id);
    removed.invalidate(ids);
    await hideFiles(context, ids);
    return c.json(result, 201);
  });
}
