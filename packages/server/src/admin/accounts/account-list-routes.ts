import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import type { Account } from '../../auth/account.ts';
import { toPublicAccount } from '../../auth/account-result.ts';
import { accountSchema } from '../../auth/account-schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { type Cursor, readCursor, writeCursor } from '../../http/cursor.ts';
import { optional } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { text } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { CURSOR, cursorPage, pageOf } from '../shared/schemas.ts';

const route = routesWith({ tags: ['users'] });

const listedAccount = z
  .object({ account: accountSchema, sessions: z.number().int(), uploads: z.number().int() })
  .openapi('ListedAccount');

/** Adds the route that lists accounts. */
export function addAccountListRoutes(app: App, { db, clock, access, origin }: AdminContext): void {
  const list = route.get('/api/v1/users', {
    ...access.require('account.list'),
    summary: 'List the accounts',
    request: {
      query: z.object({
        ...CURSOR,
        q: optional(text(254).optional().openapi({ description: 'The beginning of a user name or email address.' })),
      }),
    },
    responses: ok(cursorPage(listedAccount), 'Newest first, each with its sessions and stored uploads'),
  });

  app.openapi(list, async (c) => {
    const { limit, next_cursor, q } = c.req.valid('query');
    const rows = await readAccounts(db, { q, after: readCursor(next_cursor), limit: limit + 1, now: clock() });
    const { page, last } = pageOf(rows, limit);
    const data = page.map(({ sessions, uploads, channels, ...account }) => {
      const { email, roles, confirmed_at } = account;
      const shown = { ...toPublicAccount(account, origin(c)), email, roles: [...roles], channels: [...channels] };
      return { account: { ...shown, is_confirmed: confirmed_at !== null }, sessions, uploads };
    });
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data, next_cursor: writeCursor(last && { at: last.created_at, id: last.id }) }, 200);
  });
}

interface AccountsQuery {
  readonly q: string | undefined;
  readonly after: Cursor | undefined;
  readonly limit: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface AccountRow extends Account {
  readonly sessions: number;
  readonly uploads: number;
  readonly channels: readonly string[];
}

async function readAccounts(db: Db, { q, after, limit, now }: AccountsQuery): Promise<readonly AccountRow[]> {
  const matches =
    q === undefined
      ? sql`true`
      : sql`(starts_with(username, ${q.toLowerCase()}) OR starts_with(email, ${q.toLowerCase()}) OR id = ${q})`;
  // Cursors have milliseconds, and so have the times of accounts.
  const isAfter =
    after === undefined ? sql`true` : sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::text)`;
  const { rows } = await sql<AccountRow>`
    SELECT id, username, email, roles, profile, confirmed_at, created_at, updated_at,
      (SELECT count(*) FROM sessions WHERE account_id = accounts.id AND expires_at > ${new Date(now)})::integer AS sessions,
      (SELECT count(*) FROM items WHERE added_by = accounts.id)::integer AS uploads,
      ARRAY(SELECT slug FROM channels WHERE owner = accounts.id ORDER BY slug) AS channels
    FROM accounts WHERE ${matches} AND ${isAfter} ORDER BY created_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
