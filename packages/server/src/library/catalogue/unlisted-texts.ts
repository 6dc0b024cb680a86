import type { CatalogueItem } from '@zoetrope/catalogue';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { searchVector } from '../../database/text-search.ts';
import { indexTexts } from '../search/index-text.ts';
import { insertRows } from './insert-rows.ts';
import { tagTexts } from './item-rows.ts';

/**
 * Updates the texts by which moderators find hidden, pending and removed items, which are in no other search index.
 * `unlisted` are those among the items with these ids.
 */
export async function storeUnlistedTexts(
  tx: Transaction<Tables>,
  ids: readonly string[],
  unlisted: readonly CatalogueItem[],
): Promise<void> {
  await sql`DELETE FROM unlisted_texts WHERE item_id = ANY(${ids})`.execute(tx);
  await insertRows(
    tx,
    unlisted.map((item) => ({
      id: item.id,
      created: item.created,
      text: indexTexts([item.title, item.alt_text, ...tagTexts(item)], { isStemmed: true }),
    })),
    (batch) => sql`
      INSERT INTO unlisted_texts (item_id, created, search)
      SELECT id, created, ${searchVector(sql`'zoetrope_en'`, { text: 'D' })} FROM jsonb_to_recordset(${batch}) AS t(id text, created text, text jsonb)`,
  );
}
