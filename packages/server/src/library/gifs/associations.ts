import { RATINGS, type Rating } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { itemTags } from '../catalogue/item-rows.ts';
import type { ItemWithChannel } from './select-page.ts';
import { areVariations } from './variations.ts';

/** Something that an item belongs to. */
export interface Association {
  readonly type: 'channel' | 'tag' | 'variation';
  readonly id: string;
  readonly name: string;
}

/** Maximum number of variations, including hidden ones. */
const MAX_VARIATIONS = 1000;

/** The public channels that contain an item, nearest first; then its tags; then its variations up to a rating. */
export async function associationsOf(db: Db, { item }: ItemWithChannel, rating: Rating): Promise<Association[]> {
  const channels = await sql<{ id: string; name: string }>`
    WITH RECURSIVE above(slug, data, path) AS (
      SELECT slug, data, ARRAY[slug] FROM channels WHERE slug = ${item.channel}
      UNION ALL
      SELECT channels.slug, channels.data, path || channels.slug
      FROM above JOIN channels ON channels.slug = above.data ->> 'parent' WHERE NOT channels.slug = ANY(path)
    )
    SELECT slug AS id, COALESCE(data ->> 'display_name', slug) AS name FROM above
    WHERE (data ->> 'is_public')::boolean AND COALESCE((data ->> 'is_visible')::boolean, true) ORDER BY cardinality(path)`.execute(
    db,
  );
  const variations = await sql<{ id: string; name: string }>`
    SELECT theirs.id, theirs.data ->> 'title' AS name
    FROM items AS ours CROSS JOIN LATERAL (
      SELECT id, channel, data FROM items WHERE ${areVariations('items', 'ours')} LIMIT ${sql.lit(MAX_VARIATIONS)}
    ) AS theirs
    JOIN item_scores ON item_scores.item_id = theirs.id
    WHERE ours.id = ${item.id} AND theirs.id <> ours.id AND theirs.channel = ours.channel
      AND item_scores.rating <= ${RATINGS.indexOf(rating)}
    ORDER BY item_scores.hot DESC, theirs.id`.execute(db);
  return [
    ...channels.rows.map((row) => ({ type: 'channel' as const, ...row })),
    ...itemTags(item).map((tag) => ({ type: 'tag' as const, id: tag, name: tag })),
    ...variations.rows.map((row) => ({ type: 'variation' as const, ...row })),
  ];
}
