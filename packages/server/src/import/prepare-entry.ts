import type { CatalogueItem } from '@zoetrope/catalogue';
import { isBlocked } from '../admin/moderation/blocked-pictures.ts';
import { findSameSource, sourceHash } from '../admin/uploads/find-same-picture.ts';
import {
  bytesOf,
  folderOf,
  type ItemMedia,
  newFolderName,
  storeFiles,
  type UploadedFile,
} from '../admin/uploads/store-files.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import { isStorageFull } from '../http/storage-full.ts';
import { messageOf } from '../server-error.ts';
import type { Claim } from './claimed-ids.ts';
import {
  findNamesake,
  hasContent,
  hasSameMaster,
  idOf,
  idTaken,
  isCopy,
  type Namesake,
  type NewItem,
} from './find-namesake.ts';
import type { ImportContext, ImportOptions } from './import-options.ts';
import type { EntryToImport, ImportSource } from './import-source.ts';
import { readLibraryFile, storeLibraryFiles } from './store-library-files.ts';
import { isWebUrl } from './url-files.ts';

export interface Prepared extends NewItem {
  readonly kind: 'prepared';
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
  readonly claim: Claim<NewItem>;
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
  const namesake = givenId === undefined ? undefined : await findNamesake(context.db, { id: givenId, claim });
  if (namesake?.isTakenDown) return refused(TAKEN_DOWN);
  // First, so that what is here is not downloaded again.
  if (namesake !== undefined && isKnownByName(namesake, entry)) return { kind: 'present', bytes: 0 };
  const bytes = await source.files.read(entry.file).catch(messageOf);
  if (bytes === undefined || typeof bytes === 'string') return refused(bytes ?? 'There is no such file.');
  if (bytes.length === 0) return refused('The file is empty.');
  if (namesake !== undefined) return compareWith(context, namesake, { ...entry.texts, bytes });
  const hash = sourceHash(bytes);
  const id = givenId ?? idOf(hash);
  if (givenId === undefined) {
    const known = await findNamesake(context.db, { id, claim });
    if (known?.isTakenDown) return refused(TAKEN_DOWN, bytes.length);
    if (known !== undefined) return { kind: 'present', bytes: bytes.length };
  }
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
    const media = { id, ...(await storeFiles(context, toUploadedFile(bytes, entry.texts.type))) };
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
  const namesake = await findNamesake(context.db, { id: item.id, claim });
  if (namesake?.isTakenDown) return refused(TAKEN_DOWN);
  // Another server is not asked for what is here, and the files of a catalogue cannot be read here.
  const isByFields = source.isServer || namesake?.origin === 'catalogue';
  if (namesake !== undefined && isByFields && isCopy(namesake.item, item)) return { kind: 'present', bytes: 0 };
  try {
    if (namesake !== undefined) {
      const bytes = await readLibraryFile(source.files, item.master);
      if (await hasContent(context.uploads, namesake, bytes)) return { kind: 'present', bytes: bytes.length };
      return refused(idTaken(namesake.item), bytes.length);
    }
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

type FileEntry = Extract<EntryToImport, { texts: unknown }>;

/** Whether an entry is present without reading its file. */
function isKnownByName({ item, origin }: Namesake, { file, isOfPack }: FileEntry): boolean {
  // `export` converts the pictures of packs, so their content is never that of the item.
  if (isOfPack) return true;
  // It was downloaded from there. A URL with a query is not stored, and several files can have the same without it.
  return origin === 'library' && isWebUrl(file) && item.source === file;
}

/** The outcome of an entry whose id an item has already. */
async function compareWith(
  context: ImportContext,
  namesake: Namesake,
  { bytes, type }: Pick<UploadedFile, 'bytes' | 'type'>,
): Promise<Outcome> {
  const present: Outcome = { kind: 'present', bytes: bytes.length };
  const { uploads } = context;
  try {
    if (await hasContent(uploads, namesake, bytes)) return present;
    // Only the stored file of an export is known, which lacks the metadata of its source.
    if (namesake.hash === undefined) {
      const media = await storeFiles(context, toUploadedFile(bytes, type));
      const isSame = await hasSameMaster(uploads, namesake, media.master);
      await uploads.deleteFolder(folderOf(media));
      if (isSame) return present;
    }
  } catch (error) {
    if (isStorageFull(error)) throw error;
    return refused(messageOf(error), bytes.length);
  }
  return refused(idTaken(namesake.item), bytes.length);
}

function toUploadedFile(bytes: Buffer, type: UploadedFile['type']): UploadedFile {
  return { name: newFolderName(), bytes, type, progress: NO_PROGRESS, keepsSource: true };
}

const NO_PROGRESS = { plan: () => {}, start: async () => {} };

export function refused(reason: string, bytes = 0): Outcome {
  return { kind: 'refused', reason, bytes };
}

function toItem(
  media: ItemMedia & Pick<StoredItem, 'id'>,
  { texts }: FileEntry,
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
