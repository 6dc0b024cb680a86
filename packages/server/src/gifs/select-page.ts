import type { CatalogueChannel } from '@zoetrope/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Db, StoredItem } from '../database/schema.ts';

/** An item with its creator, null for the item that has none. */
export interface FoundItem {
  readonly item: StoredItem;
  readonly channel: CatalogueChannel | null;
}

export interface PageOfItems {
  readonly items: readonly FoundItem[];
  readonly total: number;
}

export interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

/**
 * One page of `hits`, a query of (item_id, score, hot), best score first, then the more popular, then by id, so that
 * pages never overlap. The whole list is counted, and only the page's items are read.
 */
export async function selectPage(
  db: Db,
  hits: RawBuilder<unknown>,
  { offset, limit }: PageRange,
): Promise<PageOfItems> {
  const { rows } = await sql<{ total: number; item: StoredItem | null; channel: CatalogueChannel | null }>`
    WITH hits AS NOT MATERIALIZED (${hits})
    SELECT counted.total, items.data AS item, channels.data AS channel
    FROM (SELECT count(*)::integer AS total FROM hits) AS counted
    LEFT JOIN (SELECT * FROM hits ORDER BY score DESC, hot DESC, item_id LIMIT ${limit} OFFSET ${offset}) AS page ON true
    LEFT JOIN items ON items.id = page.item_id
    LEFT JOIN channels ON channels.slug = items.channels[1]
    ORDER BY page.score DESC, page.hot DESC, page.item_id`.execute(db);
  const items = rows.flatMap(({ item, channel }) => (item === null ? [] : [{ item, channel }]));
  return { items, total: rows[0]?.total ?? 0 };
}
