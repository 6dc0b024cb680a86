import type { CatalogueChannel } from '@zoetrope/catalogue';
import { sql } from 'kysely';
import { findAnimated } from '../animate/stored-texts.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import { itemData } from './item-data.ts';
import type { FoundItem } from './select-page.ts';

/**
 * The items of these ids, in their order; unknown and removed ones are left out. A hidden item is in no list,
 * and is still found by who knows its id; so is an animated text. Those who moderate find removed ones too.
 */
export async function findGifs(
  db: Db,
  ids: readonly string[],
  { withRemoved = false }: { readonly withRemoved?: boolean | undefined } = {},
): Promise<FoundItem[]> {
  const { rows } = await sql<{ item: StoredItem; channel: CatalogueChannel | null }>`
    SELECT ${itemData()} AS item, channels.data AS channel
    FROM items LEFT JOIN channels ON channels.slug = items.channel
    WHERE items.id = ANY(${ids}) AND (${withRemoved} OR NOT items.removed)`.execute(db);
  const found = new Map([...rows.map((row) => [row.item.id, row] as const), ...(await findAnimated(db, ids))]);
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

export async function findGif(db: Db, id: string): Promise<FoundItem | undefined> {
  const [found] = await findGifs(db, [id]);
  return found;
}
