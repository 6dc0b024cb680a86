import { RATINGS, type Rating } from '@zoetrope/model';
import { sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import { lockIndex } from '../../database/locks.ts';
import type { Db } from '../../database/schema.ts';
import { CATEGORIES } from './categories.ts';
import { hotOf, popularItems } from './popular-items.ts';

/** Stored items per subcategory and list. */
const CANDIDATES = 20;

const SUBCATEGORIES: readonly string[] = CATEGORIES.flatMap(({ tags }) => tags);

const MAX_RATING = sql.lit(RATINGS.length - 1);

/** The most popular GIF of each subcategory, among its candidates. */
export async function coversOf(db: Db, tags: readonly string[], rating: Rating): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ tag: string; id: string }>`
    ${PREPARED} SELECT DISTINCT ON (tag) tag, item_id AS id
    FROM category_covers CROSS JOIN LATERAL (${hotOf('category_covers')}) AS scores
    WHERE tag = ANY(${tags}) AND rating = ${RATINGS.indexOf(rating)}
    ORDER BY tag, hot DESC, item_id`.execute(db);
  return new Map(rows.map(({ tag, id }) => [tag, id]));
}

/** Chooses all candidates of subcategories: the most popular GIFs up to each rating. */
export async function rebuildCovers(tx: Db, tags: readonly string[] = SUBCATEGORIES): Promise<void> {
  await sql`DELETE FROM category_covers WHERE tag = ANY(${tags})`.execute(tx);
  await sql`
    INSERT INTO category_covers (tag, rating, item_id)
    SELECT tag, list.rating, top.item_id
    FROM unnest(${tags}::text[]) AS tag CROSS JOIN generate_series(0, ${MAX_RATING}) AS own(rating)
    CROSS JOIN LATERAL (
      SELECT item_id FROM item_tags JOIN item_scores USING (item_id)
      WHERE item_tags.tag = tag.tag AND item_tags.kind = 'gif' AND item_tags.rating = own.rating
      ORDER BY hot DESC, item_id LIMIT ${sql.lit(CANDIDATES)}
    ) AS top
    CROSS JOIN LATERAL generate_series(own.rating, ${MAX_RATING}) AS list(rating)`.execute(tx);
  await dropSurplus(tx, tags);
}

/**
 * Updates the candidates after a change of these items, which are indexed. A subcategory that has lost one chooses all
 * of them again; this is rare.
 */
export async function updateCovers(tx: Db, ids: readonly string[]): Promise<void> {
  const { rows: before } = await sql<Candidate>`
    DELETE FROM category_covers WHERE item_id = ANY(${ids}) RETURNING tag, rating, item_id`.execute(tx);
  const { rows: after } = await sql<Candidate>`
    INSERT INTO category_covers (tag, rating, item_id)
    SELECT tag, list.rating, item_id FROM item_tags CROSS JOIN LATERAL generate_series(rating, ${MAX_RATING}) AS list(rating)
    WHERE item_id = ANY(${ids}) AND kind = 'gif' AND tag = ANY(${SUBCATEGORIES})
    RETURNING tag, rating, item_id`.execute(tx);
  const kept = new Set(after.map(keyOf));
  const lost = before.filter((candidate) => !kept.has(keyOf(candidate)));
  if (lost.length > 0) await rebuildCovers(tx, tagsOf(lost));
  if (after.length > 0) await dropSurplus(tx, tagsOf(after));
}

/** Items whose popularity may have made them candidates. Less popular ones hardly are covers. */
const NEWLY_POPULAR = 2000;

/**
 * Makes the most popular GIFs candidates of their subcategories. Popularity changes with every click, and
 * `updateCovers` only sees changes of items. Reads the tags of 2,000 items, whatever the size of the library. Resolves
 * with the number of new candidates.
 */
export async function refreshCovers(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockIndex(tx);
    const { rows } = await sql<Candidate>`
      WITH offered AS (
        SELECT tag, list.rating, popular.item_id, popular.hot
        FROM (${popularItems({ kind: 'gif', rating: 'r' }, { limit: NEWLY_POPULAR })}) AS popular
        CROSS JOIN LATERAL (
          SELECT tag, rating FROM item_tags WHERE item_tags.item_id = popular.item_id AND tag = ANY(${SUBCATEGORIES}) OFFSET 0
        ) AS own
        CROSS JOIN LATERAL generate_series(own.rating, ${MAX_RATING}) AS list(rating)
        UNION SELECT tag, rating, category_covers.item_id, hot
        FROM category_covers CROSS JOIN LATERAL (${hotOf('category_covers')}) AS scores
      ), placed AS (
        SELECT *, row_number() OVER (PARTITION BY tag, rating ORDER BY hot DESC, item_id) AS place FROM offered
      )
      INSERT INTO category_covers (tag, rating, item_id)
      SELECT tag, rating, item_id FROM placed WHERE place <= ${sql.lit(CANDIDATES)}
      ON CONFLICT DO NOTHING RETURNING tag, rating, item_id`.execute(tx);
    if (rows.length > 0) await dropSurplus(tx, tagsOf(rows));
    return rows.length;
  });
}

interface Candidate {
  readonly tag: string;
  readonly rating: number;
  readonly item_id: string;
}

function keyOf({ tag, rating, item_id }: Candidate): string {
  return JSON.stringify([tag, rating, item_id]);
}

function tagsOf(candidates: readonly Candidate[]): string[] {
  return [...new Set(candidates.map(({ tag }) => tag))];
}

async function dropSurplus(tx: Db, tags: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM category_covers USING (
      SELECT tag, category_covers.rating, item_id,
        row_number() OVER (PARTITION BY tag, category_covers.rating ORDER BY hot DESC, item_id) AS place
      FROM category_covers JOIN item_scores USING (item_id) WHERE tag = ANY(${tags})
    ) AS placed
    WHERE placed.place > ${sql.lit(CANDIDATES)} AND category_covers.tag = placed.tag
      AND category_covers.rating = placed.rating AND category_covers.item_id = placed.item_id`.execute(tx);
}
