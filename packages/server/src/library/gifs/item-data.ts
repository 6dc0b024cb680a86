import { type RawBuilder, sql } from 'kysely';
import type { StoredItem } from '../../database/schema.ts';

/** With what people have changed of it. */
const EDITED = sql`CASE WHEN items.edits IS NULL THEN items.data ELSE items.data || items.edits END`;

/** The data of an item of the table `items`, with the link that its owner set, or without the one that was taken away. */
export function itemData(): RawBuilder<StoredItem> {
  return sql<StoredItem>`CASE
    WHEN items.cta IS NULL THEN ${EDITED}
    WHEN items.cta = 'null'::jsonb THEN ${EDITED} - 'cta'
    ELSE ${EDITED} || jsonb_build_object('cta', items.cta) END`;
}
