import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { firstInChannel } from '../../library/channels/channel-gifs.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange, selectPage } from '../../library/gifs/select-page.ts';

/**
 * The items of a channel: first those added manually, newest first; then by their ranked tags (sum of the weights, the
 * first rank has the largest); then by popularity. Of a large channel, only the most popular items and those added
 * manually are listed.
 */
export async function channelFeed(db: Db, slug: string, range: PageRange): Promise<PageOfItems> {
  const { items, total, isComplete } = await firstInChannel(db, slug, { rating: 'r', end: MAX_ITEMS });
  const added = sql`
    SELECT channel_gifs.item_id, hot FROM channel_gifs JOIN item_scores USING (item_id)
    WHERE channel = ${slug} ORDER BY added_at DESC LIMIT ${sql.lit(MAX_ITEMS)}`;
  const candidates = isComplete ? items : sql`SELECT * FROM (${items}) AS popular UNION (${added})`;
  return selectPage(
    db,
    sql`
      SELECT candidates.item_id, hot, COALESCE(
        (SELECT extract(epoch FROM added_at)::float8 FROM channel_gifs
          WHERE channel_gifs.channel = ${slug} AND channel_gifs.item_id = candidates.item_id),
        (SELECT sum(1.0 / (1 + rank)) FROM ranked_tags JOIN item_tags USING (tag)
          WHERE ranked_tags.channel = ${slug} AND item_tags.item_id = candidates.item_id),
        0) AS score
      FROM (${candidates}) AS candidates`,
    { ...range, total: sql<number>`${total}::integer` },
  );
}
