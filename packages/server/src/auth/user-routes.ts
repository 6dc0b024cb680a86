import { createRoute, z } from '@hono/zod-openapi';
import type { ManagementContext } from '../admin/shared/admin-context.ts';
import type { App } from '../dialects/native/route-context.ts';
import { ApiError } from '../http/api-error.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { describe, jsonBody } from '../http/describe.ts';
import { ID } from '../http/text-schema.ts';
import { mayDo, notAllowed, notSignedIn, requireOwner, SIGNED_IN_OR_NOT } from './access.ts';
import { publicAccount } from './account-result.ts';
import { accountChange, accountSchema } from './account-schemas.ts';
import { findAccount, findForSignIn, updateAccount } from './account-store.ts';
import { countAttempt, forgetAttempts, MOST_PASSWORDS, passwordSubject } from './attempts.ts';
import { readPasswordHeader } from './password-header.ts';
import { isPassword } from './passwords.ts';
import { reachOf } from './permissions.ts';
import { showPrivately } from './show-account.ts';
import { viewsOfUser } from './view-counts.ts';

const params = z.object({ id: ID.openapi({ description: 'The id or the name of a user.' }) });

const PASSWORD_HEADER = z.string().max(3000).openapi({
  description: "The user's password: ASCII as it is, any other as UTF-8'' and percent-encoded (RFC 8187).",
});

export const viewCount = z.object({ view_count: z.number().int() }).openapi('ViewCount');

/** /api/v1/users/{id} and its view count [S-3] */
export function addUserRoutes(app: App, context: ManagementContext): void {
  const { db, clock, access, demo, passwordCost } = context;
  const tags = ['users'];
  const path = '/api/v1/users/{id}';

  const get = createRoute({
    method: 'get',
    path,
    tags,
    summary: 'A user',
    security: SIGNED_IN_OR_NOT,
    request: { params, headers: z.object({ 'x-password': PASSWORD_HEADER.optional() }) },
    responses: describe(accountSchema, 'What may be seen of the user; with their password, all of it'),
  });
  const patch = createRoute({
    ...access.to('account.edit'),
    method: 'patch',
    path,
    tags,
    summary: 'Change a profile',
    request: { params, body: jsonBody(accountChange) },
    responses: describe(accountSchema, 'The user as it is now'),
  });
  const views = createRoute({
    method: 'get',
    path: `${path}/view-count`,
    tags,
    summary: 'How often the GIFs of a user were seen',
    security: [],
    request: { params },
    responses: describe(viewCount, 'The number of views'),
  });

  app.openapi(get, async (c) => {
    const { id } = c.req.valid('param');
    const password = readPasswordHeader(c.req.valid('header')['x-password']);
    const caller = await access.whoever(c);
    const found = await findAccount(db, id);
    c.header('Cache-Control', NEVER_CACHED);
    const knowsPassword = password !== undefined && (await isTheirPassword(id, password));
    if (found === undefined) throw noUser(id);
    if (knowsPassword || mayDo(caller, 'account.edit', [found.id]))
      return c.json(await showPrivately(context, c, found), 200);
    if (!found.profile.is_public || found.confirmed_at === null) throw noUser(id);
    return c.json(publicAccount(found, context.origin(c)), 200);
  });

  app.openapi(patch, async (c) => {
    const { id } = c.req.valid('param');
    const found = await findAccount(db, id);
    if (found === undefined) throw noUser(id);
    requireOwner(c.var.caller, [found.id]);
    const { roles, is_verified, ...profile } = c.req.valid('json');
    const promotes = roles !== undefined || is_verified !== undefined;
    if (promotes && reachOf(c.var.caller.account.roles, 'account.promote') === undefined) throw notAllowed();
    const change = { roles, profile: { ...profile, ...(is_verified === undefined ? {} : { is_verified }) } };
    return c.json(await showPrivately(context, c, await updateAccount(db, found, change, clock())), 200);
  });

  app.openapi(views, async (c) => {
    const { id } = c.req.valid('param');
    const count = await viewsOfUser(db, id);
    if (count === undefined) throw noUser(id);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ view_count: count }, 200);
  });

  async function isTheirPassword(id: string, password: string): Promise<boolean> {
    const record = await findForSignIn(db, id, demo);
    const subject = passwordSubject(record, id);
    await countAttempt(db, { subject, most: MOST_PASSWORDS, now: clock() });
    if (!(await isPassword(password, record?.passwordDigest, passwordCost))) throw notSignedIn('Wrong password.');
    await forgetAttempts(db, subject);
    return true;
  }
}

function noUser(id: string): ApiError {
  return new ApiError(404, 'not-found', `There is no user ${id}.`, { parameter: 'id' });
}
