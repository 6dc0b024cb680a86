import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { type PageOfItems, type PageRange, selectPage } from './select-page.ts';
import { subjectOf } from './subject.ts';

export interface PageOfEmoji extends PageOfItems {
  /** Number of variations of an emoji, by id, including itself. */
  readonly variations: ReadonlyMap<string, number>;
}

export interface EmojiQuery extends PageRange {
  readonly rating: ListFilter['rating'];
}

/** All emoji, most popular first: stickers with the tag "emoji". */
export function allEmoji(db: Db, query: EmojiQuery): Promise<PageOfEmoji> {
  const hits = sql`SELECT item_id, 0 AS score, hot FROM (${emoji(query)}) AS emoji`;
  return selectEmoji(db, hits, query);
}

/** One of each emoji: the most popular variation. */
export function defaultEmoji(db: Db, query: EmojiQuery): Promise<PageOfEmoji> {
  const hits = sql`
    SELECT DISTINCT ON (channel, subject) item_id, 0 AS score, hot FROM (${emoji(query)}) AS emoji
    ORDER BY channel, subject, hot DESC, item_id`;
  return selectEmoji(db, hits, query);
}

/** All variations of an emoji, including itself. Empty if the item is no emoji. */
export function emojiVariations(db: Db, id: string, query: EmojiQuery): Promise<PageOfEmoji> {
  const hits = sql`
    WITH emoji AS (${emoji(query)})
    SELECT theirs.item_id, 0 AS score, theirs.hot FROM emoji AS ours
    JOIN emoji AS theirs ON theirs.channel IS NOT DISTINCT FROM ours.channel AND theirs.subject = ours.subject
    WHERE ours.item_id = ${id}`;
  return selectEmoji(db, hits, query);
}

async function selectEmoji(db: Db, hits: RawBuilder<unknown>, query: EmojiQuery): Promise<PageOfEmoji> {
  const page = await selectPage(db, hits, query);
  const ids = page.items.map(({ item }) => item.id);
  const { rows } = await sql<{ id: string; variations: number }>`
    WITH emoji AS (${emoji(query)})
    SELECT ours.item_id AS id, count(*)::integer AS variations FROM emoji AS ours
    JOIN emoji AS theirs ON theirs.channel IS NOT DISTINCT FROM ours.channel AND theirs.subject = ours.subject
    WHERE ours.item_id = ANY(${ids}) GROUP BY ours.item_id`.execute(db);
  return { ...page, variations: new Map(rows.map((row) => [row.id, row.variations])) };
}

function emoji({ rating }: EmojiQuery) {
  return sql`
    SELECT item_scores.item_id, item_scores.hot, items.channel, ${subjectOf('items')} AS subject
    FROM item_tags JOIN item_scores USING (item_id) JOIN items ON items.id = item_scores.item_id
    WHERE item_tags.tag = 'emoji' AND ${listed({ kind: 'sticker', rating })}`;
}
