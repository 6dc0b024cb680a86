import { findAnyPostgres } from './any-postgres.ts';

/** The databases on which a service of its own process is tried, and how each is told to use it. */
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
