import { RATINGS, type Rating } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db, StoredItem } from '../../database/schema.ts';
import { inAnyTier } from '../../database/search-index.ts';
import { searchVector } from '../../database/text-search.ts';
import { tagTexts } from '../../library/catalogue/item-rows.ts';
import { itemData } from '../../library/gifs/item-data.ts';
import { indexTexts } from '../../library/search/index-text.ts';
import { ENGLISH } from '../../library/search/language-of.ts';
import { searchTerms } from '../../library/search/parse-query.ts';
import { matchAll } from '../../library/search/text-query.ts';
import { tagOf } from '../../library/search/tokenize.ts';

export interface ServiceQuery {
  readonly q: string;
  readonly rating?: Rating | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ServiceHits {
  readonly hits: readonly { readonly id: string; readonly score: number }[];
  readonly total: number;
  /** Tags that occur together with the term, most frequent first. */
  readonly keywords: readonly string[];
}

const MAX_KEYWORDS = 10;

/** Search for moderators: items with all words, including hidden and removed ones. An id finds its item. */
export async function searchService(db: Db, { q, rating, offset, limit }: ServiceQuery): Promise<ServiceHits> {
  const { exactMatches } = matchAll(searchTerms(q), ENGLISH);
  const hits = sql`
    SELECT item_id AS id, ts_rank(search, ${exactMatches})::float8 + (item_id = ${q})::integer AS score
    FROM item_texts WHERE ${inAnyTier(sql`search @@ ${exactMatches}`)} OR item_id = ${q}
    UNION ALL
    SELECT id, ts_rank(search, ${exactMatches})::float8 + (id = ${q})::integer
    FROM ${await unlistedTexts(db)} WHERE search @@ ${exactMatches} OR id = ${q}`;
  const withinRating =
    rating === undefined
      ? sql`true`
      : sql`COALESCE(edits ->> 'rating', data ->> 'rating') = ANY(${RATINGS.slice(0, RATINGS.indexOf(rating) + 1)})`;
  const { rows } = await sql<{ id: string; score: number; total: number }>`
    SELECT hits.id, score, (count(*) OVER ())::integer AS total FROM (${hits}) AS hits JOIN items ON items.id = hits.id
    WHERE ${withinRating} ORDER BY score DESC, hits.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: keywords } = await sql<{ tag: string }>`
    SELECT tag FROM item_tags JOIN (${hits}) AS hits ON hits.id = item_tags.item_id
    WHERE tag NOT LIKE '@%' AND tag <> ${tagOf(q)} GROUP BY tag ORDER BY sum(score) DESC, tag LIMIT ${sql.lit(MAX_KEYWORDS)}`.execute(
    db,
  );
  const [first] = rows;
  if (first === undefined && offset > 0) {
    // Beyond the last page no row carries the total.
    const { total } = await searchService(db, { q, rating, offset: 0, limit: 1 });
    return { hits: [], total, keywords: keywords.map(({ tag }) => tag) };
  }
  return {
    hits: rows.map(({ id, score }) => ({ id, score })),
    total: first?.total ?? 0,
    keywords: keywords.map(({ tag }) => tag),
  };
}

/** Unlisted items are not in the index. They are few, so their texts are indexed for each search. */
async function unlistedTexts(db: Db): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ item: StoredItem }>`
    SELECT ${itemData()} AS item FROM items
    WHERE NOT EXISTS (SELECT FROM item_texts WHERE item_texts.item_id = items.id)`.execute(db);
  const texts = rows.map(({ item }) => ({
    id: item.id,
    text: indexTexts([item.title, item.alt_text, ...tagTexts(item)], { isStemmed: true }),
  }));
  return sql`(
    SELECT id, ${searchVector(sql`'zoetrope_en'`, { text: 'D' })} AS search
    FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS t(id text, text jsonb)
  ) AS unlisted`;
}
