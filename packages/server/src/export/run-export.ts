import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { withFilesKept } from '../database/locks.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import { MEDIA_FOLDER, newNames } from '../import/store-library-files.ts';
import type { TransferContext } from '../import/transfer.ts';
import { renameFiles } from '../library/catalogue/item-file-names.ts';
import { itemData } from '../library/gifs/item-data.ts';
import { ENGLISH } from '../library/search/language-of.ts';
import { searchTerms } from '../library/search/parse-query.ts';
import { matchAll } from '../library/search/text-query.ts';
import { ServerError } from '../server-error.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import { localFile } from '../storage/folder-storage.ts';
import { type ExportTarget, openFile, writeTarget } from './export-target.ts';
import { CSV_HEADER, csvRow } from './item-row.ts';

export interface ExportOptions {
  /** Absolute path of a `.zip`, or of a folder that does not exist or is empty. */
  readonly target: string;
  /** Slug of a channel: only the items of it and of the channels in it. */
  readonly channel?: string | undefined;
  /** Only the items that a search in English for this text finds. */
  readonly query?: string | undefined;
}

/** An export, as the command line sends it to a running server. */
export type ExportCommand = ExportOptions & { readonly action: 'export' };

export interface ExportContext extends TransferContext {
  /** Has the files of its items. */
  readonly catalogue: Pick<Catalogue, 'fileUrl'>;
}

export interface ExportResult {
  readonly exported: number;
  /** Items whose files cannot be read. */
  readonly refused: number;
  readonly isAborted: boolean;
}

/** Items that are read at once. */
const BATCH = 500;

/**
 * Exports the library, a channel, or what a search finds, as a catalogue: `items.ndjson`, `channels.json`, and the files
 * in `media/`. `list.csv` has the texts for spreadsheets. Removed items and those that await approval are left out. The
 * target has its name only once it is complete. Throws a `ServerError` if it exists, nothing is found, or the disk is
 * full.
 */
export async function runExport(context: ExportContext, options: ExportOptions): Promise<ExportResult> {
  const condition = await conditionOf(context.db, options);
  // An upload that is deleted meanwhile is exported or left out as a whole.
  const run = (target: ExportTarget) => withFilesKept(context.db, () => exportAll(context, condition, target));
  return writeTarget({ path: options.target }, run);
}

/** A condition on `item_texts`, which has no removed and no pending items. */
async function conditionOf(db: Db, { channel, query }: ExportOptions): Promise<RawBuilder<unknown>> {
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

async function exportAll(
  { db, uploads, catalogue, onEvent, signal }: ExportContext,
  condition: RawBuilder<unknown>,
  target: ExportTarget,
): Promise<ExportResult> {
  const totalFiles = await countItems(db, condition);
  if (totalFiles === 0) throw new ServerError('There is nothing to export.');
  const exported = new Set<string>();
  const channels = new Set<string>();
  let refused = 0;
  let bytes = 0;

  async function exportFiles({ item, isAdded }: ExportedItem): Promise<void> {
    const files = [...newNames(item)].map(([name, newName]) => ({
      name: `${MEDIA_FOLDER}/${item.id}/${newName}`,
      file: isAdded ? uploads.file(name) : localFile(fileURLToPath(catalogue.fileUrl(name))),
    }));
    for (const { file, name } of files) {
      if (!(await file.isComplete())) throw new ServerError(`${name} is missing or damaged.`);
    }
    for (const { file, name } of files) {
      bytes += (await file.size()) ?? 0;
      await target.add(name, await openFile(file), new Date(item.created));
    }
  }

  let files = 0;
  for await (const entry of readItems(db, condition)) {
    if (signal?.aborted) return { exported: exported.size, refused, isAborted: true };
    const { id, channel } = entry.item;
    try {
      await exportFiles(entry);
      exported.add(id);
      if (channel !== null) channels.add(channel);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      refused += 1;
      onEvent({ kind: 'refused', place: id, reason: error.message });
    }
    files += 1;
    onEvent({ kind: 'progress', files, totalFiles, bytes });
  }

  /** Reads the items again, so that only their ids are kept in memory. */
  async function* lines(toLine: (item: CatalogueItem) => string): AsyncGenerator<string> {
    for await (const { item } of readItems(db, condition)) {
      if (!exported.has(item.id)) continue;
      const names = newNames(item);
      yield toLine(renameFiles(item, (name) => `${item.id}/${names.get(name)}`));
    }
  }
  async function* list(): AsyncGenerator<string> {
    yield CSV_HEADER;
    yield* lines(csvRow);
  }
  const now = new Date();
  const addText = (name: string, text: Iterable<string> | AsyncIterable<string>) =>
    target.add(name, Readable.from(text, { objectMode: false }), now);
  await addText(
    'items.ndjson',
    lines((item) => `${JSON.stringify(item)}\n`),
  );
  await addText('list.csv', list());
  await addText('channels.json', [`${JSON.stringify(await readChannels(db, [...channels]), null, 2)}\n`]);
  return { exported: exported.size, refused, isAborted: false };
}

async function countItems(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ items: string }>`SELECT count(*) AS items FROM item_texts WHERE ${condition}`.execute(
    db,
  );
  return Number(rows[0]?.items);
}

interface ExportedItem {
  readonly item: CatalogueItem;
  /** Whether it was uploaded or imported, so that its files are in the storage. */
  readonly isAdded: boolean;
}

/** The items in the order of their ids, with the edits of users. */
async function* readItems(db: Db, condition: RawBuilder<unknown>): AsyncGenerator<ExportedItem> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ item: StoredItem; channel: string | null; isAdded: boolean }>`
      SELECT ${itemData()} AS item, items.channel, added_by IS NOT NULL AS "isAdded"
      FROM (
        SELECT item_id FROM item_texts WHERE item_id > ${last} AND ${condition} ORDER BY item_id LIMIT ${sql.lit(BATCH)}
      ) AS page JOIN items ON items.id = page.item_id ORDER BY items.id`.execute(db);
    for (const { item, channel, isAdded } of rows) {
      const { bytes: _, ...fields } = item;
      yield { item: { ...fields, channel }, isAdded };
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.item.id;
  }
}

/** These channels with their parents and all channels in them, in their order. */
async function readChannels(db: Db, slugs: readonly string[]): Promise<readonly CatalogueChannel[]> {
  const { rows } = await sql<{ data: CatalogueChannel }>`
    WITH RECURSIVE above(slug) AS (
      SELECT unnest(${slugs}::text[])
      UNION SELECT channels.parent FROM above JOIN channels USING (slug) WHERE channels.parent IS NOT NULL
    ), below(slug) AS (
      SELECT unnest(${slugs}::text[])
      UNION SELECT channels.slug FROM below JOIN channels ON channels.parent = below.slug
    )
    SELECT data FROM channels WHERE slug IN (SELECT slug FROM above UNION SELECT slug FROM below)
    ORDER BY parent NULLS FIRST, position, slug`.execute(db);
  return rows.map(({ data: { avatar: _, ...channel } }) => channel);
}
