import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { PageRange } from '../gifs/select-page.ts';
import { tagOf } from '../search/tokenize.ts';

export interface RelatedTag {
  readonly name: string;
  /** Above 0 and up to 1: the cosine between the items of the one tag and those of the other. */
  readonly score: number;
}

export interface PageOfTags {
  readonly tags: readonly RelatedTag[];
  readonly total: number;
}

/** The tags that listed items have together with a tag, nearest first: those with at least a score. */
export async function relatedTags(
  db: Db,
  text: string,
  { offset, limit }: PageRange,
  leastScore = 0,
): Promise<PageOfTags> {
  const tag = tagOf(text);
  // Only real tags are in the table "tags"; the marks of channels, which item_tags has too, are not.
  const score = sql`count(*) / sqrt(asked.items::float8 * tags.items)`;
  const { rows } = await sql<RelatedTag & { total: number }>`
    SELECT theirs.tag AS name, ${score} AS score,
      (count(*) OVER ())::integer AS total
    FROM tags AS asked
    JOIN item_tags AS ours ON ours.tag = asked.tag
    JOIN item_tags AS theirs ON theirs.item_id = ours.item_id AND theirs.tag <> asked.tag
    JOIN tags ON tags.tag = theirs.tag
    WHERE asked.tag = ${tag}
    GROUP BY theirs.tag, asked.items, tags.items HAVING ${score} >= ${leastScore}
    ORDER BY score DESC, name LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const tags = rows.map(({ name, score }) => ({ name, score }));
  return { tags, total: rows[0]?.total ?? (offset === 0 ? 0 : (await relatedTags(db, text, FIRST, leastScore)).total) };
}

/** Tells the number of tags for the page beyond the last, which has no row to tell it. */
const FIRST: PageRange = { offset: 0, limit: 1 };
