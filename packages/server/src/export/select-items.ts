import { fileURLToPath } from 'node:url';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Db, StoredItem } from '../database/schema.ts';
import { newNames } from '../import/store-library-files.ts';
import { renameFiles } from '../library/catalogue/item-file-names.ts';
import { itemData } from '../library/gifs/item-data.ts';
import { ENGLISH } from '../library/search/language-of.ts';
import { searchTerms } from '../library/search/parse-query.ts';
import { matchAll } from '../library/search/text-query.ts';
import { ServerError } from '../server-error.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import { localFile } from '../storage/folder-storage.ts';

/** What an export contains. */
export interface Selection {
  /** Slug of a channel: only the items of it and of the channels in it. */
  readonly channel?: string | undefined;
  /** Only the items that a search in English for this text finds. */
  readonly query?: string | undefined;
}

/** Items that are read at once. */
const BATCH = 500;

/**
 * A condition on `item_texts`, which has no removed and no pending items. Throws a `ServerError` if there is no such
 * channel, or the query has no words.
 */
export async function conditionOf(db: Db, { channel, query }: Selection): Promise<RawBuilder<unknown>> {
  const conditions = [sql`true`];
  if (channel !== undefined) {
    const found = await db.selectFrom('channels').select('slug').where('slug', '=', channel).executeTakeFirst();
    if (found === undefined) throw new ServerError(`There is no channel "${channel}".`);
    conditions.push(sql`channels @> ARRAY[${channel}]`);
  }
  if (query !== undefined) {
    const terms = searchTerms(query);
    if (terms.length === 0) throw new ServerError(`"${query}" has no words to search for.`);
    conditions.push(sql`search @@ ${matchAll(terms, ENGLISH).matches}`);
  }
  return sql.join(conditions, sql` AND `);
}

export async function countItems(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ items: string }>`SELECT count(*) AS items FROM item_texts WHERE ${condition}`.execute(
    db,
  );
  return Number(rows[0]?.items);
}

export interface ExportedItem {
  readonly item: CatalogueItem;
  /** Whether it was uploaded or imported, so that its files are in the storage. */
  readonly isAdded: boolean;
}

interface Page {
  /** An id; empty for the first page. */
  readonly after: string;
  readonly limit: number;
}

/** Items in the order of their ids, with the edits of users. */
export async function readPage(
  db: Db,
  condition: RawBuilder<unknown>,
  { after, limit }: Page,
): Promise<readonly ExportedItem[]> {
  const { rows } = await sql<{ item: StoredItem; channel: string | null; isAdded: boolean }>`
    SELECT ${itemData()} AS item, items.channel, added_by IS NOT NULL AS "isAdded"
    FROM (
      SELECT item_id FROM item_texts WHERE item_id > ${after} AND ${condition} ORDER BY item_id LIMIT ${sql.lit(limit)}
    ) AS page JOIN items ON items.id = page.item_id ORDER BY items.id`.execute(db);
  return rows.map(({ item: { bytes: _, ...fields }, channel, isAdded }) => ({ item: { ...fields, channel }, isAdded }));
}

/** All items in that order. */
export async function* readItems(db: Db, condition: RawBuilder<unknown>): AsyncGenerator<ExportedItem> {
  for (let after = ''; ; ) {
    const page = await readPage(db, condition, { after, limit: BATCH });
    yield* page;
    const end = page.at(-1);
    if (end === undefined) return;
    after = end.item.id;
  }
}

/** The item as an export has it: its files are in a folder with its id. */
export function withExportedNames(item: CatalogueItem): CatalogueItem {
  const names = newNames(item);
  return renameFiles(item, (name) => `${item.id}/${names.get(name)}`);
}

interface FileSources {
  readonly uploads: FileStorage;
  readonly catalogue: Pick<Catalogue, 'fileUrl'>;
}

/** The file of an item with this name. */
export function fileOf({ isAdded }: ExportedItem, name: string, { uploads, catalogue }: FileSources): StoredFile {
  return isAdded ? uploads.file(name) : localFile(fileURLToPath(catalogue.fileUrl(name)));
}
