import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { findAnyPostgres } from '../../testing/any-postgres.ts';
import { loadSnapshot } from '../../testing/data-folders.ts';
import { ServerError } from '../server-error.ts';
import { fingerprintOf, INITIAL_SCHEMA } from './initial-schema.ts';
import { migrate, requireSchema } from './migrate.ts';
import { openPglite } from './open-database.ts';
import type { Db } from './schema.ts';

const FINGERPRINT = fingerprintOf(INITIAL_SCHEMA);

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());

async function fingerprint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'schema').executeTakeFirst();
  return row?.value;
}

/** The message of the `ServerError` for a database. */
async function rejectionMessage(db: Db, dataFolder?: string): Promise<string> {
  const error: unknown = await migrate(db, { dataFolder }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ServerError);
  return error instanceof Error ? error.message : '';
}

describe.each([
  ['the embedded Postgres', () => loadSnapshot('empty').then(openPglite)],
  [postgres.name, (name: string) => postgres.open(`zoetrope_migrate_${name}`)],
])('migrate on %s', (_, open) => {
  it('creates the schema in an empty database and stores its fingerprint', async () => {
    const { db, close } = await open('empty');
    await migrate(db);
    expect(await fingerprint(db)).toBe(FINGERPRINT);
    expect(await db.selectFrom('items').select('id').execute()).toEqual([]);
    await close();
  });

  it('keeps the data of a database with the same fingerprint', async () => {
    const { db, close } = await open('same');
    await migrate(db);
    await db.insertInto('settings').values({ name: 'kept', value: 'yes' }).execute();
    await migrate(db);
    expect(await db.selectFrom('settings').select('value').where('name', '=', 'kept').execute()).toEqual([
      { value: 'yes' },
    ]);
    await close();
  });

  it('creates no schema if one is required, and accepts the one that exists', async () => {
    const { db, close } = await open('required');
    const error: unknown = await requireSchema(db).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ServerError);
    expect(String(error)).toMatch(/There is no library in the database ".+" of DATABASE_URL \(schema "public"\)\. Set/);
    const { rows } = await sql`SELECT FROM pg_tables WHERE schemaname = current_schema()`.execute(db);
    expect(rows).toEqual([]);
    await migrate(db);
    await requireSchema(db);
    await db.updateTable('settings').set({ value: '0123456789abcdef' }).where('name', '=', 'schema').execute();
    await expect(requireSchema(db)).rejects.toThrow('was created by another version of Zoetrope');
    await close();
  });

  it('rejects a database with another fingerprint, names both, and says what to do', async () => {
    const { db, close } = await open('other');
    await migrate(db);
    await db.updateTable('settings').set({ value: '0123456789abcdef' }).where('name', '=', 'schema').execute();
    const message = await rejectionMessage(db);
    expect(message).toContain(`its schema is 0123456789abcdef, and this version needs ${FINGERPRINT}.`);
    expect(message).toContain('set DATABASE_URL to an empty database');
    const inFolder = await rejectionMessage(db, '/srv/zoetrope');
    expect(inFolder).toMatch(/^The data folder \/srv\/zoetrope was created by another version of Zoetrope/);
    expect(inFolder).toContain('choose an empty one with --data');
    await close();
  });

  it('rejects a database of a version without fingerprints', async () => {
    const { db, close } = await open('earlier');
    await migrate(db);
    await db.deleteFrom('settings').where('name', '=', 'schema').execute();
    expect(await rejectionMessage(db)).toContain('data of another program or of an earlier version of Zoetrope');
    await close();
  });

  it.each([
    ['with other tables', 'CREATE TABLE orders (id integer)'],
    ['with a table of settings', 'CREATE TABLE settings (key text, content text)'],
  ])('rejects a database of another program %s and changes nothing in it', async (title, statement) => {
    const { db, close } = await open(title.replaceAll(' ', '_'));
    await sql.raw(statement).execute(db);
    expect(await rejectionMessage(db)).toContain('data of another program');
    const { rows } = await sql<{ name: string }>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`.execute(db);
    expect(rows).toHaveLength(1);
    await close();
  });

  it('names a database without its user, password or host', async () => {
    const { db, close } = await open('named');
    await sql`CREATE TABLE orders (id integer)`.execute(db);
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
    const message = await rejectionMessage(db);
    expect(message).toMatch(new RegExp(`^The database "${rows[0]?.name}" of DATABASE_URL \\(schema "public"\\)`));
    expect(message).not.toMatch(/:\/\/|@|127\.0\.0\.1|localhost/);
    await close();
  });
});

it('computes the same fingerprint whatever the indentation of a statement', () => {
  expect(fingerprintOf(['CREATE TABLE a (\n  id text\n)'])).toBe(fingerprintOf(['CREATE TABLE a ( id text )']));
  expect(fingerprintOf(['CREATE TABLE a (id text)'])).not.toBe(fingerprintOf(['CREATE TABLE b (id text)']));
});
