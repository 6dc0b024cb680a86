import { sql } from 'kysely';
import type { Db } from '../src/database/schema.ts';

/**
 * The number of table rows and index entries that the statements of `work` read. For a database with one connection.
 */
export async function rowsRead(db: Db, work: () => Promise<unknown>): Promise<number> {
  const before = await totalRead(db);
  await work();
  return (await totalRead(db)) - before;
}

async function totalRead(db: Db): Promise<number> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ total: number }>`
    SELECT ((SELECT sum(seq_tup_read) FROM pg_stat_user_tables) + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes))::integer AS total`.execute(
    db,
  );
  return rows[0]?.total ?? Number.NaN;
}
