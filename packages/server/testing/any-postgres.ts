import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import {
  type OpenDatabase,
  type OpenDatabaseOptions,
  openPglite,
  openPostgres,
} from '../src/database/open-database.ts';
import { copyDatabase, dropDatabase } from './copy-database.ts';
import { loadSnapshot } from './data-folders.ts';
import { databaseUrl } from './database-url.ts';
import type { RealPostgres } from './global-setup.ts';

export interface AnyPostgres {
  readonly name: string;
  /** An empty database. Calls with the same name share it. */
  readonly open: (database: string) => Promise<OpenDatabase>;
  /** The same with the fixture: a copy of a template that is filled once per run. */
  readonly openFixture: (database: string, options?: OpenDatabaseOptions) => Promise<OpenDatabase>;
  /** The connection string of such a database for another process. Undefined with the embedded one. */
  readonly address?: ((database: string) => Promise<string>) | undefined;
  /** The same with the fixture. */
  readonly fixtureAddress?: ((database: string) => Promise<string>) | undefined;
  readonly stop: () => Promise<void>;
}

/** The real Postgres of this run, or the embedded one, with which the tests prove less. */
export async function findAnyPostgres(): Promise<AnyPostgres> {
  const real = inject('postgres');
  return real === null ? embeddedStandIn() : realPostgres(real);
}

/** The real Postgres of this run through PgBouncer in transaction mode. Undefined if one of them is not installed. */
export async function findPooledPostgres(): Promise<AnyPostgres | undefined> {
  const real = inject('postgres');
  if (!real?.pooled) return undefined;
  return realPostgres({ ...real, name: `${real.name} behind PgBouncer` }, real.pooled);
}

async function realPostgres(real: RealPostgres, connectionsTo = real.connectionString): Promise<AnyPostgres> {
  const { name, connectionString, templates } = real;
  const databases = new Map<string, Promise<void>>();
  const admin = await openPostgres(connectionString);

  async function address(database: string, from = templates.empty): Promise<string> {
    const making = databases.get(database) ?? copyDatabase(admin.db, { template: from, name: database });
    databases.set(database, making);
    await making;
    return databaseUrl(connectionsTo, database);
  }

  return {
    name,
    address: (database) => address(database),
    fixtureAddress: (database) => address(database, templates.fixture),
    open: async (database) => openPostgres(await address(database)),
    openFixture: async (database, options) => openPostgres(await address(database, templates.fixture), options),
    async stop() {
      for (const database of databases.keys()) await dropDatabase(admin.db, database);
      await admin.close();
    },
  };
}

function embeddedStandIn(): AnyPostgres {
  const instances = new Map<string, Promise<PGlite>>();
  async function open(
    database: string,
    make: () => Promise<PGlite>,
    options?: OpenDatabaseOptions,
  ): Promise<OpenDatabase> {
    const instance = instances.get(database) ?? make();
    instances.set(database, instance);
    const { db, pool } = await openPglite(await instance, options);
    return { db, pool, close: () => db.destroy() };
  }
  return {
    name: 'the embedded Postgres, for want of another',
    open: (database) => open(database, () => loadSnapshot('empty')),
    openFixture: (database, options) => open(database, () => loadSnapshot('fixture'), options),
    async stop() {
      for (const instance of instances.values()) await (await instance).close();
    },
  };
}
