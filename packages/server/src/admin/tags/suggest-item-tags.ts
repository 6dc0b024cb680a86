import { sql } from 'kysely';
import type { Db, StoredItem } from '../../database/schema.ts';
import { itemTags } from '../../library/catalogue/item-rows.ts';
import { type Neighbor, nearestItems, rankTags } from './predict-tags.ts';

const MAX_TAGS = 12;
/** Pictures that look alike to a person. In the bundled catalogue half of the tags of such pictures fit. */
const MAX_DISTANCE = 15;
/** Nearly the same picture: one of these is enough for a tag, others must agree in twos. */
const SAME_DISTANCE = 6;

export interface TagSuggestion {
  readonly tag: string;
  /** From 0 to 1. */
  readonly score: number;
  /** Similar items with the tag. */
  readonly gifs: number;
}

/**
 * The tags of the items whose pictures are the most similar to those of these items, best first. Tags that all of these
 * items have are left out. The pictures must be hashed; see hash-pictures.ts.
 */
export async function suggestItemTags(db: Db, items: readonly StoredItem[]): Promise<TagSuggestion[]> {
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<{ id: string; hash: string }>`
    SELECT item_id AS id, hash::text FROM picture_hashes WHERE item_id = ANY(${ids}) AND frame >= 0
    ORDER BY item_id, frame`.execute(db);
  const near: Neighbor[] = [];
  for (const { id, hash } of rows) {
    const neighbors = await nearestItems(db, hash, id);
    near.push(...neighbors.filter(({ distance }) => distance <= MAX_DISTANCE));
  }
  const tagSets = items.map((item) => new Set(itemTags(item)));
  const ranked = await rankTags(db, near);
  return ranked
    .filter(({ gifs, distance }) => gifs > 1 || distance <= SAME_DISTANCE)
    .filter(({ tag }) => !tagSets.every((tags) => tags.has(tag)))
    .slice(0, MAX_TAGS)
    .map(({ tag, score, gifs }) => ({ tag, score, gifs }));
}
