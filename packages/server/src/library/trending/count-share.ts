import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { addDecayed, CLICKS_OF, decayed } from './decay.ts';

/** Counts a share of an item for trending, like a click. Has no effect if the item is in no list. */
export async function countShare(db: Db, id: string, now: number): Promise<void> {
  const clicks = addDecayed(sql`clicks`, sql`${decayed(CLICKS_OF.CLICK, now)}::float8`);
  await sql`UPDATE item_scores SET clicks = ${clicks} WHERE item_id = ${id}`.execute(db);
}
