import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
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

/** Tags that listed items have together with a tag, nearest first. */
export async function relatedTags(db: Db, text: string, query: RelatedTagsQuery): Promise<PageOfTags> {
  const { offset, limit, minScore = 0 } = query;
  const tag = await findTag(db, text);
  // The table "tags" contains tags only; item_tags also contains a mark for the channel of each item.
  const score = sql`count(*) / sqrt(given.items::float8 * tags.items)`;
  const { rows } = await sql<RelatedTag & { total: number }>`
    SELECT theirs.tag AS name, ${score} AS score,
      (count(*) OVER ())::integer AS total
    FROM tags AS given
    JOIN item_tags AS ours ON ours.tag = given.tag
    JOIN item_tags AS theirs ON theirs.item_id = ours.item_id AND theirs.tag <> given.tag
    JOIN tags ON tags.tag = theirs.tag AND tags.language = ${ENGLISH}
    WHERE given.tag = ${tag} AND given.language = ${ENGLISH}
    GROUP BY theirs.tag, given.items, tags.items HAVING ${score} >= ${minScore}
    ORDER BY score DESC, name LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const [first] = rows;
  if (first !== undefined) return { tags: rows.map(({ name, score }) => ({ name, score })), total: first.total };
  if (offset === 0) return { tags: [], total: 0 };
  // A page beyond the last has no row with the total.
  const { total } = await relatedTags(db, text, { offset: 0, limit: 1, minScore });
  return { tags: [], total };
}
