import type { Rating } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { ratingsOf } from '../gifs/list-filter.ts';
import { type PopularMatches, popularMatches } from '../gifs/popular-items.ts';
import { type PageOfItems, type PageRange, selectPage } from '../gifs/select-page.ts';

export interface ChannelGifsOptions {
  readonly rating: Rating;
  /** Number of items that are needed. */
  readonly end: number;
}

/** The most popular items of a channel and of its child channels, of any kind. */
export function firstInChannel(db: Db, slug: string, { rating, end }: ChannelGifsOptions): Promise<PopularMatches> {
  return popularMatches(db, {
    rating,
    end,
    matches: sql`
      SELECT item_id FROM item_texts WHERE channels @> ARRAY[${slug}] AND rating = ANY(${ratingsOf(rating)}::smallint[])`,
    isMatch: sql`(SELECT channels @> ARRAY[${slug}] FROM item_texts WHERE item_texts.item_id = scored.item_id)`,
  });
}

/** The items of a channel and of its child channels, of any kind, most popular first. */
export async function channelGifs(
  db: Db,
  slug: string,
  { rating, ...range }: PageRange & Pick<ChannelGifsOptions, 'rating'>,
): Promise<PageOfItems> {
  const { items, total } = await firstInChannel(db, slug, { rating, end: range.offset + range.limit });
  const hits = sql`SELECT item_id, 0 AS score, hot FROM (${items}) AS inside`;
  return selectPage(db, hits, { ...range, total: sql<number>`${total}::integer` });
}
