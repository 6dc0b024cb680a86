import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type PageOfItems, type PageRange, selectPage } from '../../library/gifs/select-page.ts';

/**
 * The items of a channel: first those added manually, newest first; then by their ranked tags (sum of the weights, the
 * first rank has the largest); then by popularity.
 */
export function channelFeed(db: Db, slug: string, range: PageRange): Promise<PageOfItems> {
  return selectPage(
    db,
    sql`
      SELECT item_texts.item_id, hot, COALESCE(
        (SELECT extract(epoch FROM added_at)::float8 FROM channel_gifs
          WHERE channel_gifs.channel = ${slug} AND channel_gifs.item_id = item_texts.item_id),
        (SELECT sum(1.0 / (1 + rank)) FROM ranked_tags JOIN item_tags USING (tag)
          WHERE ranked_tags.channel = ${slug} AND item_tags.item_id = item_texts.item_id),
        0) AS score
      FROM item_texts JOIN item_scores ON item_scores.item_id = item_texts.item_id
      WHERE item_texts.channels @> ARRAY[${slug}]`,
    range,
  );
}
