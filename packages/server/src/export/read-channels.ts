import { type RawBuilder, sql } from 'kysely';
import type { Db, StoredChannel } from '../database/schema.ts';

/** These channels with their parents and all channels in them, in their order, without pictures. */
export async function readChannels(db: Db, slugs: readonly string[]): Promise<readonly StoredChannel[]> {
  const { rows } = await sql<{ data: StoredChannel }>`
    WITH RECURSIVE above(slug) AS (
      SELECT unnest(${slugs}::text[])
      UNION SELECT channels.parent FROM above JOIN channels USING (slug) WHERE channels.parent IS NOT NULL
    ), below(slug) AS (
      SELECT unnest(${slugs}::text[])
      UNION SELECT channels.slug FROM below JOIN channels ON channels.parent = below.slug
    )
    SELECT data FROM channels WHERE slug IN (SELECT slug FROM above UNION SELECT slug FROM below)
    ORDER BY parent NULLS FIRST, position, slug`.execute(db);
  return rows.map(({ data: { avatar: _, ...channel } }) => channel);
}

/** The channels of the items that match a condition; see `conditionOf`. */
export async function readChannelsOf(db: Db, condition: RawBuilder<unknown>): Promise<readonly StoredChannel[]> {
  const { rows } = await sql<{ channel: string }>`
    SELECT DISTINCT items.channel FROM (SELECT item_id FROM item_texts WHERE ${condition}) AS matching
    JOIN items ON items.id = matching.item_id WHERE items.channel IS NOT NULL`.execute(db);
  return readChannels(
    db,
    rows.map(({ channel }) => channel),
  );
}
