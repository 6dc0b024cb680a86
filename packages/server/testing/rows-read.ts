import { sql } from 'kysely';
import type { Db } from '../src/database/schema.ts';

/** The number of table rows and index entries that the statements of `work` read, which runs in a transaction. */
export function rowsRead(db: Db, work: (tx: Db) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // The connection may not have reported those of earlier transactions yet.
    const before = await totalRead(tx);
    await work(tx);
    return (await totalRead(tx)) - before;
  });
}

async function totalRead(tx: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT sum(pg_stat_get_xact_tuples_returned(oid))::integer AS total
    FROM pg_class WHERE relkind IN ('r', 'i') AND relnamespace = 'public'::regnamespace`.execute(tx);
  return rows[0]?.total ?? Number.NaN;
}
