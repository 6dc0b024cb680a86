import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { optional } from '../../http/query-parameters.ts';
import { created, jsonBody, ok, routesWith } from '../../http/routes.ts';
import { ID, LIMIT, OFFSET, text } from '../../http/text-schema.ts';
import { rating } from '../gifs/gif-admin-schemas.ts';
import { metadata, origin } from '../gifs/gif-metadata.ts';
import { findRecords } from '../gifs/gif-record.ts';
import { moderationUndo } from '../moderation/moderation-schemas.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { listing } from '../shared/schemas.ts';
import { deleteItems } from './delete-items.ts';
import { editItems } from './edit-items.ts';
import { findEditable } from './find-editable.ts';
import { bulkDeletion, bulkEdit, bulkResult, libraryItem } from './library-schemas.ts';
import { undoEdit } from './undo-edit.ts';

const route = routesWith({ tags: ['gif admin'] });

/** Adds the list of the GIFs that the caller may edit, and the calls that edit and delete many of them. */
export function addLibraryRoutes(app: App, context: AdminContext): void {
  addList(app, context);
  addChanges(app, context);
}

function addList(app: App, { db, access, gifs }: AdminContext): void {
  const list = route.get('/api/v1/gifs', {
    ...access.require('gif.edit'),
    summary: 'List the GIFs that you may edit',
    description: 'All GIFs for moderators, and otherwise those in your channels. At most 5,000 are listed.',
    request: {
      query: z.object({
        q: optional(text(100).optional().openapi({ description: 'Words, or the id of a GIF.' })),
        channel: optional(ID.optional().openapi({ description: 'Also in its child channels.' })),
        rating: optional(rating.optional()),
        creator: optional(text(200).optional().openapi({ description: 'The name of an account or of an author.' })),
        limit: LIMIT,
        offset: OFFSET,
      }),
    },
    responses: ok(listing(libraryItem), 'Newest first. The media URLs of GIFs that are not public work for an hour'),
  });

  app.openapi(list, async (c) => {
    const query = c.req.valid('query');
    const { ids, total } = await findEditable(db, { ...query, caller: c.var.caller });
    const records = await findRecords(db, ids);
    const gifsById = await gifs.forReview(c, ids);
    const uploaderIds = records.flatMap(({ added_by }) => added_by ?? []);
    const accounts =
      uploaderIds.length === 0
        ? []
        : await db.selectFrom('accounts').select(['id', 'username']).where('id', 'in', uploaderIds).execute();
    const uploaders = new Map(accounts.map((account) => [account.id, account]));
    const data = records.flatMap((record) => {
      const gif = gifsById.get(record.item.id);
      if (gif === undefined) return [];
      const uploader = uploaders.get(record.added_by ?? '');
      return [
        {
          gif,
          metadata: metadata(record),
          ...origin(record),
          ...(uploader !== undefined && { uploader }),
          is_upload: record.added_by !== null,
        },
      ];
    });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, pagination: { offset: query.offset, count: data.length, total_count: total } }, 200);
  });
}

function addChanges(app: App, { db, clock, access, uploads, purge, removed }: AdminContext): void {
  const edit = route.patch('/api/v1/gifs', {
    ...access.require('gif.edit'),
    summary: 'Edit up to 500 GIFs in one transaction',
    description: 'GIFs that you may not edit are refused one by one. The edit is part of the audit trail.',
    request: { body: jsonBody(bulkEdit) },
    responses: ok(bulkResult, 'What was done to each GIF'),
  });
  const remove = route.post('/api/v1/gifs/delete', {
    ...access.require('gif.upload'),
    summary: 'Delete up to 500 uploads in one transaction',
    description: 'GIFs that you may not delete are refused one by one. The deletion is part of the audit trail.',
    request: { body: jsonBody(bulkDeletion) },
    responses: ok(bulkResult, 'What was done to each GIF'),
  });
  const undo = route.post('/api/v1/gifs/edits/{id}/undo', {
    ...access.require('gif.edit'),
    summary: 'Undo an edit of many GIFs',
    description:
      'GIFs whose fields were edited again since, and deleted ones, remain as they are; 409 if all of them do. ' +
      '403 if you could not make the reverse edit: set a rating, or move GIFs into a channel.',
    request: { params: z.object({ id: ID }) },
    responses: created(moderationUndo, 'The undone edit is part of the audit trail'),
  });

  app.openapi(edit, async (c) => {
    const { gif_ids: ids, ...changes } = c.req.valid('json');
    return c.json(await editItems(db, { caller: c.var.caller, ids, changes, now: clock() }), 200);
  });
  app.openapi(remove, async (c) => {
    const { gif_ids: ids } = c.req.valid('json');
    const result = await deleteItems({ db, uploads, purge }, { caller: c.var.caller, ids, now: clock() });
    removed.invalidate(result.results.flatMap(({ gif_id, status }) => (status === 'deleted' ? [gif_id] : [])));
    return c.json(result, 200);
  });
  app.openapi(undo, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await undoEdit(db, { caller: c.var.caller, id, now: clock() }), 201);
  });
}
