import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';

const BATCH = 1000;

/** Runs a statement in batches; each gets its rows as one JSON parameter. */
export async function insertRows(
  tx: Transaction<Tables>,
  rows: readonly object[],
  statement: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await statement(sql`${JSON.stringify(rows.slice(start, start + BATCH))}::jsonb`).execute(tx);
  }
}
