import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type OpenDatabase, openPglite, openPostgres } from '../database/open-database.ts';
import type { RealPostgres } from './global-setup.ts';

export interface AnyPostgres {
  readonly name: string;
  /** An empty database of its own. Each call of one name gives the same. */
  readonly open: (database: string) => Promise<OpenDatabase>;
  /** Such a database for another process, as its connection string; undefined where the embedded one stands in. */
  readonly address?: ((database: string) => Promise<string>) | undefined;
  readonly stop: () => Promise<void>;
}

/** The real Postgres of this run. Where there is none, the embedded one stands in: the tests run then as well, and prove less. */
export async function findAnyPostgres(): Promise<AnyPostgres> {
  const real = inject('postgres');
  return real === null ? embeddedStandIn() : realPostgres(real);
}

async function realPostgres({ name, connectionString }: RealPostgres): Promise<AnyPostgres> {
  const made = new Map<string, Promise<void>>();
  const admin = await openPostgres(connectionString);

  async function make(database: string): Promise<void> {
    await sql`DROP DATABASE IF EXISTS ${sql.id(database)} WITH (FORCE)`.execute(admin.db);
    await sql`CREATE DATABASE ${sql.id(database)}`.execute(admin.db);
  }

  async function address(database: string): Promise<string> {
    const making = made.get(database) ?? make(database);
    made.set(database, making);
    await making;
    const url = new URL(connectionString);
    url.pathname = `/${database}`;
    return url.href;
  }

  return {
    name,
    address,
    open: async (database) => openPostgres(await address(database)),
    async stop() {
      for (const database of made.keys()) await sql`DROP DATABASE ${sql.id(database)} WITH (FORCE)`.execute(admin.db);
      await admin.close();
    },
  };
}

function embeddedStandIn(): AnyPostgres {
  const instances = new Map<string, Promise<PGlite>>();
  return {
    name: 'the embedded Postgres, for want of another',
    async open(database) {
      const instance = instances.get(database) ?? PGlite.create({ extensions: { pg_trgm } });
      instances.set(database, instance);
      const { db } = await openPglite(await instance);
      return { db, close: () => db.destroy() };
    },
    async stop() {
      for (const instance of instances.values()) await (await instance).close();
    },
  };
}
