import { type RawBuilder, sql } from 'kysely';
import type { StoredItem } from '../database/schema.ts';

/** The data of an item of the table `items`, with the link that its owner set, or without the one that was taken away. */
export function itemData(): RawBuilder<StoredItem> {
  return sql<StoredItem>`CASE
    WHEN items.cta IS NULL THEN items.data
    WHEN items.cta = 'null'::jsonb THEN items.data - 'cta'
    ELSE items.data || jsonb_build_object('cta', items.cta) END`;
}
