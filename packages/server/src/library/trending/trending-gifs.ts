import { RATINGS } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from '../gifs/list-filter.ts';
import { type PageOfItems, type PageRange, selectPage } from '../gifs/select-page.ts';

/**
 * The items with the most recent clicks relative to their views; scheduled items first, newest first. An index scan.
 */
export function trendingGifs(db: Db, filter: ListFilter, range: PageRange): Promise<PageOfItems> {
  const total = sql<number>`(SELECT sum(items) FROM list_sizes
    WHERE kind = ${filter.kind} AND rating <= ${RATINGS.indexOf(filter.rating)})`;
  return selectPage(db, sql`SELECT item_id, live_at AS score, hot FROM item_scores WHERE ${listed(filter)}`, {
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
