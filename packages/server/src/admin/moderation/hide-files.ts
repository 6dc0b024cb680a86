import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { mayDeleteFiles } from '../../database/locks.ts';
import type { Db, StoredItem } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { renameFiles } from '../../library/catalogue/item-file-names.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { folderOf, newFolderName } from '../uploads/store-files.ts';

type HideContext = Pick<AdminContext, 'db' | 'uploads' | 'media' | 'purge'>;

/** Settings with this prefix are `PlannedHiding`s, each of an item. */
const PREFIX = 'hide-files:';

/** The request that planned it, or another process, is working on it for this long. */
const BUSY_MS = 60_000;

interface PlannedHiding {
  readonly item: string;
  /** Of its files when it was planned. Null for an item of the catalogue, whose files are not in the storage. */
  readonly folder: string | null;
  /** When work on it has begun last, in ms since 1970. */
  readonly at: number;
}

interface StoredHiding extends PlannedHiding {
  /** Of the setting. */
  readonly name: string;
}

/**
 * Records that the files of these items are to be hidden, of those that are not public. Call it in the transaction that
 * ends their being public, and `hideFiles` after it: what a crash prevents, `completeHiding` does.
 */
export async function planHiding(tx: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const query = tx.selectFrom('items').select(['id', 'data', 'added_by']).where('id', 'in', ids);
  const removed = await query.where('removed', '=', true).execute();
  if (removed.length === 0) return;
  const rows = removed.map(({ id, data, added_by }) => {
    const planned: PlannedHiding = { item: id, folder: added_by === null ? null : folderOf(data), at: now };
    return { name: `${PREFIX}${randomUUID()}`, value: JSON.stringify(planned) };
  });
  await tx.insertInto('settings').values(rows).execute();
}

/**
 * Ends the URLs that files of items have in a bucket, for those of these items that are not public: deletes their
 * renditions, and moves uploads to a folder with another random name, so that they can be restored. Does nothing if
 * requests are not redirected to the storage. Can be repeated if it fails.
 */
export async function hideFiles(context: HideContext, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const planned = (await readPlanned(context.db)).filter(({ item }) => wanted.has(item));
  if (context.uploads.copyFolder === undefined) await forget(context.db, planned);
  else for (const each of planned) await hide(context, each);
}

/** Does what `hideFiles` could not do, for example because the process ended or a backup needed the files. */
export async function completeHiding(
  context: HideContext,
  { now, onError }: { readonly now: number; readonly onError: (error: unknown) => void },
): Promise<void> {
  for (const planned of await readPlanned(context.db)) {
    if (now - planned.at < BUSY_MS) continue;
    const claimed = await claim(context.db, planned, now);
    if (claimed) await hide(context, planned).catch(onError);
  }
}

async function readPlanned(db: Db): Promise<readonly StoredHiding[]> {
  const query = db.selectFrom('settings').select(['name', 'value']).where('name', 'like', `${PREFIX}%`);
  return (await query.execute()).map(({ name, value }) => ({ name, ...(JSON.parse(value) as PlannedHiding) }));
}

/** False if another process was faster. */
async function claim(db: Db, { name, ...planned }: StoredHiding, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...planned, at: now }) })
    .where('name', '=', name)
    .where('value', '=', JSON.stringify(planned))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function hide(context: HideContext, planned: StoredHiding): Promise<void> {
  const { item: id, folder } = planned;
  const { db, uploads, media, purge } = context;
  const { copyFolder } = uploads;
  if (copyFolder !== undefined) {
    const query = db.selectFrom('items').select(['data', 'removed']).where('id', '=', id);
    const item = await query.executeTakeFirst();
    if (item?.removed) {
      const master = await media.master(id);
      // Renditions that another item shares are made again when they are requested.
      if (master !== undefined) await purge(master.file, []).catch(ignoreMissing);
    }
    const isThere = item !== undefined && folderOf(item.data) === folder;
    if (isThere && item.removed) await moveFiles({ db, uploads, copyFolder }, { id, data: item.data });
    // Moved or deleted by a process that has ended before it deleted them.
    if (!isThere && folder !== null) await deleteLeftFolder(context, { id, folder });
  }
  await forget(db, [planned]);
}

async function forget(db: Db, planned: readonly StoredHiding[]): Promise<void> {
  if (planned.length === 0) return;
  const names = planned.map(({ name }) => name);
  await db.deleteFrom('settings').where('name', 'in', names).execute();
}

async function deleteLeftFolder(
  { db, uploads }: HideContext,
  { id, folder }: { readonly id: string; readonly folder: string },
): Promise<void> {
  if (!(await db.transaction().execute(mayDeleteFiles))) throw stillNeeded(id);
  await uploads.deleteFolder(folder);
}

interface MoveContext extends Pick<HideContext, 'db' | 'uploads'> {
  readonly copyFolder: NonNullable<FileStorage['copyFolder']>;
}

interface HiddenItem {
  readonly id: string;
  readonly data: StoredItem;
}

/** A crash leaves a folder that nothing refers to, and never an item without files. */
async function moveFiles({ db, uploads, copyFolder }: MoveContext, { id, data }: HiddenItem): Promise<void> {
  const folder = folderOf(data);
  const newFolder = newFolderName();
  try {
    await copyFolder(folder, newFolder);
    await db.transaction().execute((tx) => renameFolder(tx, { id, data }, newFolder));
  } catch (error) {
    await uploads.deleteFolder(newFolder).catch(() => undefined);
    throw error;
  }
  await uploads.deleteFolder(folder);
}

async function renameFolder(tx: Db, { id, data }: HiddenItem, folder: string): Promise<void> {
  const query = tx.selectFrom('items').select(['data', 'removed']).where('id', '=', id).forUpdate();
  const item = await query.executeTakeFirst();
  if (!item?.removed || item.data.master !== data.master) {
    throw conflict(`${id} was changed by someone else meanwhile. Repeat this if it should not be public.`);
  }
  if (!(await mayDeleteFiles(tx))) throw stillNeeded(id);
  const rename = (name: string) => posix.join(folder, posix.basename(name));
  const bytes = Object.fromEntries(Object.entries(item.data.bytes).map(([name, size]) => [rename(name), size]));
  const renamed: StoredItem = { ...renameFiles(item.data, rename), bytes };
  await tx
    .updateTable('items')
    .set({ data: JSON.stringify(renamed) })
    .where('id', '=', id)
    .execute();
}

/** A GIF with a missing file can be taken down too. */
function ignoreMissing(error: unknown): void {
  if (error instanceof ApiError) throw error;
}

function stillNeeded(id: string): ApiError {
  return conflict(
    `${id} is not shown, but a backup or export needs its files. Their URLs in the bucket end within two minutes after it.`,
  );
}

function conflict(message: string): ApiError {
  return new ApiError(message, { status: 409, code: 'conflict' });
}
