import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { StoredItem, Tables } from '../../database/schema.ts';
import { ServerError } from '../../server-error.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { batchesOf, writeBehind } from './batches.ts';
import { checkItem, describePlace } from './check-item.ts';
import { createLineage, type Lineage } from './lineage.ts';

type Tx = Transaction<Tables>;

/** Increment it when the same item is stored or indexed differently, so that all items are stored again. */
export const VERSION = 5;

const BATCH = 1000;

/**
 * Stores the new and changed items of the catalogue, and marks those that it no longer has. Edits by users are kept.
 *
 * Creates two temporary tables: `catalogue_items` with the order of the catalogue, and `changed_items` with the items
 * to index. Two batches of items are in memory at a time.
 *
 * Throws a `ServerError` if an item is invalid, or if there are not `count` items. Default: any number.
 */
export async function storeItems(tx: Tx, catalogue: Catalogue, count?: number): Promise<void> {
  await sql`CREATE TEMP TABLE catalogue_items (
    id text PRIMARY KEY, position integer NOT NULL, kind text NOT NULL, channel text) ON COMMIT DROP`.execute(tx);
  await sql`CREATE TEMP TABLE changed_items (id text PRIMARY KEY) ON COMMIT DROP`.execute(tx);
  const lineage = createLineage(catalogue.channels);

  let stored = 0;
  async function* preparedBatches(): AsyncGenerator<PreparedBatch> {
    let position = 0;
    for await (const batch of batchesOf(catalogue.items, BATCH)) {
      for (const [index, item] of batch.entries()) checkItem(item, position + index, catalogue);
      const items = await Promise.all(batch.map((item) => prepare(item, { catalogue, lineage })));
      yield { items, position };
      position += batch.length;
    }
  }

  await writeBehind(preparedBatches(), async (batch) => {
    await recordOrder(tx, batch, catalogue);
    await storeChanged(tx, batch.items);
    stored += batch.items.length;
  });
  if (count !== undefined && stored !== count) {
    throw new ServerError(
      `The catalogue had ${count} items when it was read first, and ${stored} when it was read again. Pass an iterable that can be read more than once, or set a version. Nothing was loaded.`,
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

async function recordOrder(tx: Tx, { items, position }: PreparedBatch, catalogue: Catalogue): Promise<void> {
  const rows = items.map(({ data: { id, kind, channel } }, index) => ({
    id,
    position: position + index,
    kind,
    channel,
  }));
  const { rows: inserted } = await sql<{ position: number }>`
    INSERT INTO catalogue_items (id, position, kind, channel)
    SELECT id, position, kind, channel
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(id text, position integer, kind text, channel text)
    ON CONFLICT (id) DO NOTHING RETURNING position`.execute(tx);
  if (inserted.length === rows.length) return;
  const positions = new Set(inserted.map((row) => row.position));
  const second = rows.find((row) => !positions.has(row.position));
  throw new ServerError(
    `${describePlace(catalogue, second?.position ?? 0, second?.id)} has the id of an earlier item. Give it another id and start again. Nothing was loaded.`,
  );
}

interface Prepared {
  readonly hash: string;
  readonly data: StoredItem;
}

interface PreparedBatch {
  readonly items: readonly Prepared[];
  /** Of the first item in the catalogue. */
  readonly position: number;
}

async function storeChanged(tx: Tx, batch: readonly Prepared[]): Promise<void> {
  const ids = batch.map(({ data }) => data.id);
  const stored = await tx
    .selectFrom('items')
    .select(['id', 'content_hash'])
    .where('id', '=', sql<string>`ANY(${ids})`)
    .execute();
  const hashes = new Map(stored.map(({ id, content_hash }) => [id, content_hash]));
  const changed = batch.filter(({ hash, data }) => hashes.get(data.id) !== hash);
  if (changed.length === 0) return;
  // A deleted channel does not get its items back.
  const channel = sql`CASE WHEN data ->> 'channel' IN (SELECT slug FROM deleted_channels) THEN NULL ELSE data ->> 'channel' END`;
  await sql`
    WITH stored AS (
      INSERT INTO items (id, deleted, channel, data, content_hash)
      SELECT data ->> 'id', COALESCE((data -> 'flags' ->> 'is_removed')::boolean, false), ${channel}, data, hash
      FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS t(hash text, data jsonb)
      ON CONFLICT (id) DO UPDATE
        SET deleted = excluded.deleted, channel = excluded.channel, data = excluded.data, content_hash = excluded.content_hash
        WHERE items.added_by IS NULL
      RETURNING id
    )
    INSERT INTO changed_items SELECT id FROM stored`.execute(tx);
}

/** The hash covers everything that the rows of an item depend on, except the decisions of users. */
async function prepare(
  item: CatalogueItem,
  { catalogue, lineage }: { readonly catalogue: Catalogue; readonly lineage: Lineage },
): Promise<Prepared> {
  const data = await withBytes(item, catalogue);
  const creators = lineage(item.channel).map(({ slug, display_name }) => [slug, display_name]);
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, data, creators]))
    .digest('base64url')
    .slice(0, 22);
  return { hash, data };
}

async function withBytes(item: CatalogueItem, { fileUrl }: Catalogue): Promise<StoredItem> {
  const files = [item.master, ...Object.values(item.mp4 ?? {})];
  const sizes = await Promise.all(files.map(async (file) => [file, await fileSize(fileUrl(file))] as const));
  return {
    ...item,
    bytes: Object.fromEntries(sizes.flatMap(([file, size]) => (size === undefined ? [] : [[file, size]]))),
  };
}

/** Undefined if the file does not exist: a size is never guessed. */
function fileSize(url: URL): Promise<number | undefined> {
  return stat(url).then(
    ({ size }) => size,
    () => undefined,
  );
}
