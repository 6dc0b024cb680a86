import { z } from '@hono/zod-openapi';
import { lockTree } from '../database/locks.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { jsonBody, ok, routesWith } from '../http/routes.ts';
import { ID } from '../http/text-schema.ts';
import { forbidden, isAllowed, OPTIONAL_SIGN_IN, requireOwner, unauthenticatedError } from './access.ts';
import { toPrivateAccount, toPublicAccount } from './account-result.ts';
import { accountChange, accountSchema } from './account-schemas.ts';
import { findAccount, lockAccount, updateAccount } from './account-store.ts';
import type { AuthContext } from './auth-context.ts';
import { checkPassword } from './check-password.ts';
import { readPasswordHeader } from './password-header.ts';
import { permissionScope } from './permissions.ts';
import { requireOtherAdmin } from './require-other-admin.ts';
import { redeemSetUpToken } from './set-up.ts';
import { viewsOfUser } from './view-counts.ts';

const route = routesWith({ tags: ['users'] });

const params = z.object({ id: ID.openapi({ description: 'Id or name of a user.' }) });

export const PASSWORD_HEADER = z.string().max(3000).openapi({
  description: "The user's password: ASCII unchanged, others with the prefix UTF-8'' and percent-encoded (RFC 8187).",
});

export const viewCount = z.object({ view_count: z.number().int() }).openapi('ViewCount');

/** Adds `/api/v1/users/{id}` and its view count [S-3]. */
export function addUserRoutes(app: App, context: AuthContext): void {
  const { db, clock, access, demo } = context;
  const path = '/api/v1/users/{id}';

  const get = route.get(path, {
    summary: 'A user',
    security: OPTIONAL_SIGN_IN,
    request: { params, headers: z.object({ 'x-password': PASSWORD_HEADER.optional() }) },
    responses: ok(accountSchema, 'The public profile; with the password, the complete account'),
  });
  const patch = route.patch(path, {
    ...access.require('account.edit'),
    summary: 'Update a profile',
    description:
      'Only admins may send `roles` and `is_verified`. 409 if the only admin would lose that role. ' +
      'With the set-up token of a server without an admin, users make their own account an admin.',
    request: { params, body: jsonBody(accountChange) },
    responses: ok(accountSchema, 'The updated user'),
  });
  const views = route.get(`${path}/view-count`, {
    summary: "Count the views of a user's GIFs",
    security: [],
    request: { params },
    responses: ok(viewCount, 'The number of views'),
  });

  app.openapi(get, async (c) => {
    const { id } = c.req.valid('param');
    const password = readPasswordHeader(c.req.valid('header')['x-password']);
    const caller = await access.anyCaller(c);
    const account = await findAccount(db, id);
    c.header('Cache-Control', NEVER_CACHED);
    const knowsPassword = password !== undefined;
    if (knowsPassword && (await checkPassword(context, c, { name: id, password })) === undefined) {
      throw unauthenticatedError('Wrong password.');
    }
    if (account === undefined) throw userNotFound(id);
    if (knowsPassword || isAllowed(caller, 'account.edit', [account.id]))
      return c.json(await toPrivateAccount(context, c, account), 200);
    if (!account.profile.is_public || account.confirmed_at === null) throw userNotFound(id);
    return c.json(toPublicAccount(account, context.origin(c)), 200);
  });

  app.openapi(patch, async (c) => {
    const { id } = c.req.valid('param');
    const account = await findAccount(db, id);
    if (account === undefined) throw userNotFound(id);
    requireOwner(c.var.caller, [account.id]);
    const { roles, is_verified, setup_token, ...profile } = c.req.valid('json');
    const promotes = roles !== undefined || is_verified !== undefined;
    if (promotes && permissionScope(c.var.caller.account.roles, 'account.promote') === undefined) throw forbidden();
    const change = { roles, profile: { ...profile, ...(is_verified === undefined ? {} : { is_verified }) } };
    const updated = await db.transaction().execute(async (tx) => {
      const now = clock();
      // One after the other, so that two admins cannot take the role from each other.
      if (roles !== undefined) await lockTree(tx);
      const latest = await lockAccount(tx, account.id);
      if (latest === undefined) throw userNotFound(id);
      if (setup_token !== undefined) {
        await redeemSetUpToken(tx, setup_token, now);
        return updateAccount(tx, latest, { ...change, roles: [...(roles ?? latest.roles), 'admin'], now });
      }
      if (roles?.includes('admin') === false) await requireOtherAdmin(tx, latest, { countsSeeded: demo });
      return updateAccount(tx, latest, { ...change, now });
    });
    return c.json(await toPrivateAccount(context, c, updated), 200);
  });

  app.openapi(views, async (c) => {
    const { id } = c.req.valid('param');
    const count = await viewsOfUser(db, id);
    if (count === undefined) throw userNotFound(id);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ view_count: count }, 200);
  });
}

export function userNotFound(id: string): ApiError {
  return new ApiError(`There is no user ${id}.`, { status: 404, code: 'not-found', parameter: 'id' });
}
