import { RATINGS } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { KIND_PATHS, KINDS } from '../gifs/kinds.ts';
import type { PageRange } from '../gifs/select-page.ts';
import { findTag } from '../search/find-tag.ts';
import { ENGLISH } from '../search/language-of.ts';

export interface RelatedTag {
  readonly name: string;
  /** Above 0 and up to 1: the cosine similarity of the two tags, as sets of items. */
  readonly score: number;
}

export interface PageOfTags {
  readonly tags: readonly RelatedTag[];
  readonly total: number;
}

export interface RelatedTagsQuery extends PageRange {
  /** Default: 0. */
  readonly minScore?: number | undefined;
}

/** Maximum number of items that are read of a tag. */
const SAMPLE_SIZE = 500;

/**
 * Tags that co-occur with a tag on listed items, most similar first. If the tag has more than `SAMPLE_SIZE` items, the
 * number of common items is estimated from a fixed pseudo-random sample. Tags that occur once in it, by chance, are left
 * out: they are nine of ten, and their numbers of items take most of the time to read.
 */
export async function relatedTags(db: Db, text: string, query: RelatedTagsQuery): Promise<PageOfTags> {
  const { offset, limit, minScore = 0 } = query;
  const tag = await findTag(db, text);
  const itemsOf = (name: RawBuilder<unknown>) =>
    sql`SELECT items::float8 FROM tags WHERE tag = ${name} AND language = ${ENGLISH}`;
  const tagItems = itemsOf(sql`${tag}`);
  // item_tags also contains a mark for the channel of each item. Marks have no row in "tags", so their score is NULL
  // and the condition on the score drops them. `OFFSET 0` keeps Postgres from merging the subqueries, after which it
  // would look up the items of each tag three times. The sample is scaled up; cosine = shared / √(a × b).
  const { rows } = await sql<RelatedTag & { total: number }>`
    ${PREPARED} SELECT name, score, (count(*) OVER ())::integer AS total FROM (
      SELECT name, least(shared_in_sample * greatest(1, tag_items / ${sql.lit(SAMPLE_SIZE)}), other_items)
        / sqrt(tag_items * other_items) AS score
      FROM (
        SELECT name, shared_in_sample, (${itemsOf(sql`name`)}) AS other_items, (${tagItems}) AS tag_items
        FROM (
          SELECT other_tags.tag AS name, count(*) AS shared_in_sample
          FROM (${sampleOf(tag)}) AS sample JOIN item_tags AS other_tags USING (item_id)
          WHERE other_tags.tag <> ${tag} GROUP BY other_tags.tag
          HAVING count(*) > 1 OR (${tagItems}) <= ${sql.lit(SAMPLE_SIZE)}
        ) AS counted OFFSET 0
      ) AS shared
    ) AS scored WHERE score >= ${minScore}
    ORDER BY score DESC, name LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const [first] = rows;
  if (first !== undefined) return { tags: rows.map(({ name, score }) => ({ name, score })), total: first.total };
  if (offset === 0) return { tags: [], total: 0 };
  // A page beyond the last has no row with the total.
  const { total } = await relatedTags(db, text, { offset: 0, limit: 1, minScore });
  return { tags: [], total };
}

/** SQL for the items of a tag with the smallest random keys; one index scan per kind and rating. */
function sampleOf(tag: string) {
  const kinds = KIND_PATHS.map((path) => sql.lit(KINDS[path]));
  return sql`
    SELECT item_id FROM unnest(ARRAY[${sql.join(kinds)}]) AS kinds(kind)
    CROSS JOIN generate_series(0, ${sql.lit(RATINGS.length - 1)}) AS ratings(rating) CROSS JOIN LATERAL (
      SELECT item_id, random_key FROM item_tags
      WHERE tag = ${tag} AND item_tags.kind = kinds.kind AND item_tags.rating = ratings.rating
      ORDER BY random_key LIMIT ${sql.lit(SAMPLE_SIZE)}
    ) AS scans
    ORDER BY random_key LIMIT ${sql.lit(SAMPLE_SIZE)}`;
}
