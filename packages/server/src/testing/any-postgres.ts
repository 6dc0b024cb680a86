import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'kysely';
import { type OpenDatabase, openPglite, openPostgres } from '../database/open-database.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

export interface AnyPostgres {
  readonly name: string;
  /** An empty place of its own, so that the database may hold anything else. Each call of one name sees the same. */
  readonly open: (schema: string) => Promise<OpenDatabase>;
  readonly stop: () => Promise<void>;
}

/**
 * The Postgres of TEST_DATABASE_URL, or one of this machine, started for this. Where there is neither, the embedded
 * one stands in and it is said so: the tests run then as well, and prove less.
 */
export async function findAnyPostgres(): Promise<AnyPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return realPostgres('the Postgres of TEST_DATABASE_URL', given, async () => {});
  const temporary = await startTemporaryPostgres();
  if (temporary) return realPostgres('a Postgres of this machine', temporary.connectionString, temporary.stop);
  process.stderr.write(
    '\nNo Postgres was found, so these tests run on the embedded one. To prove the other, install Postgres 15 or newer, or set TEST_DATABASE_URL.\n',
  );
  return embeddedStandIn();
}

async function realPostgres(name: string, connectionString: string, stop: () => Promise<void>): Promise<AnyPostgres> {
  const made = new Map<string, Promise<void>>();
  const admin = await openPostgres(connectionString);
  await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(admin.db);

  async function make(schema: string): Promise<void> {
    await sql`DROP SCHEMA IF EXISTS ${sql.id(schema)} CASCADE`.execute(admin.db);
    await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(admin.db);
  }

  return {
    name,
    async open(schema) {
      const making = made.get(schema) ?? make(schema);
      made.set(schema, making);
      await making;
      const url = new URL(connectionString);
      url.searchParams.set('options', `-c search_path=${schema},public`);
      return openPostgres(url.href);
    },
    async stop() {
      for (const schema of made.keys()) await sql`DROP SCHEMA ${sql.id(schema)} CASCADE`.execute(admin.db);
      await admin.close();
      await stop();
    },
  };
}

function embeddedStandIn(): AnyPostgres {
  const instances = new Map<string, Promise<PGlite>>();
  return {
    name: 'the embedded Postgres, for want of another',
    async open(schema) {
      const instance = instances.get(schema) ?? PGlite.create({ extensions: { pg_trgm } });
      instances.set(schema, instance);
      const { db } = await openPglite(await instance);
      return { db, close: () => db.destroy() };
    },
    async stop() {
      for (const instance of instances.values()) await (await instance).close();
    },
  };
}
