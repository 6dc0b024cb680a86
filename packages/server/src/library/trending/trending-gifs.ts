import { RATINGS } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from '../gifs/list-filter.ts';
import { popularItems } from '../gifs/popular-items.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange, selectPage } from '../gifs/select-page.ts';

/**
 * The items with the most recent clicks relative to their views; scheduled items first, newest first. Index scans that
 * end at the end of the page.
 */
export function trendingGifs(db: Db, filter: ListFilter, range: PageRange): Promise<PageOfItems> {
  const limit = Math.min(range.offset + range.limit, MAX_ITEMS);
  const total = sql<number>`(SELECT COALESCE(sum(items), 0) FROM list_sizes
    WHERE kind = ${filter.kind} AND rating <= ${RATINGS.indexOf(filter.rating)})`;
  const scheduled = sql`
    SELECT item_id, live_at AS score, hot FROM item_scores WHERE live_at > 0 AND ${listed(filter)}
    ORDER BY live_at DESC, hot DESC, item_id LIMIT ${limit}`;
  const others = popularItems(filter, { limit, where: sql`live_at <= 0` });
  const hits = sql`(${scheduled}) UNION ALL SELECT item_id, 0 AS score, hot FROM (${others}) AS others`;
  return selectPage(db, hits, {
    ...range,
    total,
  });
}

/** Ids of the first pages of GIFs, stickers and clips. */
export async function firstTiles(db: Db): Promise<string[]> {
  const kinds = ['gif', 'sticker', 'video'] as const;
  const pages = await Promise.all(
    kinds.map((kind) => trendingGifs(db, { kind, rating: 'pg-13' }, { offset: 0, limit: 25 })),
  );
  return pages.flatMap(({ items }) => items.map(({ item }) => item.id));
}
