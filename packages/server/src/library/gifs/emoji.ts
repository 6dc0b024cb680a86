import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange, selectPage } from './select-page.ts';
import { firstTagged, taggedGifs } from './tagged-gifs.ts';
import { areVariations, variationKey } from './variations.ts';

export interface PageOfEmoji extends PageOfItems {
  /** Number of variations of an emoji, by id, including itself. */
  readonly variations: ReadonlyMap<string, number>;
}

export interface EmojiQuery extends PageRange {
  readonly rating: ListFilter['rating'];
}

/** The tag of emoji, which are stickers. */
const TAG = 'emoji';

/** All emoji, most popular first: stickers with the tag "emoji". */
export async function allEmoji(db: Db, query: EmojiQuery): Promise<PageOfEmoji> {
  return withVariations(db, await taggedGifs(db, TAG, { ...query, kind: 'sticker' }), query);
}

/** One of each emoji: the most popular variation, of the most popular emoji. */
export async function defaultEmoji(db: Db, query: EmojiQuery): Promise<PageOfEmoji> {
  const { items } = await firstTagged(db, TAG, { kind: 'sticker', rating: query.rating, end: MAX_ITEMS });
  const hits = sql`
    SELECT DISTINCT ON (${variationKey('items')}) item_id, 0 AS score, hot
    FROM (SELECT * FROM (${items}) AS tagged ORDER BY hot DESC, item_id LIMIT ${sql.lit(MAX_ITEMS)}) AS emoji
    JOIN items ON items.id = emoji.item_id
    ORDER BY ${variationKey('items')}, hot DESC, item_id`;
  return withVariations(db, await selectPage(db, hits, query), query);
}

/** All variations of an emoji, including itself. Empty if the item is no emoji. */
export async function emojiVariations(db: Db, id: string, query: EmojiQuery): Promise<PageOfEmoji> {
  const hits = sql`
    SELECT item_scores.item_id, 0 AS score, item_scores.hot
    FROM items AS ours CROSS JOIN LATERAL (${variationsOf('ours', query)}) AS theirs
    JOIN item_scores ON item_scores.item_id = theirs.id
    WHERE ours.id = ${id} AND ${isEmoji('ours', query)}`;
  return withVariations(db, await selectPage(db, hits, query), query);
}

async function withVariations(db: Db, page: PageOfItems, query: EmojiQuery): Promise<PageOfEmoji> {
  const ids = page.items.map(({ item }) => item.id);
  const { rows } = await sql<{ id: string; variations: number }>`
    SELECT ours.id, (SELECT count(*) FROM (${variationsOf('ours', query)}) AS theirs)::integer AS variations
    FROM items AS ours WHERE ours.id = ANY(${ids})`.execute(db);
  return { ...page, variations: new Map(rows.map((row) => [row.id, row.variations])) };
}

/** SQL for the ids of the emoji that are variations of a row of a table of items. */
function variationsOf(items: string, query: EmojiQuery): RawBuilder<unknown> {
  return sql`
    SELECT theirs.id FROM items AS theirs
    WHERE ${areVariations('theirs', items)} AND ${isEmoji('theirs', query)} LIMIT ${sql.lit(MAX_ITEMS)}`;
}

/**
 * A condition on a table of items. The columns of the list are not in the WHERE clause, otherwise Postgres might read
 * all emoji of the list for each item.
 */
function isEmoji(items: string, { rating }: EmojiQuery): RawBuilder<boolean> {
  return sql<boolean>`(
    SELECT ${listed({ kind: 'sticker', rating }, 'item_tags')} FROM item_tags
    WHERE item_tags.item_id = ${sql.ref(`${items}.id`)} AND tag = ${TAG})`;
}
