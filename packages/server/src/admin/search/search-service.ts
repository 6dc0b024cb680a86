import { RATINGS, type Rating } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { listName, TIERS } from '../../database/search-index.ts';
import { KIND_PATHS, KINDS } from '../../library/gifs/kinds.ts';
import { MAX_ITEMS } from '../../library/gifs/select-page.ts';
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

/** Maximum number of hits among unlisted items. The rest of the 5,000 hits is for listed items. */
const MAX_UNLISTED = MAX_ITEMS / 2;

/**
 * Search for moderators: items with all words, including hidden and removed ones. An id finds its item. Like the public
 * search it stops at 5,000 items, and reads the tiers of the most popular ones first.
 */
export async function searchService(db: Db, { q, rating, offset, limit }: ServiceQuery): Promise<ServiceHits> {
  const { exactMatches } = matchAll(searchTerms(q), ENGLISH);
  const hits = sql`(SELECT id, score FROM (${hitsOf(exactMatches, q, rating)}) AS hits LIMIT ${sql.lit(MAX_ITEMS)}) AS hits`;
  const { rows } = await sql<{ id: string; score: number; total: number }>`
    SELECT id, score, (count(*) OVER ())::integer AS total FROM ${hits}
    ORDER BY score DESC, id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: keywords } = await sql<{ tag: string }>`
    SELECT tag FROM ${hits}
    CROSS JOIN LATERAL (SELECT tag FROM item_tags WHERE item_tags.item_id = hits.id OFFSET 0) AS tags
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

/** SQL for (id, score) of all hits: the item with this id, unlisted items, and listed ones, hottest tier first. */
function hitsOf(query: RawBuilder<unknown>, id: string, rating: Rating | undefined): RawBuilder<unknown> {
  const score = sql`ts_rank(search, ${query})::float8`;
  const lists = KIND_PATHS.map((path) => listName({ kind: KINDS[path], rating: rating ?? 'r' }));
  const isListed = rating === undefined ? sql`true` : sql`lists && ${lists}::text[]`;
  const isUnlisted =
    rating === undefined
      ? sql`true`
      : sql`COALESCE(edits ->> 'rating', data ->> 'rating') = ANY(${RATINGS.slice(0, RATINGS.indexOf(rating) + 1)})`;
  const unlisted = sql`SELECT item_id, ${score} AS score FROM unlisted_texts JOIN items ON items.id = item_id WHERE ${isUnlisted}`;
  const tiers = TIERS.map(
    (tier) => sql`
      SELECT item_id, ${score} FROM item_texts
      WHERE tier = ${sql.lit(tier)} AND search @@ ${query} AND ${isListed} AND item_id <> ${id}`,
  );
  return sql`
    SELECT item_id AS id, score + 1 AS score FROM (
      (${unlisted} AND item_id = ${id})
      UNION ALL SELECT item_id, ${score} FROM item_texts WHERE item_id = ${id} AND ${isListed}
    ) AS exact
    UNION ALL (${unlisted} AND search @@ ${query} AND item_id <> ${id} LIMIT ${sql.lit(MAX_UNLISTED)})
    UNION ALL ${sql.join(tiers, sql` UNION ALL `)}`;
}
