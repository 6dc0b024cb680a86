import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { tagOf } from '../search/tokenize.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { type FoundItem, selectPage } from './select-page.ts';

/** Any one item, each as likely as the others; with a tag, any one that has it. */
export async function randomGif(db: Db, filter: ListFilter, tag?: string | undefined): Promise<FoundItem | undefined> {
  const tagged =
    tag === undefined ? sql`true` : sql`item_id IN (SELECT item_id FROM item_tags WHERE tag = ${tagOf(tag)})`;
  const { items } = await selectPage(
    db,
    sql`SELECT item_id, 0 AS score, 0 AS hot FROM item_scores WHERE ${listed(filter)} AND ${tagged} ORDER BY random() LIMIT 1`,
    { offset: 0, limit: 1 },
  );
  return items[0];
}
