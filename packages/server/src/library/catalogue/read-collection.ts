import type { CatalogueChannel } from '@zoetrope/catalogue';
import { sql } from 'kysely';
import type { Db, StoredItem } from '../../database/schema.ts';
import { itemData } from '../gifs/item-data.ts';

/** An item with the edits and decisions of users. */
export interface CollectedItem extends StoredItem {
  readonly isRemoved: boolean;
}

/** The items with these ids, in this order. */
export async function readItems(db: Db, ids: readonly string[]): Promise<CollectedItem[]> {
  const { rows } = await sql<{ item: StoredItem; channel: string | null; removed: boolean }>`
    SELECT ${itemData()} AS item, channel, removed
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS given(id, place) JOIN items USING (id) ORDER BY place`.execute(db);
  return rows.map(({ item, channel, removed }) => ({ ...item, channel, isRemoved: removed }));
}

/** The channels of these items, and their parents: all that the index of these items depends on. */
export async function readChannelsOf(db: Db, ids: readonly string[]): Promise<CatalogueChannel[]> {
  const { rows } = await sql<{ data: CatalogueChannel }>`
    WITH RECURSIVE path(slug) AS (
      SELECT channel FROM items WHERE id = ANY(${ids}) AND channel IS NOT NULL
      UNION SELECT parent FROM path JOIN channels USING (slug) WHERE parent IS NOT NULL
    )
    SELECT data FROM channels JOIN path USING (slug)`.execute(db);
  return rows.map(({ data }) => data);
}

export async function readChannels(db: Db): Promise<CatalogueChannel[]> {
  const rows = await db.selectFrom('channels').select('data').execute();
  return rows.map(({ data }) => data);
}
