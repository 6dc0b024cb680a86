import { createHash } from 'node:crypto';
import type { CatalogueItem } from '@zoetrope/catalogue';
import type { Rating } from '@zoetrope/model';
import { sql } from 'kysely';
import { indexItems } from '../admin/gifs/index-items.ts';
import { updateGif } from '../admin/gifs/update-gif.ts';
import { isBlocked } from '../admin/moderation/blocked-pictures.ts';
import {
  type FilesContext,
  folderOf,
  type ItemMedia,
  newFolderName,
  storeFiles,
} from '../admin/uploads/store-files.ts';
import { isConnectionError } from '../database/is-connection-error.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { isStorageFull } from '../http/storage-full.ts';
import { batchesOf } from '../library/catalogue/batches.ts';
import { tagTexts } from '../library/catalogue/item-rows.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { addChannels } from './add-channels.ts';
import { createDuplicateFinder } from './find-duplicates.ts';
import { MAX_TAGS } from './item-texts.ts';
import { type ImportEntry, type ImportSource, openSource } from './read-entries.ts';
import { storeLibraryFiles } from './store-library-files.ts';
import type { TransferContext } from './transfer.ts';

export interface ImportOptions {
  /** Absolute path of a folder, a ZIP or a list. */
  readonly source: string;
  /** Slug of an existing channel. Default: the items have no channel. */
  readonly channel?: string | undefined;
  /** Of items without one. Default: g. */
  readonly rating?: Rating | undefined;
  /** Of items without one. */
  readonly license?: string | undefined;
  readonly author?: string | undefined;
  /** Default: the same pictures are not searched for, which takes longer. */
  readonly duplicates?: Duplicates | undefined;
}

/**
 * What happens to a file with the same picture as an upload, an import or another file: it is imported and listed, it is
 * refused, or only its tags are added to the item.
 */
export type Duplicates = 'list' | 'refuse' | 'merge';

export const DUPLICATES: readonly Duplicates[] = ['list', 'refuse', 'merge'];

/** An import, as the command line sends it to a running server. */
export type ImportCommand = ImportOptions & { readonly action: 'import' };

