import { findAnyPostgres } from './any-postgres.ts';

/** Databases for services in their own process, and how to configure them. */
export async function servicesToKill(database: string) {
  const { name, address, stop } = await findAnyPostgres();
  const embedded: { name: string; env: { readonly [name: string]: string } } = {
    name: 'the embedded Postgres',
    env: {},
  };
  return {
    kinds: [embedded, ...(address === undefined ? [] : [{ name, env: { DATABASE_URL: await address(database) } }])],
    stop,
  };
}
