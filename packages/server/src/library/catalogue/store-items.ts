import { stat } from 'node:fs/promises';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { StoredItem, Tables } from '../../database/schema.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { decayed } from '../trending/decay.ts';
import { insertRows } from './insert-rows.ts';
import type { ItemRow } from './item-rows.ts';

/** Inserts and updates the items of the catalogue, and marks those that it no longer has. Edits by users are kept. */
export async function storeItems(tx: Transaction<Tables>, catalogue: Catalogue): Promise<void> {
  const data = await Promise.all(catalogue.items.map((item) => withBytes(item, catalogue)));
  // A deleted channel does not get its items back.
  const channel = sql`CASE WHEN data ->> 'channel' IN (SELECT slug FROM deleted_channels) THEN NULL ELSE data ->> 'channel' END`;
  await insertRows(
    tx,
    data,
    (batch) => sql`
      INSERT INTO items (id, deleted, channel, data)
      SELECT data ->> 'id', COALESCE((data -> 'flags' ->> 'is_removed')::boolean, false), ${channel}, data
      FROM jsonb_array_elements(${batch}) AS t(data)
      ON CONFLICT (id) DO UPDATE SET deleted = excluded.deleted, channel = excluded.channel, data = excluded.data
      WHERE items.added_by IS NULL`,
  );
  const ids = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(data.map(({ id }) => id))}::jsonb))`;
  await sql`UPDATE items SET deleted = true WHERE added_by IS NULL AND id NOT IN ${ids}`.execute(tx);
}

/** Gives new listed items an initial popularity, and deletes the scores of unlisted ones. */
export async function storeScores(
  tx: Transaction<Tables>,
  rows: readonly ItemRow[],
  { ranks, now }: { readonly ranks: ReadonlyMap<string, number>; readonly now: number },
): Promise<void> {
  const listed = rows.map((row) => ({ ...row, ...seedScore(ranks.get(row.id) ?? 0, now) })).filter((row) => row.listed);
  await insertScores(tx, listed);
  const listedIds = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(listed.map(({ id }) => id))}::jsonb))`;
  await sql`DELETE FROM item_scores WHERE item_id NOT IN ${listedIds}`.execute(tx);
}

interface ScoreRow extends Pick<ItemRow, 'id' | 'kind' | 'rating'> {
  readonly clicks: number;
  readonly seen: number;
}

/** Inserts scores; existing ones are kept. */
export function insertScores(tx: Transaction<Tables>, rows: readonly ScoreRow[]): Promise<void> {
  return insertRows(
    tx,
    rows,
    (batch) => sql`
      INSERT INTO item_scores (item_id, kind, rating, clicks, seen)
      SELECT id, kind, rating, clicks, seen
      FROM jsonb_to_recordset(${batch}) AS t(id text, kind text, rating smallint, clicks float8, seen float8)
      ON CONFLICT (item_id) DO UPDATE SET kind = excluded.kind, rating = excluded.rating`,
  );
}

/** Earlier items start slightly more popular: at most 3 clicks. */
function seedScore(rank: number, now: number) {
  const clicks = 3 / (1 + rank / 50);
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

/** Undefined if the file does not exist: a size is never guessed. */
function fileSize(url: URL): Promise<number | undefined> {
  return stat(url).then(
    ({ size }) => size,
    () => undefined,
  );
}
