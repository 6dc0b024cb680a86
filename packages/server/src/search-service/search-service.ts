import { RATINGS, type Rating } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { wordsOf } from '../search/words.ts';

export interface ServiceQuery {
  readonly q: string;
  readonly rating?: Rating | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ServiceHits {
  readonly hits: readonly { readonly id: string; readonly score: number }[];
  readonly total: number;
  /** Tags that stand beside the term, strongest first (ruling 22). */
  readonly keywords: readonly string[];
}

const MOST_KEYWORDS = 10;

/** What moderators find: everything with all the words, also what is hidden or removed; an id finds its item. */
export async function searchService(db: Db, { q, rating, offset, limit }: ServiceQuery): Promise<ServiceHits> {
  const words = wordsOf(q).join(' ');
  const query = sql`plainto_tsquery('zoetrope_en', ${words})`;
  // What is listed is in the index of searches; of the rest there is little, so its words are read as they are.
  const hits = sql`
    SELECT item_id AS id, ts_rank(search, ${query})::float8 + (item_id = ${q})::integer AS score
    FROM item_texts WHERE search @@ ${query} OR item_id = ${q}
    UNION ALL
    SELECT id, ts_rank(text, ${query})::float8 + (id = ${q})::integer FROM (
      SELECT id, to_tsvector('zoetrope_en', concat_ws(' ', data ->> 'title', edits ->> 'title', data ->> 'alt_text',
        COALESCE(edits -> 'tags', data -> 'tags')::text)) AS text
      FROM items WHERE NOT EXISTS (SELECT FROM item_texts WHERE item_texts.item_id = items.id)
    ) AS unlisted WHERE text @@ ${query} OR id = ${q}`;
  const mild =
    rating === undefined
      ? sql`true`
      : sql`COALESCE(edits ->> 'rating', data ->> 'rating') = ANY(${RATINGS.slice(0, RATINGS.indexOf(rating) + 1)})`;
  const { rows } = await sql<{ id: string; score: number; total: number }>`
    SELECT hits.id, score, (count(*) OVER ())::integer AS total FROM (${hits}) AS hits JOIN items ON items.id = hits.id
    WHERE ${mild} ORDER BY score DESC, hits.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: keywords } = await sql<{ tag: string }>`
    SELECT tag FROM item_tags JOIN (${hits}) AS hits ON hits.id = item_tags.item_id
    WHERE tag NOT LIKE '@%' AND tag <> ${words} GROUP BY tag ORDER BY sum(score) DESC, tag LIMIT ${sql.lit(MOST_KEYWORDS)}`.execute(
    db,
  );
  const total =
    rows[0]?.total ?? (offset === 0 ? 0 : (await searchService(db, { q, rating, offset: 0, limit: 1 })).total);
  return { hits: rows.map(({ id, score }) => ({ id, score })), total, keywords: keywords.map(({ tag }) => tag) };
}
