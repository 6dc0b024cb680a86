import type { GifType, Rating } from '@zoetrope/model';
import type { ModerationStatus, Quota } from '@zoetrope/model/management';
import { sql, type Transaction } from 'kysely';
import { requireOwner, unauthenticatedError } from '../../auth/access.ts';
import type { Caller } from '../../auth/caller.ts';
import { isConnectionError } from '../../database/is-connection-error.ts';
import { holdTagAliases, lockIndex, mayDeleteFiles } from '../../database/locks.ts';
import type { Db, StoredItem, Tables } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { gifNotFound } from '../../library/gifs/require-gif.ts';
import { withoutAliases } from '../../library/tags/tag-aliases.ts';
import type { Purge } from '../../media/create-media.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import { lockChannel, requireChannel } from '../channels/channel-record.ts';
import { indexItems } from '../gifs/index-items.ts';
import { isBlocked } from '../moderation/blocked-pictures.ts';
import { type NewAction, recordAction } from '../moderation/moderation-actions.ts';
import type { Moderate, UploadDuplicates } from '../shared/admin-context.ts';
import { createDuplicateCheck, type DuplicateCheck } from './duplicate-check.ts';
import { sourceHash } from './find-same-picture.ts';
import { requireRoom } from './quotas.ts';
import { bytesOf, type FilesContext, folderOf, newFolderName, storeFiles } from './store-files.ts';
import type { ProgressReporter } from './upload-progress.ts';
import { uploadStatus } from './upload-status.ts';

export interface UploadInput {
  readonly channel: string;
  readonly title: string;
  readonly alt_text: string;
  readonly tags: readonly string[];
  readonly rating: Rating;
  readonly type?: Exclude<GifType, 'text'> | undefined;
  /** These may be empty. */
  readonly license: string;
  readonly author: string;
  readonly source: string;
  readonly bytes: Buffer;
  readonly progress: ProgressReporter;
}

