import { createHash } from 'node:crypto';
import { stat } from 'node:fs';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { StoredItem, Tables } from '../../database/schema.ts';
import { ServerError } from '../../server-error.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { batchesOf, mapInSlices, readAhead } from './batches.ts';
import { checkId, checkItem, describePlace } from './check-item.ts';
import { createLineage, type Lineage } from './lineage.ts';

type Tx = Transaction<Tables>;

/** Increment it when the same item is stored or indexed differently, so that all items are stored again. */
export const VERSION = 6;

const BATCH = 1000;

/**
 * Stores the new and changed items of the catalogue, and marks those that it no longer has. Edits by users are kept.
 *
 * Creates two temporary tables: `catalogue_items` with the order of the catalogue, and `changed_items` with the items
 * to index. Some batches of items are in memory at a time.
 *
 * Throws a `ServerError` if an item is invalid, or if there are not `count` items. Default: any number.
 */
export async function storeItems(tx: Tx, catalogue: Catalogue, count?: number): Promise<void> {
  // `checkItem` finds items without a kind later.
  await sql`CREATE TEMP TABLE catalogue_items (
    id text PRIMARY KEY, position integer NOT NULL, kind text, channel text) ON COMMIT DROP`.execute(tx);
  await sql`CREATE TEMP TABLE changed_items (id text PRIMARY KEY) ON COMMIT DROP`.execute(tx);

  let read = 0;
  const checked = readAhead(checkChanged(readAhead(findChanged(tx, catalogue)), catalogue));
  for await (const { changed, size } of checked) {
    await storeChanged(tx, changed);
    read += size;
  }
  if (count !== undefined && read !== count) {
    throw new ServerError(
      `The catalogue had ${count} items when it was read first, and ${read} when it was read again. Pass an iterable that can be read more than once, or set a version. Nothing was loaded.`,
    );
  }
  await sql`ANALYZE catalogue_items`.execute(tx);
  await sql`
    WITH missing AS (
      UPDATE items SET deleted = true, content_hash = NULL
      WHERE added_by IS NULL AND NOT deleted AND NOT EXISTS (SELECT FROM catalogue_items WHERE catalogue_items.id = items.id)
      RETURNING id
    )
    INSERT INTO changed_items SELECT id FROM missing`.execute(tx);
}

/** An item of the catalogue, with the sizes of its files. */
interface Entry {
  readonly data: StoredItem;
  /** In the catalogue, from 0. */
  readonly position: number;
  readonly hash: string;
}

interface Batch {
  /** The entries that are not stored with this hash. */
  readonly changed: readonly Entry[];
  /** The number of all items. */
  readonly size: number;
}

async function* findChanged(tx: Tx, catalogue: Catalogue): AsyncGenerator<Batch> {
  const lineage = createLineage(catalogue.channels);
  let start = 0;
  for await (const items of batchesOf(catalogue.items, BATCH)) {
    for (const [index, item] of items.entries()) checkId(item, start + index, catalogue);
    const sized = await Promise.all(items.map((item) => withBytes(item, catalogue)));
    const first = start;
    const entries = await mapInSlices([...sized.entries()], ([index, data]) => ({
      data,
      position: first + index,
      hash: hashOf(data, lineage),
    }));
    const hashes = await recordOrder(tx, entries, catalogue);
    yield { changed: entries.filter(({ position, hash }) => hashes.get(position) !== hash), size: items.length };
    start += items.length;
  }
}

/** Throws for the first invalid item. Only a valid one can be stored with its hash. */
async function* checkChanged(batches: AsyncIterable<Batch>, catalogue: Catalogue): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    await mapInSlices(batch.changed, ({ data, position }) => checkItem(data, position, catalogue));
    yield batch;
  }
}

/** Resolves with the stored hashes of these items by position. */
async function recordOrder(
  tx: Tx,
  entries: readonly Entry[],
  catalogue: Catalogue,
): Promise<ReadonlyMap<number, string | null>> {
  const given = entries.map(({ data: { id, kind, channel }, position }) => ({ id, position, kind, channel }));
  const { rows } = await sql<{ position: number; hash: string | null }>`
    WITH added AS (
      INSERT INTO catalogue_items (id, position, kind, channel)
      SELECT id, position, kind, channel
      FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS t(id text, position integer, kind text, channel text)
      ON CONFLICT (id) DO NOTHING RETURNING id, position
    )
    SELECT position, content_hash AS hash FROM added LEFT JOIN items USING (id)`.execute(tx);
  const hashes = new Map(rows.map(({ position, hash }) => [position, hash]));
  const second = given.find(({ position }) => !hashes.has(position));
  if (second === undefined) return hashes;
  throw new ServerError(
    `${describePlace(catalogue, second.position, second.id)} has the id of an earlier item. Give it another id and start again. Nothing was loaded.`,
  );
}

async function storeChanged(tx: Tx, changed: readonly Entry[]): Promise<void> {
  if (changed.length === 0) return;
  // A deleted channel does not get its items back.
  const channel = sql`CASE WHEN data ->> 'channel' IN (SELECT slug FROM deleted_channels) THEN NULL ELSE data ->> 'channel' END`;
  await sql`
    WITH stored AS (
      INSERT INTO items (id, deleted, channel, data, content_hash)
      SELECT data ->> 'id', COALESCE((data -> 'flags' ->> 'is_removed')::boolean, false), ${channel}, data, hash
      FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS t(hash text, data jsonb)
      ON CONFLICT (id) DO UPDATE
        SET deleted = excluded.deleted, data = excluded.data, content_hash = excluded.content_hash,
          channel = CASE WHEN items.edits ? 'channel' THEN items.channel ELSE excluded.channel END
        WHERE items.added_by IS NULL
      RETURNING id
    )
    INSERT INTO changed_items SELECT id FROM stored`.execute(tx);
}

/** The hash covers everything that the rows of an item depend on, except the decisions of users. */
function hashOf(data: StoredItem, lineage: Lineage): string {
  const creators = lineage(data.channel).map(({ slug, display_name }) => [slug, display_name]);
  return createHash('sha256')
    .update(JSON.stringify([VERSION, data, creators]))
    .digest('base64url')
    .slice(0, 22);
}

async function withBytes(item: CatalogueItem, { fileUrl }: Catalogue): Promise<StoredItem> {
  const files = [item.master, ...Object.values(item.mp4 ?? {})];
  const sizes = await Promise.all(files.map(async (file) => [file, await fileSize(fileUrl, file)] as const));
  return {
    ...item,
    bytes: Object.fromEntries(sizes.flatMap(([file, size]) => (size === undefined ? [] : [[file, size]]))),
  };
}

/**
 * Undefined if the file does not exist, because a size is never guessed, and for an invalid name, which `checkItem`
 * reports. With a callback, because a million promises of `node:fs/promises` take twice the time.
 */
async function fileSize(fileUrl: Catalogue['fileUrl'], file: string): Promise<number | undefined> {
  try {
    const url = fileUrl(file);
    return await new Promise((resolve) => {
      stat(url, (error, stats) => resolve(error === null ? stats.size : undefined));
    });
  } catch {
    return undefined;
  }
}
