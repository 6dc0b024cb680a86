import { type RawBuilder, sql } from 'kysely';
import type { StoredItem } from '../../database/schema.ts';

/** With the edits of users. */
const EDITED = sql`CASE WHEN items.edits IS NULL THEN items.data ELSE items.data || items.edits END`;

/** SQL for the time at which a row of `items` was moved to the front of trending, in seconds since 1970; else null. */
export function trendingSince(): RawBuilder<number | null> {
  return sql<number | null>`(SELECT live_at FROM item_scores WHERE item_scores.item_id = items.id AND live_at > 0)`;
}

/** SQL for the data of a row of `items`, with its edits and with the link that its owner has set or removed. */
export function itemData(): RawBuilder<StoredItem> {
  return sql<StoredItem>`CASE
    WHEN items.cta IS NULL THEN ${EDITED}
    WHEN items.cta = 'null'::jsonb THEN ${EDITED} - 'cta'
    ELSE ${EDITED} || jsonb_build_object('cta', items.cta) END`;
}
