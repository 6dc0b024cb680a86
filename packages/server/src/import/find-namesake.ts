import { readFile } from 'node:fs/promises';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { sourceHash } from '../admin/uploads/find-same-picture.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import type { Claim } from './claimed-ids.ts';

/** An item of the current batch, whose row is not stored yet. */
export interface NewItem {
  readonly item: StoredItem;
  /** See `sourceHash`. Undefined for items of a catalogue or an export. */
  readonly hash?: string | undefined;
}

/** An item that has the id of an entry already. */
export interface Namesake extends NewItem {
  readonly origin: 'this-batch' | 'library' | 'catalogue';
  readonly isTakenDown: boolean;
}

interface NamesakeSearch {
  readonly id: string;
  readonly claim: Claim<NewItem>;
}

/** Reserves the id of an entry. Returns the item that has it already, in the library or in the current batch. */
export async function findNamesake(db: Db, { id, claim }: NamesakeSearch): Promise<Namesake | undefined> {
  const earlier = await claim(id);
  if (earlier !== undefined) return { ...earlier, origin: 'this-batch', isTakenDown: false };
  return readNamesake(db, id);
}

/** The item of the library with this id. */
export async function readNamesake(db: Db, id: string): Promise<Namesake | undefined> {
  const row = await db
    .selectFrom('items')
    .select(['data', 'source_hash', 'added_by', 'taken_down_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    item: row.data,
    hash: row.source_hash ?? undefined,
    origin: row.added_by === null ? 'catalogue' : 'library',
    isTakenDown: row.taken_down_at !== null,
  };
}

/** Whether an item was made from a file with this content, or has it as its picture, as in an export. */
export async function hasContent(uploads: FileStorage, namesake: Namesake, content: Buffer): Promise<boolean> {
  return namesake.hash === sourceHash(content) || (await hasMaster(uploads, namesake, content));
}

async function hasMaster(uploads: FileStorage, { item, origin }: Namesake, content: Buffer): Promise<boolean> {
  const { master, bytes } = item;
  if (bytes[master] !== content.length) return false;
  // An import does not open the files of a catalogue, so only their sizes are compared.
  if (origin === 'catalogue') return true;
  const file = uploads.file(master);
  // A damaged file cannot be compared.
  return !(await file.isComplete()) || (await readContent(file)).equals(content);
}

/** Whether an item of a catalogue or an export, whose source is unknown, has the same picture file as a new item. */
export async function hasSameMaster(uploads: FileStorage, namesake: Namesake, master: string): Promise<boolean> {
  return hasMaster(uploads, namesake, await readContent(uploads.file(master)));
}

async function readContent(file: StoredFile): Promise<Buffer> {
  const source = await file.source();
  return typeof source === 'string' ? readFile(source) : source;
}

/** An id that `idOf` made of the content. */
const ID_OF_CONTENT = /^i[0-9a-f]{20}$/;

/** The id of a file without one: 80 bits of its `sourceHash`. */
export function idOf(hash: string): string {
  return `i${hash.slice(0, 20)}`;
}

/** Whether an item of another library is a copy of one with the same id, or the other way round, by what no edit changes. */
export function isCopy(item: StoredItem, other: CatalogueItem): boolean {
  const { id, created, width, height, frames } = item;
  if (width !== other.width || height !== other.height || frames !== other.frames) return false;
  // Two libraries that import the same file do so at different times.
  return created === other.created || ID_OF_CONTENT.test(id);
}

/** Why an entry is refused whose id another item has. */
export function idTaken({ id, title }: Pick<StoredItem, 'id' | 'title'>): string {
  return `The id "${id}" belongs to another item, ${JSON.stringify(title)}. Give this one another id.`;
}
