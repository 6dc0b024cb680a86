import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** Tables with a partition for each day, and a default one for what has none. */
export type TableByDay = 'pingback_events' | 'pingback_counted';

/** Where the rows of a day without a partition of its own lie. */
export function otherDays(table: TableByDay): string {
  return `${table}_other`;
}

/** The days that have a partition, such as `2026-11-21`, in their order. */
export async function daysOf(db: Db, table: TableByDay): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = ${table}::regclass ORDER BY relname`.execute(db);
  return rows.flatMap(({ name }) => {
    const [, year, month, day] = /_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
    return day === undefined ? [] : [`${year}-${month}-${day}`];
  });
}

/**
 * Gives a day a partition, and moves into it what came before there was one, so that a resend is looked for where the
 * first one lies. Inside a transaction: nobody writes into the default partition meanwhile.
 */
export async function addDay(tx: Db, table: TableByDay, day: string): Promise<void> {
  const [parent, other, own] = [sql.table(table), sql.table(otherDays(table)), sql.table(partitionOf(table, day))];
  await sql`LOCK TABLE ${other} IN ACCESS EXCLUSIVE MODE`.execute(tx);
  await sql`CREATE TABLE ${own} (LIKE ${parent} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`.execute(tx);
  await sql`
    WITH moved AS (DELETE FROM ${other} WHERE day = ${day} RETURNING *) INSERT INTO ${own} SELECT * FROM moved`.execute(
    tx,
  );
  const [from, to] = [sql.lit(day), sql`(DATE ${sql.lit(day)} + 1)`];
  await sql`ALTER TABLE ${parent} ATTACH PARTITION ${own} FOR VALUES FROM (${from}) TO ${to}`.execute(tx);
}

/** Takes a day away, with all that is in it. */
export async function dropDay(tx: Db, table: TableByDay, day: string): Promise<void> {
  await sql`DROP TABLE ${sql.table(partitionOf(table, day))}`.execute(tx);
}

function partitionOf(table: TableByDay, day: string): string {
  return `${table}_${day.replaceAll('-', '')}`;
}
