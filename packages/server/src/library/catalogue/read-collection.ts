import type { CatalogueChannel } from '@zoetrope/catalogue';
import { sql } from 'kysely';
import type { Db, StoredItem } from '../../database/schema.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { itemData } from '../gifs/item-data.ts';

/** An item with the edits and decisions of users. */
export interface CollectedItem extends StoredItem {
  readonly isRemoved: boolean;
  /** Whether it awaits approval and is in no list. */
  readonly isPending: boolean;
}

export interface Collection {
  readonly items: readonly CollectedItem[];
  readonly channels: readonly CatalogueChannel[];
}

/** All items in the order of the catalogue, then those added by users. */
export async function readCollection(db: Db, catalogue: Catalogue): Promise<Collection> {
  const ranks = new Map(catalogue.items.map(({ id }, rank) => [id, rank]));
  const rank = ({ id }: CollectedItem) => ranks.get(id) ?? ranks.size;
  const items = await readItems(db);
  return { items: items.sort((a, b) => rank(a) - rank(b)), channels: await readChannels(db) };
}

/** The items with these ids, or all. */
export async function readItems(db: Db, ids?: readonly string[]): Promise<CollectedItem[]> {
  const { rows } = await sql<{ item: StoredItem; channel: string | null; removed: boolean; pending: boolean }>`
    SELECT ${itemData()} AS item, channel, removed, moderation = 'pending' AS pending
    FROM items WHERE ${ids === undefined ? sql`true` : sql`id = ANY(${ids})`}`.execute(db);
  return rows.map(({ item, channel, removed, pending }) => ({
    ...item,
    channel,
    isRemoved: removed,
    isPending: pending,
  }));
}

export async function readChannels(db: Db): Promise<CatalogueChannel[]> {
  const rows = await db.selectFrom('channels').select('data').execute();
  return rows.map(({ data }) => data);
}
