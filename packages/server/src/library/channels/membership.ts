import { sql } from 'kysely';
import { lockIndex } from '../../database/locks.ts';
import type { Db } from '../../database/schema.ts';

/**
 * Updates the channels of each item, as used by searches, feeds and pages: its own channel, those it was added to,
 * those with a magic tag that it has, children of its own channel with a common tag, and all their parents.
 * Without ids, updates all items.
 */
export async function refreshMembership(tx: Db, ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return;
  await lockIndex(tx);
  const of = (column: string) => (ids === undefined ? sql`true` : sql`${sql.ref(column)} = ANY(${[...new Set(ids)]})`);
  await sql`
    WITH RECURSIVE direct(item_id, slug) AS (
      SELECT id, channel FROM items WHERE channel IS NOT NULL AND ${of('id')}
      UNION SELECT item_id, channel FROM channel_gifs WHERE ${of('item_id')}
      UNION SELECT item_tags.item_id, magic_tags.channel FROM magic_tags JOIN item_tags USING (tag) WHERE ${of('item_tags.item_id')}
      UNION SELECT items.id, inner_channels.slug FROM items
        JOIN channels AS inner_channels ON inner_channels.parent = items.channel
        JOIN item_tags ON item_tags.item_id = items.id AND inner_channels.data -> 'tags' ? item_tags.tag
        WHERE ${of('items.id')}
    ), every(item_id, slug) AS (
      SELECT direct.item_id, channels.slug FROM direct JOIN channels USING (slug)
      UNION SELECT every.item_id, channels.parent FROM every JOIN channels USING (slug) WHERE channels.parent IS NOT NULL
    ), changed AS (
      UPDATE item_texts SET channels = memberships.slugs FROM (
        SELECT texts.item_id, COALESCE(array_agg(every.slug ORDER BY every.slug) FILTER (WHERE every.slug IS NOT NULL), '{}') AS slugs
        FROM item_texts AS texts LEFT JOIN every ON every.item_id = texts.item_id
        WHERE ${of('texts.item_id')} GROUP BY texts.item_id
      ) AS memberships WHERE memberships.item_id = item_texts.item_id AND item_texts.channels <> memberships.slugs
      RETURNING item_texts.item_id, item_texts.channels
    )
    UPDATE translations SET channels = changed.channels FROM changed WHERE changed.item_id = translations.item_id`.execute(
    tx,
  );
}

/** The items of a channel and of its descendants. */
export async function itemsIn(tx: Db, slug: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT item_id AS id FROM item_texts WHERE channels @> ARRAY[${slug}]`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The items with a tag. */
export async function itemsWithTag(tx: Db, tag: string): Promise<string[]> {
  const rows = await tx.selectFrom('item_tags').select('item_id').where('tag', '=', tag).execute();
  return rows.map((row) => row.item_id);
}
