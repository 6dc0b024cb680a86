import { randomBytes } from 'node:crypto';
import type { AccountDeletion, UploadsChoice } from '@zoetrope/model/management';
import { sql, type Transaction } from 'kysely';
import type { Account } from '../../auth/account.ts';
import { lockAccount } from '../../auth/account-store.ts';
import { requireOtherAdmin } from '../../auth/require-other-admin.ts';
import { lockTree, mayDeleteFiles } from '../../database/locks.ts';
import type { Db, Tables } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { deleteMailsTo } from '../../storage/outbox.ts';
import { removeEmptyChannels } from '../channels/change-channels.ts';
import { reportsOf } from '../moderation/gif-reports.ts';
import { type DeleteContext, deleteUploadOf } from '../uploads/store-upload.ts';

export const UPLOADS_CHOICES = ['keep', 'delete'] as const satisfies readonly UploadsChoice[];

/** The account of uploads that were kept. No account has this id, so only moderators and channel owners edit them. */
const NOBODY = 'deleted';

/** Uploads that are looked up at once. */
const BATCH = 100;

export interface EraseContext extends DeleteContext {
  readonly clock: () => number;
  /** See `createReportGif`. */
  readonly secret: () => Promise<string>;
  readonly outboxFolder: string;
  /** Called with the uploads that were deleted. */
  readonly onDeleted: (ids: readonly string[]) => void;
}

export interface EraseOptions {
  readonly uploads: UploadsChoice;
  /** Deletes the account: the moderator of its uploads' deletions in the audit trail. */
  readonly moderator: Pick<Account, 'username'>;
  /** Whether to throw 409 for the only admin. `seeded` accounts count in the demo. */
  readonly keepsAdmin?: { readonly countsSeeded: boolean } | undefined;
}

/** Deletes an account. */
export type EraseAccount = (account: Account, options: EraseOptions) => Promise<AccountDeletion>;

/**
 * Deletes an account with everything that identifies its user. Decisions of moderators remain under a random name, and
 * reports without author and text. Reports are changed and uploads deleted first, one by one, so that an interrupted
 * deletion can be repeated; everything else is one transaction.
 */
export function createEraseAccount(context: EraseContext): EraseAccount {
  return async (account, options) => {
    if (options.keepsAdmin) await requireOtherAdmin(context.db, account, options.keepsAdmin);
    await anonymizeReports(context.db, await context.secret(), account.id);
    let deleted = 0;
    for (;;) {
      if (options.uploads === 'delete') deleted += await deleteUploads(context, account, options.moderator);
      const erasure = await context.db
        .transaction()
        .execute((tx) => erase(tx, account, { ...options, clock: context.clock }));
      if (erasure === undefined) continue;
      await deleteMailsTo(context.outboxFolder, account.email);
      return { ...erasure, uploads_deleted: deleted };
    }
  };
}

async function deleteUploads(
  context: EraseContext,
  { id: accountId }: Account,
  moderator: EraseOptions['moderator'],
): Promise<number> {
  const { db, onDeleted, clock } = context;
  let deleted = 0;
  for (;;) {
    const query = db.selectFrom('items').select('id').where('added_by', '=', accountId).limit(BATCH);
    const ids = (await query.execute()).map(({ id }) => id);
    if (ids.length === 0) return deleted;
    await requireFilesDeletable(db);
    for (const id of ids) {
      try {
        await deleteUploadOf(context, { accountId, id, moderator, now: clock() });
        deleted += 1;
      } catch (error) {
        // Someone else has deleted it meanwhile.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    }
    onDeleted(ids);
  }
}

async function requireFilesDeletable(db: Db): Promise<void> {
  if (await db.transaction().execute(mayDeleteFiles)) return;
  throw new ApiError('A backup or export needs the files of the uploads. Delete the account when it has ended.', {
    status: 409,
    code: 'conflict',
  });
}

type EraseStep = EraseOptions & Pick<EraseContext, 'clock'>;

/** Undefined if there are uploads to delete first. */
async function erase(tx: Transaction<Tables>, account: Account, { uploads, keepsAdmin, clock }: EraseStep) {
  // The lock also puts deletions one after the other, so that two admins cannot delete each other.
  await lockTree(tx);
  const latest = await lockAccount(tx, account.id);
  if (latest === undefined) {
    throw new ApiError(`There is no user ${account.username}.`, { status: 404, code: 'not-found', parameter: 'id' });
  }
  if (keepsAdmin) await requireOtherAdmin(tx, latest, keepsAdmin);
  const remaining = await tx.selectFrom('items').select('id').where('added_by', '=', account.id).execute();
  if (uploads === 'delete' && remaining.length > 0) return undefined;
  await tx.updateTable('items').set({ added_by: NOBODY }).where('added_by', '=', account.id).execute();
  const channels_deleted = uploads === 'delete' ? await removeEmptyChannels(tx, account.id, clock()) : 0;
  await tx.updateTable('channels').set({ owner: null }).where('owner', '=', account.id).execute();
  await deleteStories(tx, account.id);
  await replaceModerator(tx, account.username, `deleted-${randomBytes(6).toString('hex')}`);
  await deleteAccountRows(tx, account);
  return { username: account.username, uploads_kept: remaining.length, channels_deleted };
}

/** They show the name of their author. */
async function deleteStories(tx: Db, accountId: string): Promise<void> {
  await sql`DELETE FROM trending_stories WHERE story_id IN (SELECT story_id FROM stories WHERE author = ${accountId})`.execute(
    tx,
  );
  await tx.deleteFrom('stories').where('author', '=', accountId).execute();
}

/** The reports still count, since they are about a GIF. Their texts may be about the person. */
async function anonymizeReports(db: Db, secret: string, accountId: string): Promise<void> {
  for (const { item_id, viewer_digest } of await reportsOf(db, secret, accountId)) {
    await db
      .updateTable('gif_reports')
      .set({ viewer_digest: randomBytes(32).toString('base64url'), message: null })
      .where('item_id', '=', item_id)
      .where('viewer_digest', '=', viewer_digest)
      .execute();
  }
}

/** The same name in all tables, so that the audit trail still shows which decisions were made by one person. */
async function replaceModerator(tx: Db, username: string, pseudonym: string): Promise<void> {
  for (const [table, column] of [
    ['moderation_actions', 'moderator'],
    ['takedowns', 'moderator'],
    ['search_term_moderations', 'moderator'],
    ['tag_aliases', 'added_by'],
    ['schedule', 'scheduled_by'],
    ['schedule_activity', 'username'],
  ] as const) {
    const name = sql.ref(column);
    await sql`UPDATE ${sql.table(table)} SET ${name} = ${pseudonym} WHERE ${name} = ${username}`.execute(tx);
  }
  // The takedowns that an undo would restore.
  await sql`
    UPDATE moderation_action_items SET previous = jsonb_set(previous, '{takedown,moderator}', to_jsonb(${pseudonym}::text))
    WHERE previous #>> '{takedown,moderator}' = ${username}`.execute(tx);
}

async function deleteAccountRows(tx: Db, { id }: Account): Promise<void> {
  for (const table of ['sessions', 'account_tokens', 'known_networks', 'upload_progress'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', id).execute();
  }
  await tx.deleteFrom('accounts').where('id', '=', id).execute();
}