export interface UploadContext extends FilesContext {
  readonly db: Db;
  /** The uploads that wait for approval. */
  readonly moderate: Moderate;
  /** What accounts without a quota of their own may store. */
  readonly quota: Quota;
  readonly uploadDuplicates: UploadDuplicates;
  readonly media: Pick<MediaCatalogue, 'master'>;
  /** Of the public service. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface StoredUpload {
  readonly id: string;
  readonly status: ModerationStatus;
}

/**
 * Adds a GIF, sticker or clip to a channel. The next search finds it, unless it waits for approval. Throws 409 for a picture
 * that was taken down, or is a duplicate that the operator refuses.
 */
export async function storeUpload(context: UploadContext, caller: Caller, input: UploadInput): Promise<StoredUpload> {
  const { db, uploads, now, quota, uploadDuplicates } = context;
  requireOwner(caller, (await requireChannel(db, input.channel, 'channel')).owners);
  await requireRoom(db, { account: caller.account, quota });
  const id = newFolderName();
  const { bytes, progress, title, alt_text, channel, tags, rating, type, license, author, source } = input;
  const hash = sourceHash(bytes);
  const duplicates = uploadDuplicates === 'refuse' ? createDuplicateCheck(context, hash) : undefined;
  await duplicates?.refuse();
  try {
    const media = await storeFiles(context, { name: id, bytes, type, progress });
    if (await isBlocked(db, uploads.file(media.master))) {
      throw new ApiError('file: this picture was taken down, so it cannot be uploaded again', {
        status: 409,
        code: 'conflict',
        parameter: 'file',
      });
    }
    await duplicates?.read(media);
    await duplicates?.refuse();
    const item: StoredItem = {
      id,
      ...media,
      title,
      alt_text: alt_text === '' ? title : alt_text,
      tags,
      i18n: {},
      channel,
      rating,
      created: new Date(now).toISOString(),
      license,
      ...(author !== '' && { author }),
      source: source === '' ? 'Uploaded by its owner' : source,
    };
    const status = await insertItem(context, caller, { item, hash, duplicates });
    return { id, status };
  } catch (error) {
    // If the connection was lost, the commit may have succeeded, and the item then needs its files.
    if (!isConnectionError(error)) await uploads.deleteFolder(id);
    throw error;
  }
}

export interface DeleteContext extends Pick<UploadContext, 'db' | 'uploads'> {
  readonly purge: Purge;
}

/** Tables with rows of an upload, besides those that `indexItems` updates. */
const TABLES_OF_UPLOADS = [
  'channel_gifs',
  'schedule',
  'gif_actions',
  'picture_hashes',
  'takedowns',
  'gif_reports',
  'reported_items',
] as const;

interface Deletion {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Deletes an upload with its files and renditions. An action of the audit trail. */
export function deleteUpload(
  context: DeleteContext,
  { caller, ...deletion }: Deletion & { readonly caller: Caller },
): Promise<void> {
  return removeUpload(context, { ...deletion, moderator: caller.account }, async (tx, upload) => {
    const owners = upload.channel === null ? [] : (await requireChannel(tx, upload.channel)).owners;
    requireOwner(caller, [...owners, upload.added_by]);
  });
}

interface AccountUploadDeletion extends Deletion {
  readonly accountId: string;
  /** Deletes the account. */
  readonly moderator: NewAction['moderator'];
}

/** Like `deleteUpload`, for the upload of an account. Throws 404 if the account has no such upload. */
export function deleteUploadOf(
  context: DeleteContext,
  { accountId, ...deletion }: AccountUploadDeletion,
): Promise<void> {
  const note = 'Deleted with the account that uploaded it';
  return removeUpload(context, { ...deletion, note }, async (_, { id, added_by }) => {
    if (added_by !== accountId) throw gifNotFound(id, 'id');
  });
}

interface OwnedUpload {
  readonly id: string;
  readonly channel: string | null;
  readonly added_by: string | null;
  readonly master: string;
}

async function removeUpload(
  context: DeleteContext,
  { id, ...action }: Deletion & Pick<NewAction, 'moderator' | 'note'>,
  requirePermission: (tx: Db, upload: OwnedUpload) => Promise<void>,
): Promise<void> {
  const deleted = await context.db.transaction().execute(async (tx) => {
    const { rows } = await sql<OwnedUpload>`
      SELECT id, channel, added_by, data ->> 'master' AS master FROM items WHERE id = ${id} FOR UPDATE`.execute(tx);
    const [upload] = rows;
    if (upload === undefined) throw gifNotFound(id, 'id');
    await requirePermission(tx, upload);
    if (upload.added_by === null) {
      throw new ApiError('Only uploads can be deleted. Take this GIF down instead.', {
        status: 409,
        code: 'conflict',
        parameter: 'id',
      });
    }
    const rowsDeleted = await deleteRows(tx, [upload]);
    await recordAction(tx, { ...action, action: 'deleted', items: [{ id, previous: { deleted: true } }] });
    return rowsDeleted;
  });
  await deleteFiles(context, deleted);
}

export interface Upload {
  readonly id: string;
  readonly master: string;
}

interface DeletedUploads {
  readonly uploads: readonly (Upload & { readonly others: readonly string[] })[];
  readonly mayDelete: boolean;
}

/** Deletes all rows of these uploads, which must be locked. Pass the result to `deleteFiles` after the commit. */
export async function deleteRows(tx: Transaction<Tables>, uploads: readonly Upload[]): Promise<DeletedUploads> {
  const ids = uploads.map(({ id }) => id);
  // Records the removal for other processes, which only follow updates.
  await sql`UPDATE items SET deleted = true WHERE id = ANY(${ids})`.execute(tx);
  const others = await ofSameSize(tx, ids);
  await tx.deleteFrom('blocked_pictures').where('item_id', 'in', ids).where('is_blocked', '=', false).execute();
  await tx.deleteFrom('items').where('id', 'in', ids).execute();
  await indexItems(tx, ids, 0);
  const deletions = TABLES_OF_UPLOADS.map(
    (table) => sql`${sql.ref(`of_${table}`)} AS (DELETE FROM ${sql.table(table)} WHERE item_id = ANY(${ids}))`,
  );
  await sql`WITH ${sql.join(deletions)} SELECT`.execute(tx);
  return {
    uploads: uploads.map((upload) => ({ ...upload, others: others.get(upload.id) ?? [] })),
    mayDelete: await mayDeleteFiles(tx),
  };
}

/** Deletes the files and renditions of deleted uploads. */
export async function deleteFiles(
  { uploads: storage, purge }: Pick<DeleteContext, 'uploads' | 'purge'>,
  { uploads, mayDelete }: DeletedUploads,
): Promise<void> {
  for (const { master, others } of uploads) {
    // Delete the files even if their renditions cannot be found.
    await purge(storage.file(master), others).catch(() => undefined);
    // A backup still needs them.
    if (mayDelete) await storage.deleteFolder(folderOf({ master }));
  }
}

/** By item: the other items whose master has the same size. Only those can have the same content. */
async function ofSameSize(tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const size = (table: string) => sql.raw(`${table}.data -> 'bytes' ->> (${table}.data ->> 'master')`);
  const { rows } = await sql<{ id: string; others: string[] }>`
    SELECT ours.id, array_agg(theirs.id) AS others FROM items AS ours JOIN items AS theirs ON ${size('theirs')} = ${size('ours')}
    WHERE ours.id = ANY(${ids}) AND theirs.id <> ALL(${ids}) GROUP BY ours.id`.execute(tx);
  return new Map(rows.map(({ id, others }) => [id, others]));
}

interface NewUpload {
  readonly item: StoredItem;
  /** Of the uploaded file; see `sourceHash`. */
  readonly hash: string;
  /** Undefined if duplicates are allowed. */
  readonly duplicates: DuplicateCheck | undefined;
}

/** Resolves with whether it is public. */
async function insertItem(
  { db, now, moderate, quota }: Pick<UploadContext, 'db' | 'now' | 'moderate' | 'quota'>,
  caller: Caller,
  { item, hash, duplicates }: NewUpload,
): Promise<ModerationStatus> {
  return db.transaction().execute(async (tx) => {
    await holdTagAliases(tx);
    const stored = { ...item, tags: await withoutAliases(tx, item.tags) };
    await lockAccount(tx, caller);
    // It may have been deleted while the file was processed.
    if (item.channel !== null) await lockChannel(tx, item.channel, 'channel');
    await requireRoom(tx, { account: caller.account, quota, bytes: bytesOf(item) });
    const status = await uploadStatus(tx, caller, moderate);
    if (duplicates !== undefined) {
      // Uploads of other processes wait for this one, or this one for them.
      await lockIndex(tx);
      await duplicates.refuseIn(tx, item.id);
    }
    const waitsSince = status === 'pending' ? new Date(now) : null;
    await sql`INSERT INTO items (id, channel, data, source_hash, added_by, moderation, moderated_at)
      VALUES (${item.id}, ${item.channel}, ${JSON.stringify(stored)}::jsonb, ${hash}, ${caller.account.id}, ${status}, ${waitsSince})`.execute(
      tx,
    );
    await indexItems(tx, [item.id], now);
    return status;
  });
}

/**
 * Throws 401 if the account was deleted while the file was processed. Otherwise its deletion and its other uploads wait
 * for this one, so that they count it.
 */
async function lockAccount(tx: Db, { account }: Caller): Promise<void> {
  const query = tx.selectFrom('accounts').select('id').where('id', '=', account.id).forNoKeyUpdate();
  if ((await query.executeTakeFirst()) === undefined) throw unauthenticatedError('This account was deleted.');
}
