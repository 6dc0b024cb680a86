import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { findTag } from '../search/find-tag.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { type FoundItem, selectPage } from './select-page.ts';

/** A random item, all with the same probability; with a tag, one of those that have it. */
export async function randomGif(db: Db, filter: ListFilter, tag?: string | undefined): Promise<FoundItem | undefined> {
  const hasTag =
    tag === undefined
      ? sql`true`
      : sql`item_id IN (SELECT item_id FROM item_tags WHERE tag = ${await findTag(db, tag)})`;
  const { items } = await selectPage(
    db,
    sql`SELECT item_id, 0 AS score, 0 AS hot FROM item_scores WHERE ${listed(filter)} AND ${hasTag} ORDER BY random() LIMIT 1`,
    { offset: 0, limit: 1 },
  );
  return items[0];
}
