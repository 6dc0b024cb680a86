import { sql } from 'kysely';
import { ServerError } from '../server-error.ts';
import { fingerprintOf, INITIAL_SCHEMA } from './initial-schema.ts';
import { isConnectionError } from './is-connection-error.ts';
import type { Db } from './schema.ts';

/** An arbitrary constant: one of several starting processes creates the schema. */
const LOCK = 7_046_029;

export interface MigrateOptions {
  /** The data folder of an embedded database, for error messages. Default: the error names the database. */
  readonly dataFolder?: string | undefined;
}

/**
 * Creates the schema in an empty database, and does nothing if it exists. Several processes may call it at the same
 * time.
 *
 * Throws a `ServerError` if the database contains data of another program or another version. Until the first release
 * there are no migrations.
 *
 * @example
 * const { db } = await openEmbedded('.zoetrope');
 * await migrate(db, { dataFolder: '.zoetrope' });
 */
export async function migrate(db: Db, { dataFolder }: MigrateOptions = {}): Promise<void> {
  const location = await locate(db, dataFolder);
  if (!(await needsSchema(db, location))) return;
  await createExtension(db);
  await db.transaction().execute(async (tx) => {
    // A transaction-level lock, because connection poolers share sessions.
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    if (!(await needsSchema(tx, location))) return;
    for (const statement of INITIAL_SCHEMA) await sql.raw(statement).execute(tx);
    const value = fingerprintOf(INITIAL_SCHEMA);
    await tx.insertInto('settings').values({ name: FINGERPRINT, value }).execute();
  });
}

/** Throws a `ServerError` if the database is empty, and if `migrate` would throw. Changes nothing. */
export async function requireSchema(db: Db, { dataFolder }: MigrateOptions = {}): Promise<void> {
  const location = await locate(db, dataFolder);
  if (await needsSchema(db, location)) throw missingLibrary(location.name);
}

/** `place` is `data folder …` or `database …`. */
export function missingLibrary(place: string): ServerError {
  return new ServerError(
    `There is no library in the ${place}. Set --data to the data folder of the server, or DATABASE_URL to its database.`,
  );
}

/** Name of the setting. */
const FINGERPRINT = 'schema';

interface Location {
  /** The schema that contains the tables. */
  readonly schema: string;
  /** For error messages, without credentials: `data folder …` or `database …`. */
  readonly name: string;
  readonly remedy: string;
}

async function locate(db: Db, dataFolder: string | undefined): Promise<Location> {
  const { rows } = await sql<{ database: string; schema: string | null }>`
    SELECT current_database() AS database, current_schema() AS schema`.execute(db);
  const { database = '', schema } = rows[0] ?? {};
  if (!schema) {
    throw new ServerError(
      'This database user has no schema to create tables in. Create the schema that its search_path names.',
    );
  }
  if (dataFolder !== undefined) {
    return {
      schema,
      name: `data folder ${dataFolder}`,
      remedy: 'Delete the folder (its uploads and mails too), or choose an empty one with --data',
    };
  }
  return {
    schema,
    name: `database "${database}" of DATABASE_URL (schema "${schema}")`,
    remedy: 'Drop it and create an empty one, or set DATABASE_URL to an empty database',
  };
}

/** True for an empty database, false if it has this schema. Throws for any other. */
async function needsSchema(db: Db, { schema, name, remedy }: Location): Promise<boolean> {
  const relations = await findRelations(db, schema);
  if (relations.length === 0) return true;
  const expected = fingerprintOf(INITIAL_SCHEMA);
  const actual = await readFingerprint(db, schema, relations);
  if (actual === expected) return false;
  if (actual === undefined) {
    throw new ServerError(
      `The ${name} contains data of another program or of an earlier version of Zoetrope, so nothing was changed. ${remedy}.`,
    );
  }
  throw new ServerError(
    `The ${name} was created by another version of Zoetrope: its schema is ${actual}, and this version needs ${expected}. Versions before the first release do not migrate data, so nothing was changed. ${remedy}, or start the version that created it.`,
  );
}

/** Tables, views and text search configurations, except those of extensions. */
async function findRelations(db: Db, schema: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = quote_ident(${schema})::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND classid = 'pg_class'::regclass AND deptype = 'e')
    UNION ALL
    SELECT cfgname::text FROM pg_ts_config WHERE cfgnamespace = quote_ident(${schema})::regnamespace`.execute(db);
  return rows.map(({ name }) => name);
}

/** Undefined if there is none. Another program may have a table `settings` with other columns. */
async function readFingerprint(db: Db, schema: string, relations: readonly string[]): Promise<string | undefined> {
  if (!relations.includes('settings')) return undefined;
  const { rows } = await sql<{ settings: { name?: unknown; value?: unknown } }>`
    SELECT to_jsonb(settings) AS settings FROM ${sql.id(schema, 'settings')} AS settings
    WHERE to_jsonb(settings) ->> 'name' = ${FINGERPRINT}`.execute(db);
  const value = rows[0]?.settings.value;
  return typeof value === 'string' ? value : undefined;
}

async function createExtension(db: Db): Promise<void> {
  const isInstalled = async () =>
    (await sql`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`.execute(db)).rows.length > 0;
  if (await isInstalled()) return;
  try {
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  } catch (cause) {
    // Another process has just created it: "IF NOT EXISTS" does not wait for it.
    if (await isInstalled()) return;
    if (isConnectionError(cause)) throw cause;
    throw new ServerError(
      'This database lacks the extension pg_trgm, and its user may not create it. Run "CREATE EXTENSION pg_trgm" in it as a superuser (it comes with Postgres, on Debian in postgresql-contrib), then start again.',
      { cause },
    );
  }
}
