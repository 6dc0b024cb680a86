import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';

/**
 * The tables that a load fills, and that are empty before. Without `items`: dropping its indexes waits for uploads, which
 * in turn wait for the search index, which the load has locked.
 */
const FILLED_TABLES = ['item_texts', 'translations', 'item_scores', 'item_tags', 'tags', 'words'] as const;

/**
 * Drops all indexes of empty tables but primary keys. Returns a function that creates them again: building an index of
 * all rows is several times faster than adding them one by one.
 */
export async function dropIndexes(tx: Transaction<Tables>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid = ANY(${[...FILLED_TABLES]}::text[]::regclass[]) AND NOT indisunique ORDER BY name`.execute(tx);
  for (const { name } of rows) await sql`DROP INDEX ${sql.raw(name)}`.execute(tx);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(tx);
  };
}
