import { posix } from 'node:path';
import { mayDeleteFiles } from '../../database/locks.ts';
import type { Db, StoredItem } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { renameFiles } from '../../library/catalogue/item-file-names.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { folderOf, newFolderName } from '../uploads/store-files.ts';

type HideContext = Pick<AdminContext, 'db' | 'uploads' | 'media' | 'purge'>;

/**
 * Ends the URLs that files of items have in a bucket, for those of these items that are not public: deletes their
 * renditions, and moves uploads to a folder with another random name, so that they can be restored. Does nothing if
 * requests are not redirected to the storage. Can be repeated if it fails.
 */
export async function hideFiles({ db, uploads, media, purge }: HideContext, ids: readonly string[]): Promise<void> {
  const { copyFolder } = uploads;
  if (copyFolder === undefined || ids.length === 0) return;
  const query = db.selectFrom('items').select(['id', 'data', 'added_by']).where('id', 'in', ids);
  for (const { id, data, added_by } of await query.where('removed', '=', true).execute()) {
    const master = await media.master(id);
    // Renditions that another item shares are made again when they are requested.
    if (master !== undefined) await purge(master.file, []).catch(ignoreMissing);
    if (added_by !== null) await moveFiles({ db, uploads, copyFolder }, { id, data });
  }
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
  if (!(await mayDeleteFiles(tx))) {
    throw conflict(`${id} is not shown, but a backup or export needs its files. Repeat this when it has ended.`);
  }
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

function conflict(message: string): ApiError {
  return new ApiError(message, { status: 409, code: 'conflict' });
}
