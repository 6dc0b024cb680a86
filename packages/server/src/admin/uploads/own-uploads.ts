import { z } from '@hono/zod-openapi';
import type { ModerationReason, ModerationStatus } from '@zoetrope/model/management';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { type Cursor, readCursor, writeCursor } from '../../http/cursor.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { ownUpload } from '../moderation/moderation-schemas.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { CURSOR, cursorPage, pageOf } from '../shared/schemas.ts';

const route = routesWith({ tags: ['uploads'] });

/** Adds the route by which uploaders see whether their uploads are public, and why not. */
export function addOwnUploadRoutes(app: App, { db, access, gifs }: AdminContext): void {
  const list = route.get('/api/v1/uploads', {
    ...access.require('gif.upload'),
    summary: 'List your uploads, with the decisions of moderators',
    request: { query: z.object(CURSOR) },
    responses: ok(cursorPage(ownUpload), 'Newest first. The media URLs of those that are not public work for an hour'),
  });

  app.openapi(list, async (c) => {
    const { limit, next_cursor } = c.req.valid('query');
    const accountId = c.var.caller.account.id;
    const rows = await readUploads(db, { accountId, after: readCursor(next_cursor), limit: limit + 1 });
    const { page, last } = pageOf(rows, limit);
    const gifsById = await gifs.forReview(
      c,
      page.map(({ id }) => id),
    );
    const data = page.flatMap((row) => {
      const gif = gifsById.get(row.id);
      if (gif === undefined) return [];
      const { moderation, reason, message, moderated_at, taken_down_at, takedown_reason } = row;
      return [
        {
          gif,
          moderation_status: moderation,
          ...(reason !== null && { reason }),
          ...(message !== null && { message }),
          ...(moderated_at !== null && { moderated_at: moderated_at.toISOString() }),
          ...(taken_down_at !== null && {
            takedown: { reason: takedown_reason ?? '', taken_down_at: taken_down_at.toISOString() },
          }),
        },
      ];
    });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, next_cursor: writeCursor(last && { at: new Date(last.created), id: last.id }) }, 200);
  });
}

interface UploadsQuery {
  readonly accountId: string;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

interface UploadRow {
  readonly id: string;
  /** ISO 8601. */
  readonly created: string;
  readonly moderation: ModerationStatus;
  readonly reason: ModerationReason | null;
  readonly message: string | null;
  readonly moderated_at: Date | null;
  readonly taken_down_at: Date | null;
  readonly takedown_reason: string | null;
}

async function readUploads(db: Db, { accountId, after, limit }: UploadsQuery): Promise<readonly UploadRow[]> {
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(data ->> 'created' < ${after.at.toISOString()} OR (data ->> 'created' = ${after.at.toISOString()} AND id > ${after.id}))`;
  const { rows } = await sql<UploadRow>`
    SELECT id, data ->> 'created' AS created, moderation, moderation_reason AS reason, moderation_message AS message,
      moderated_at, taken_down_at, takedowns.reason AS takedown_reason
    FROM items LEFT JOIN takedowns ON item_id = id
    WHERE added_by = ${accountId} AND ${isAfter} ORDER BY data ->> 'created' DESC, id LIMIT ${limit}`.execute(db);
  return rows;
}
