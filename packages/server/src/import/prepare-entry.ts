import type { CatalogueItem } from '@zoetrope/catalogue';
import { isBlocked } from '../admin/moderation/blocked-pictures.ts';
import { findSameSource, sourceHash } from '../admin/uploads/find-same-picture.ts';
import { bytesOf, folderOf, type ItemMedia, newFolderName, storeFiles } from '../admin/uploads/store-files.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import { isStorageFull } from '../http/storage-full.ts';
import { messageOf } from '../server-error.ts';
import type { Claim } from './claimed-ids.ts';
import type { ImportContext, ImportOptions } from './import-options.ts';
import type { EntryToImport, ImportSource } from './import-source.ts';
import { storeLibraryFiles } from './store-library-files.ts';

export interface Prepared {
  readonly kind: 'prepared';
  readonly item: StoredItem;
  /** See `sourceHash`. Undefined for items of a catalogue or an export. */
  readonly hash?: string | undefined;
  /** With `--duplicates list`: the id of another item that was made from the same file. */
  readonly sameAs?: string | undefined;
  /** Of the file that was read. */
  readonly bytes: number;
}

/** With `--duplicates refuse` or `merge`: nothing was stored, since another item was made from the same file. */
export interface SameFile {
  readonly kind: 'same-file';
  /** Of the other item. */
  readonly id: string;
  readonly tags: readonly string[];
  readonly bytes: number;
}

export type Outcome =
  | Prepared
  | SameFile
  | { readonly kind: 'merged'; readonly bytes: number }
  | { readonly kind: 'present'; readonly bytes: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly bytes: number };

interface EntryOfSource {
  readonly entry: EntryToImport;
  readonly source: ImportSource;
  readonly claim: Claim;
}

/** Stores the files of an entry, unless the library has it, or it cannot be imported. */
export async function prepareEntry(
  context: ImportContext,
  options: ImportOptions,
  { entry, source, claim }: EntryOfSource,
): Promise<Outcome> {
  if ('fault' in entry) return refused(entry.fault);
  if ('item' in entry) return prepareLibraryItem(context, entry.item, { source, claim });
  const { id: givenId } = entry.texts;
  // First, so that what is here is not downloaded again.
  const isHere = givenId === undefined ? undefined : await findKnown(context.db, { id: givenId, claim, bytes: 0 });
  if (isHere !== undefined) return isHere;
  const bytes = await source.files.read(entry.file).catch(messageOf);
  if (bytes === undefined || typeof bytes === 'string') return refused(bytes ?? 'There is no such file.');
  const hash = sourceHash(bytes);
  const id = givenId ?? idOf(hash);
  const known = givenId === undefined ? await findKnown(context.db, { id, claim, bytes: bytes.length }) : undefined;
  if (known !== undefined) return known;
  const sameAs = await findSameSource(context.db, hash);
  if (sameAs !== undefined) {
    const { duplicates } = options;
    // A list can give the same file to several items, each with an id.
    if (duplicates === undefined && givenId === undefined) return { kind: 'present', bytes: bytes.length };
    if (duplicates === 'refuse' || duplicates === 'merge') {
      return { kind: 'same-file', id: sameAs, tags: entry.texts.tags ?? [], bytes: bytes.length };
    }
  }
  try {
    const { type } = entry.texts;
    const file = { name: newFolderName(), bytes, type, progress: NO_PROGRESS, keepsSource: true };
    const media = { id, ...(await storeFiles(context, file)) };
    if (await isBlockedMedia(context, media)) return refused(TAKEN_DOWN, bytes.length);
    const item = toItem(media, entry, { options, now: context.clock() });
    return { kind: 'prepared', item, hash, sameAs, bytes: bytes.length };
  } catch (error) {
    if (isStorageFull(error)) throw error;
    return refused(messageOf(error), bytes.length);
  }
}

/** Stores the files of an item that has all of its fields. */
async function prepareLibraryItem(
  context: ImportContext,
  item: CatalogueItem,
  { source, claim }: Omit<EntryOfSource, 'entry'>,
): Promise<Outcome> {
  const { channel } = item;
  if (channel !== null && !(await hasChannel(context.db, channel))) return refused(noChannel(channel));
  const known = await findKnown(context.db, { id: item.id, claim, bytes: 0 });
  if (known !== undefined) return known;
  try {
    const stored = await storeLibraryFiles(context, item, source.files);
    if (await isBlockedMedia(context, stored)) return refused(TAKEN_DOWN);
    return { kind: 'prepared', item: stored, bytes: bytesOf(stored) };
  } catch (error) {
    if (isStorageFull(error)) throw error;
    return refused(messageOf(error));
  }
}

/** Why an item is refused whose channel does not exist. */
export function noChannel(slug: string): string {
  return `There is no channel "${slug}".`;
}

const TAKEN_DOWN = 'It was taken down here.';

/** Whether the picture of stored files was taken down. Deletes the files if it was. */
async function isBlockedMedia({ db, uploads }: ImportContext, media: ItemMedia): Promise<boolean> {
  if (!(await isBlocked(db, uploads.file(media.master)))) return false;
  await uploads.deleteFolder(folderOf(media));
  return true;
}

interface EntryId extends Pick<EntryOfSource, 'claim'> {
  readonly id: string;
  /** Of the file that was read. */
  readonly bytes: number;
}

/** Reserves the id of an entry. Returns the outcome if the entry is not to be imported. */
async function findKnown(db: Db, { id, claim, bytes }: EntryId): Promise<Outcome | undefined> {
  if (!(await claim(id))) return { kind: 'present', bytes };
  const stored = await findStored(db, id);
  if (stored?.isTakenDown) return refused(TAKEN_DOWN, bytes);
  return stored && { kind: 'present', bytes };
}

const NO_PROGRESS = { plan: () => {}, start: async () => {} };

export function refused(reason: string, bytes = 0): Outcome {
  return { kind: 'refused', reason, bytes };
}

/** 80 bits of the hash. */
function idOf(hash: string): string {
  return `i${hash.slice(0, 20)}`;
}

async function findStored(db: Db, id: string): Promise<{ readonly isTakenDown: boolean } | undefined> {
  const row = await db.selectFrom('items').select('taken_down_at').where('id', '=', id).executeTakeFirst();
  return row && { isTakenDown: row.taken_down_at !== null };
}

function toItem(
  media: ItemMedia & Pick<StoredItem, 'id'>,
  { texts }: Extract<EntryToImport, { texts: unknown }>,
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

export async function hasChannel(db: Db, slug: string): Promise<boolean> {
  const channel = await db.selectFrom('channels').select('slug').where('slug', '=', slug).executeTakeFirst();
  return channel !== undefined;
}
