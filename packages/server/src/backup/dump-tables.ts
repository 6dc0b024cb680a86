import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '../database/schema.ts';

type Tx = Transaction<Tables>;

/** Rows that are fetched at once. */
const BATCH = 500;

/** Tables whose rows have no meaning elsewhere: transaction ids, calls of the last minute, and uploads in progress. */
const SKIPPED: ReadonlySet<string> = new Set(['rate_limits', 'removal_changes', 'upload_progress']);

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  /** As SQL, such as `character varying(20)[]`. */
  readonly type: string;
}

/** The tables to back up with the columns that are not generated. A partitioned table has the rows of its partitions. */
export async function listTables(db: Db): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    SELECT relname::text AS name, jsonb_agg(jsonb_build_object(
      'name', attname, 'type', format_type(atttypid, atttypmod)
    ) ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND classid = 'pg_class'::regclass AND deptype = 'e')
    GROUP BY relname ORDER BY relname`.execute(db);
  return rows.filter(({ name }) => !SKIPPED.has(name));
}

/**
 * The rows of a table as JSON objects that have each value as Postgres writes it, or null: JSON itself cannot tell an
 * SQL null from a JSON null.
 */
export async function* dumpRows(tx: Tx, { name, columns }: Table): AsyncGenerator<string> {
  const values = columns.map((column) => sql`${sql.lit(column.name)}::text, ${sql.ref(column.name)}::text`);
  await sql`DECLARE dumped NO SCROLL CURSOR FOR
    SELECT jsonb_build_object(${sql.join(values)})::text AS line FROM ${sql.table(name)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(BATCH)} FROM dumped`.execute(tx);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH) break;
  }
  await sql`CLOSE dumped`.execute(tx);
}

/** Inserts rows of `dumpRows`. */
export async function insertRows(tx: Tx, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const targets = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map((column) => sql`(line ->> ${sql.lit(column.name)})::${sql.raw(column.type)}`));
  await sql`
    INSERT INTO ${sql.table(name)} (${targets}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) AS line`.execute(tx);
}

export interface Sequence {
  readonly name: string;
  /** The last value; null if there is none. */
  readonly value: string | null;
}

export async function listSequences(db: Db): Promise<readonly Sequence[]> {
  const { rows } = await sql<Sequence>`
    SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = current_schema() ORDER BY sequencename`.execute(db);
  return rows;
}

export async function setSequence(tx: Tx, { name, value }: Sequence): Promise<void> {
  if (value !== null) await sql`SELECT setval(${name}::regclass, ${value}::bigint)`.execute(tx);
}