export interface ImportContext extends FilesContext, TransferContext {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface ImportResult {
  readonly imported: number;
  /** Files that the library already had. */
  readonly present: number;
  readonly refused: number;
  /** Files whose pictures were listed or merged. Undefined without `duplicates`. */
  readonly duplicates?: number | undefined;
  /** Whether it ended before the last file. */
  readonly isAborted: boolean;
}

/** The account of imported items. No account has this id, so only moderators and owners of their channel edit them. */
const ADDED_BY = 'import';

/** Items per transaction. */
const BATCH = 50;
/** Files that are processed at the same time. Each is held in memory. */
const LANES = 2;

/**
 * Imports a folder, a ZIP or a list. A file that cannot be imported is reported and left out. The content of a file
 * decides its id, so that the next run continues where an interrupted one ended. Throws a `ServerError` if there is
 * nothing to import, the channel does not exist, a license is missing, or the storage is full.
 */
export async function runImport(context: ImportContext, options: ImportOptions): Promise<ImportResult> {
  await requireChannel(context.db, options.channel);
  const source = await openSource(options.source);
  try {
    return await importAll(context, options, source);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    throw new ServerError('The storage is full. Free some space and run the same command again: it continues there.', {
      cause: error,
    });
  } finally {
    await source.files.close();
  }
}

async function requireChannel(db: Db, slug: string | undefined): Promise<void> {
  if (slug === undefined || (await hasChannel(db, slug))) return;
  throw new ServerError(`There is no channel "${slug}". Create it first.`);
}

async function hasChannel(db: Db, slug: string): Promise<boolean> {
  const channel = await db.selectFrom('channels').select('slug').where('slug', '=', slug).executeTakeFirst();
  return channel !== undefined;
}

async function importAll(context: ImportContext, options: ImportOptions, source: ImportSource): Promise<ImportResult> {
  const totalFiles = await countEntries(source, options);
  await addChannels(context.db, await source.channels());
  const { duplicates } = options;
  const finder = duplicates && (await createDuplicateFinder(context));
  const counts = { imported: 0, present: 0, refused: 0, ...(duplicates && { duplicates: 0 }) };
  let files = 0;
  let bytes = 0;

  /** Ids of the current batch, whose items are not stored yet. */
  const claimed = new Set<string>();
  /** Tags to add once the batch is stored. */
  let merges: Merge[] = [];

  /** What to do with a prepared item, depending on whether there is one with the same picture. */
  async function handleDuplicate(outcome: Prepared, place: string): Promise<Outcome> {
    const id = await finder?.find(outcome.item);
    if (id === undefined) return outcome;
    if (duplicates !== 'list') await deleteFiles(context, [outcome.item]);
    if (duplicates === 'refuse') return refused(`It is the same picture as ${id}.`, outcome.bytes);
    counts.duplicates = (counts.duplicates ?? 0) + 1;
    context.onEvent({ kind: 'duplicate', place, id });
    if (duplicates === 'list') return outcome;
    merges.push({ id, tags: tagTexts(outcome.item) });
    return { kind: 'merged', bytes: outcome.bytes };
  }

  async function importEntry(entry: ImportEntry): Promise<StoredItem | undefined> {
    const prepared = await prepare(context, options, { entry, source, claimed });
    const outcome = prepared.kind === 'prepared' ? await handleDuplicate(prepared, entry.place) : prepared;
    files += 1;
    bytes += outcome.bytes;
    if (outcome.kind === 'refused') {
      counts.refused += 1;
      context.onEvent({ kind: 'refused', place: entry.place, reason: outcome.reason });
    }
    if (outcome.kind === 'present') counts.present += 1;
    context.onEvent({ kind: 'progress', files, totalFiles, bytes });
    return outcome.kind === 'prepared' ? outcome.item : undefined;
  }

  async function importBatch(batch: readonly ImportEntry[]): Promise<void> {
    const prepared: (StoredItem | undefined)[] = [];
    const items = () => prepared.filter((item) => item !== undefined);
    let added: ReadonlySet<string>;
    try {
      await inLanes(batch, async (entry, index) => {
        prepared[index] = await importEntry(entry);
      });
      added = await insertItems(context, items());
    } catch (error) {
      // If the connection was lost, the items may have been added.
      if (!isConnectionError(error)) await deleteFiles(context, items());
      throw error;
    }
    counts.imported += added.size;
    const others = items().filter(({ id }) => !added.has(id));
    counts.present += others.length;
    await deleteFiles(context, others);
    await finder?.addBatch(items().filter(({ id }) => added.has(id)));
    for (const merge of merges) await mergeTags(context, merge);
    merges = [];
  }

  for await (const batch of batchesOf(source.entries(), BATCH)) {
    if (context.signal?.aborted) return { ...counts, isAborted: true };
    claimed.clear();
    await importBatch(batch);
  }
  return { ...counts, isAborted: false };
}

/** Checks that each entry has a license, before any is imported. */
async function countEntries({ entries }: ImportSource, { license, source }: ImportOptions): Promise<number> {
  let count = 0;
  for await (const entry of entries()) {
    count += 1;
    if ('texts' in entry && entry.texts.license === undefined && license === undefined) {
      throw new ServerError(
        `${entry.place} has no license. Add the option --license with that of the set, such as --license CC0-1.0 or ` +
          '--license "All rights reserved, used with permission". Nothing was imported.',
      );
    }
  }
  if (count === 0) throw new ServerError(`${source} has no files to import.`);
  return count;
}

/** Applies a function to all, a few at a time. After a failure, throws it once the others in progress have ended. */
async function inLanes<T>(items: readonly T[], run: (item: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  async function lane(): Promise<void> {
    for (let index = next; index < items.length; index = next) {
      next += 1;
      await run(items[index] as T, index).catch((error: unknown) => {
        next = items.length;
        throw error;
      });
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
}

interface Prepared {
  readonly kind: 'prepared';
  readonly item: StoredItem;
  /** Of the file that was read. */
  readonly bytes: number;
}

type Outcome =
  | Prepared
  | { readonly kind: 'merged'; readonly bytes: number }
  | { readonly kind: 'present'; readonly bytes: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly bytes: number };

interface EntryOfSource {
  readonly entry: ImportEntry;
  readonly source: ImportSource;
  readonly claimed: Set<string>;
}

/** Stores the files of an entry. */
async function prepare(
  context: ImportContext,
  options: ImportOptions,
  { entry, source, claimed }: EntryOfSource,
): Promise<Outcome> {
  if ('fault' in entry) return refused(entry.fault);
  if ('item' in entry) return prepareLibraryItem(context, entry.item, { source, claimed });
  const bytes = await source.files.read(entry.file).catch(messageOf);
  if (bytes === undefined) return refused('There is no such file.');
  if (typeof bytes === 'string') return refused(bytes);
  const id = entry.texts.id ?? idOf(bytes);
  const known = await claim(context.db, { id, claimed, bytes: bytes.length });
  if (known !== undefined) return known;
  try {
    const { type } = entry.texts;
    const file = { name: newFolderName(), bytes, type, progress: NO_PROGRESS, keepsSource: true };
    const media = { id, ...(await storeFiles(context, file)) };
    if (await isBlockedMedia(context, media)) return refused(TAKEN_DOWN, bytes.length);
    return { kind: 'prepared', item: toItem(media, entry, { options, now: context.clock() }), bytes: bytes.length };
  } catch (error) {
    if (isStorageFull(error)) throw error;
    return refused(messageOf(error), bytes.length);
  }
}

/** Stores the files of an item that has all of its fields. */
async function prepareLibraryItem(
  context: ImportContext,
  item: CatalogueItem,
  { source, claimed }: Omit<EntryOfSource, 'entry'>,
): Promise<Outcome> {
  const { channel } = item;
  if (channel !== null && !(await hasChannel(context.db, channel))) return refused(`There is no channel "${channel}".`);
  const known = await claim(context.db, { id: item.id, claimed, bytes: 0 });
  if (known !== undefined) return known;
  try {
    const stored = await storeLibraryFiles(context, item, source.files);
    if (await isBlockedMedia(context, stored)) return refused(TAKEN_DOWN);
    return { kind: 'prepared', item: stored, bytes: Object.values(stored.bytes).reduce((sum, size) => sum + size, 0) };
  } catch (error) {
    if (isStorageFull(error)) throw error;
    return refused(messageOf(error));
  }
}

const TAKEN_DOWN = 'It was taken down here.';

/** Whether the picture of stored files was taken down. Deletes the files if it was. */
async function isBlockedMedia({ db, uploads }: ImportContext, media: ItemMedia): Promise<boolean> {
  if (!(await isBlocked(db, uploads.file(media.master)))) return false;
  await uploads.deleteFolder(folderOf(media));
  return true;
}

interface Claim {
  readonly id: string;
  readonly claimed: Set<string>;
  /** Of the file that was read. */
  readonly bytes: number;
}

/** Reserves the id of an entry. Returns the outcome if the entry is not to be imported. */
async function claim(db: Db, { id, claimed, bytes }: Claim): Promise<Outcome | undefined> {
  if (claimed.has(id)) return { kind: 'present', bytes };
  claimed.add(id);
  const stored = await findStored(db, id);
  if (stored?.isTakenDown) return refused(TAKEN_DOWN, bytes);
  return stored && { kind: 'present', bytes };
}

const NO_PROGRESS = { plan: () => {}, start: async () => {} };

function refused(reason: string, bytes = 0): Outcome {
  return { kind: 'refused', reason, bytes };
}

/** 80 bits of the digest. */
function idOf(bytes: Buffer): string {
  return `i${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`;
}

async function findStored(db: Db, id: string): Promise<{ readonly isTakenDown: boolean } | undefined> {
  const row = await db.selectFrom('items').select('taken_down_at').where('id', '=', id).executeTakeFirst();
  return row && { isTakenDown: row.taken_down_at !== null };
}

function toItem(
  media: ItemMedia & Pick<StoredItem, 'id'>,
  { texts }: Extract<ImportEntry, { texts: unknown }>,
  { options, now }: { readonly options: ImportOptions; readonly now: number },
): StoredItem {
  const { title = 'Untitled', tags = [] } = texts;
  const author = texts.author ?? options.author;
  return {
    ...media,
    title,
    alt_text: texts.alt_text ?? title,
    tags,
    i18n: {},
    channel: options.channel ?? null,
    rating: texts.rating ?? options.rating ?? 'g',
    created: new Date(now).toISOString(),
    license: texts.license ?? options.license ?? '',
    source: texts.source ?? 'Imported by the operator',
    ...(author === undefined ? {} : { author }),
  };
}

/** Adds the items, except those that another import has added meanwhile. Returns the ids of those added. */
async function insertItems({ db, clock }: ImportContext, items: readonly StoredItem[]): Promise<ReadonlySet<string>> {
  if (items.length === 0) return new Set();
  const rows = items.map((item) => sql`(${item.id}, ${item.channel}, ${JSON.stringify(item)}::jsonb, ${ADDED_BY})`);
  return db.transaction().execute(async (tx) => {
    const { rows: inserted } = await sql<{ id: string }>`
      INSERT INTO items (id, channel, data, added_by) VALUES ${sql.join(rows)}
      ON CONFLICT (id) DO NOTHING RETURNING id`.execute(tx);
    const ids = inserted.map(({ id }) => id);
    await indexItems(tx, ids, clock());
    return new Set(ids);
  });
}

interface Merge {
  /** Of an item with the same picture. */
  readonly id: string;
  readonly tags: readonly string[];
}

/** Adds tags to an item, unless it was deleted meanwhile. */
async function mergeTags({ db, clock }: ImportContext, { id, tags }: Merge): Promise<void> {
  await updateGif(db, {
    id,
    allow: () => {},
    edit: (item) => ({ tags: [...new Set([...tagTexts(item), ...tags])].slice(0, MAX_TAGS) }),
    now: clock(),
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
}

async function deleteFiles({ uploads }: ImportContext, items: readonly StoredItem[]): Promise<void> {
  for (const item of items) await uploads.deleteFolder(folderOf(item));
}
