import { stat } from 'node:fs/promises';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { StoredItem, Tables } from '../database/schema.ts';
import { decayed } from '../trending/decay.ts';
import type { Catalogue } from './catalogue.ts';
import { insertRows } from './insert-rows.ts';
import type { ItemRow } from './to-rows.ts';
import { variedOrder } from './varied-order.ts';

interface StoreOptions {
  readonly rows: readonly ItemRow[];
  readonly catalogue: Catalogue;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Adds and renews items, and takes those out of the lists that the catalogue no longer has. */
export async function storeItems(tx: Transaction<Tables>, { rows, catalogue, now }: StoreOptions): Promise<void> {
  const data = await Promise.all(catalogue.items.map((item) => withBytes(item, catalogue)));
  const stored = rows.map((row, index) => ({ ...row, data: data[index] }));
  await insertRows(
    tx,
    stored,
    (batch) => sql`
      INSERT INTO items (id, removed, channel, data)
      SELECT id, removed, channels[1], data
      FROM jsonb_to_recordset(${batch}) AS t(id text, removed boolean, channels text[], data jsonb)
      ON CONFLICT (id) DO UPDATE SET removed = excluded.removed, channel = excluded.channel, data = excluded.data`,
  );
  const places = variedOrder(catalogue.items);
  const listed = rows
    .map((row) => ({ ...row, ...seedScore(places.get(row.id) ?? 0, now) }))
    .filter((row) => row.listed);
  await insertRows(
    tx,
    listed,
    (batch) => sql`
      INSERT INTO item_scores (item_id, kind, rating, clicks, seen)
      SELECT id, kind, rating, clicks, seen
      FROM jsonb_to_recordset(${batch}) AS t(id text, kind text, rating smallint, clicks float8, seen float8)
      ON CONFLICT (item_id) DO UPDATE SET kind = excluded.kind, rating = excluded.rating`,
  );
  const ids = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb))`;
  const listedIds = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(listed.map(({ id }) => id))}::jsonb))`;
  await sql`UPDATE items SET removed = true WHERE id NOT IN ${ids}`.execute(tx);
  await sql`DELETE FROM item_scores WHERE item_id NOT IN ${listedIds}`.execute(tx);
}

/** Earlier places start as the more popular ones, each a little above the next: 3 clicks at most. */
function seedScore(place: number, now: number) {
  const clicks = 3 / (1 + place / 50);
  return { clicks: decayed(clicks, now), seen: decayed(clicks * 20, now) };
}

async function withBytes(item: CatalogueItem, { fileUrl }: Catalogue): Promise<StoredItem> {
  const files = [item.master, ...Object.values(item.mp4 ?? {})];
  const sizes = await Promise.all(files.map(async (file) => [file, await fileSize(fileUrl(file))] as const));
  return {
    ...item,
    bytes: Object.fromEntries(sizes.flatMap(([file, size]) => (size === undefined ? [] : [[file, size]]))),
  };
}

/** Undefined when there is no such file: a size is given where it is known, and never guessed (ruling 24). */
function fileSize(url: URL): Promise<number | undefined> {
  return stat(url).then(
    ({ size }) => size,
    () => undefined,
  );
}
