import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** Tables with one partition per day and a default partition. */
export type TableByDay = 'pingback_events' | 'pingback_counted';

/** The default partition, for days without their own. */
export function otherDays(table: TableByDay): string {
  return `${table}_other`;
}

/** The days that have a partition, such as `2026-11-21`, in order. */
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
 * Adds the partition of a day, and moves its rows out of the default partition, so that resends are found. Call it in a
 * transaction, which locks the default partition.
 */
export async function addDay(tx: Db, table: TableByDay, day: string): Promise<void> {
  const [parent, other, partition] = [
    sql.table(table),
    sql.table(otherDays(table)),
    sql.table(partitionOf(table, day)),
  ];
  await sql`LOCK TABLE ${other} IN ACCESS EXCLUSIVE MODE`.execute(tx);
  await sql`CREATE TABLE ${partition} (LIKE ${parent} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`.execute(tx);
  await sql`
    WITH moved AS (DELETE FROM ${other} WHERE day = ${day} RETURNING *) INSERT INTO ${partition} SELECT * FROM moved`.execute(
    tx,
  );
  const from = sql.lit(day);
  const to = sql`(DATE ${sql.lit(day)} + 1)`;
  await sql`ALTER TABLE ${parent} ATTACH PARTITION ${partition} FOR VALUES FROM (${from}) TO ${to}`.execute(tx);
}

/** Drops a day with all its rows. */
export async function dropDay(tx: Db, table: TableByDay, day: string): Promise<void> {
  await sql`DROP TABLE ${sql.table(partitionOf(table, day))}`.execute(tx);
}

function partitionOf(table: TableByDay, day: string): string {
  return `${table}_${day.replaceAll('-', '')}`;
}
