import { z } from '@hono/zod-openapi';
import { requireOwner, unauthenticatedError } from '../../auth/access.ts';
import type { Account } from '../../auth/account.ts';
import { accountSchema } from '../../auth/account-schemas.ts';
import { endSessions, findAccount } from '../../auth/account-store.ts';
import type { Caller } from '../../auth/caller.ts';
import { checkPassword } from '../../auth/check-password.ts';
import { readPasswordHeader } from '../../auth/password-header.ts';
import { PASSWORD_HEADER, userNotFound } from '../../auth/user-routes.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { jsonBody, ok, routesWith } from '../../http/routes.ts';
import { ID } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { effectiveQuota, readOwnQuota, readUsage } from '../uploads/quotas.ts';
import { type EraseAccount, UPLOADS_CHOICES } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

const route = routesWith({ tags: ['users'] });

const params = z.object({ id: ID.openapi({ description: 'Id or name of a user.' }) });

const ROWS = z.array(z.record(z.string(), z.unknown())).readonly();

const accountData = z
  .object({
    account: accountSchema.pick({ id: true, username: true }).extend({
      email: z.string(),
      roles: z.array(z.string()).readonly(),
      profile: z.record(z.string(), z.unknown()),
      quota: z.record(z.string(), z.unknown()),
      confirmed_at: z.string().nullable(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
    sessions: ROWS,
    sign_ins: ROWS,
    channels: ROWS,
    uploads: ROWS,
    stories: ROWS,
    reports: ROWS,
    moderation: z.object({ actions: ROWS, takedowns: ROWS, search_terms: ROWS, tag_aliases: ROWS }),
    schedule: z.object({ entries: ROWS, activity: ROWS }),
  })
  .openapi('AccountData');

const endedSessions = z.object({ sessions: z.number().int() }).openapi('EndedSessions');

const accountDeletion = z
  .object({
    username: z.string(),
    uploads_kept: z.number().int(),
    uploads_deleted: z.number().int(),
    channels_deleted: z.number().int(),
  })
  .openapi('AccountDeletion');

const limits = { items: z.number().int().min(0), bytes: z.number().int().min(0) };

const quotaChange = z
  .strictObject({
    items: limits.items.max(1e9).nullable().optional(),
    bytes: limits.bytes.max(1e15).nullable().optional(),
  })
  .openapi('QuotaChange');

const accountQuota = z
  .object({
    usage: z.object(limits),
    quota: z.object({ items: limits.items.optional(), bytes: limits.bytes.optional() }),
    own: quotaChange,
  })
  .openapi('AccountQuota');

interface AccountDataOptions {
  readonly secret: () => Promise<string>;
  readonly eraseAccount: EraseAccount;
}

/** Adds the routes that export and delete an account, end its sessions, and set its quota. */
export function addAccountDataRoutes(
  app: App,
  context: AdminContext,
  { secret, eraseAccount }: AccountDataOptions,
): void {
  const { db, access, demo } = context;
  const path = '/api/v1/users/{id}';
  const read = route.get(`${path}/data`, {
    ...access.require('account.export'),
    summary: 'Export what is stored about a user',
    request: { params },
    responses: ok(accountData, 'Everything but secrets, which are stored as digests, and the files of uploads'),
  });
  const signOut = route.post(`${path}/sign-out`, {
    ...access.require('account.end'),
    summary: 'End all sessions of a user',
    description: 'Also invalidates the mailed codes for a new password. The password stays valid.',
    request: { params },
    responses: ok(endedSessions, 'How many sessions were ended, including that of the caller'),
  });
  const remove = route.delete(path, {
    ...access.require('account.end'),
    summary: 'Delete a user',
    description:
      'Users delete their own account with their password; admins may delete any other account without it. ' +
      'What the user decided, edited and deleted remains in the audit trail under a random name, and reports of GIFs ' +
      'remain without author and text. Each upload that is deleted is an action of the audit trail.',
    request: {
      params,
      query: z.object({
        uploads: z.enum(UPLOADS_CHOICES).openapi({ description: 'Whether to keep the uploads, without their author.' }),
      }),
      headers: z.object({ 'x-password': PASSWORD_HEADER.optional() }),
    },
    responses: ok(accountDeletion, 'What was deleted'),
  });

  const showQuota = route.get(`${path}/quota`, {
    ...access.require('account.export'),
    summary: 'Read what a user has stored, and may store',
    request: { params },
    responses: ok(accountQuota, 'Without a limit, the account may store anything'),
  });
  const setQuota = route.put(`${path}/quota`, {
    ...access.require('account.promote'),
    summary: 'Set the quota of a user',
    description: 'A missing limit is that of the service (`--quota`); null is no limit.',
    request: { params, body: jsonBody(quotaChange) },
    responses: ok(accountQuota, 'What the user has stored, and may store now'),
  });

  app.openapi(read, async (c) => {
    const account = await requireAccount(c.req.valid('param').id, c.var.caller);
    c.header('Cache-Control', NEVER_CACHED);
    // JSON has dates as text.
    const data = (await exportAccount(db, await secret(), account)) as unknown as z.input<typeof accountData>;
    return c.json(data, 200);
  });
  app.openapi(signOut, async (c) => {
    const account = await requireAccount(c.req.valid('param').id, c.var.caller);
    return c.json({ sessions: await endSessions(db, account.id) }, 200);
  });
  app.openapi(remove, async (c) => {
    const account = await requireAccount(c.req.valid('param').id, c.var.caller);
    if (account.id === c.var.caller.account.id) {
      const password = readPasswordHeader(c.req.valid('header')['x-password']);
      if (password === undefined) throw passwordMissing();
      const isCorrect = (await checkPassword(context, c, { name: account.id, password })) !== undefined;
      if (!isCorrect) throw unauthenticatedError('Wrong password.');
    }
    const { uploads } = c.req.valid('query');
    const moderator = c.var.caller.account;
    return c.json(await eraseAccount(account, { uploads, moderator, keepsAdmin: { countsSeeded: demo } }), 200);
  });

  app.openapi(showQuota, async (c) => {
    const account = await requireAccount(c.req.valid('param').id, c.var.caller);
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(await quotaOf(account), 200);
  });
  app.openapi(setQuota, async (c) => {
    const account = await requireAccount(c.req.valid('param').id, c.var.caller);
    const own = JSON.stringify(c.req.valid('json'));
    await db.updateTable('accounts').set({ quota: own }).where('id', '=', account.id).execute();
    return c.json(await quotaOf(account), 200);
  });

  async function quotaOf(account: Account) {
    const own = await readOwnQuota(db, account.id);
    return { usage: await readUsage(db, account.id), quota: effectiveQuota(own, account, context.quota), own };
  }

  /** The account of a path, if the caller may manage it. */
  async function requireAccount(id: string, caller: Caller): Promise<Account> {
    const account = await findAccount(db, id);
    if (account === undefined) throw userNotFound(id);
    requireOwner(caller, [account.id]);
    return account;
  }
}

function passwordMissing(): ApiError {
  return new ApiError('X-Password: is missing: your password confirms that you delete your account', {
    status: 400,
    code: 'validation',
    parameter: 'X-Password',
  });
}
