import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { openSnapshot } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { Db } from '../../database/schema.ts';
import { hashOf } from '../../media/animate/animated-text.ts';
import { createRemovedItems, type RemovedItems } from './removed-items.ts';
import { setTextRemoved, storeText } from './stored-texts.ts';

const FRESH_MS = 2000;

const postgres = await findAnyPostgres();
const databases = [
  { name: 'the embedded Postgres', open: openSnapshot },
  ...(postgres.address === undefined
    ? []
    : [{ name: postgres.name, open: () => postgres.openFixture('zoetrope_removed_items') }]),
];
afterAll(() => postgres.stop());

describe.each(databases)('the removed items on $name', ({ open }) => {
  let database: OpenDatabase;
  let db: Db;
  let now = 0;
  let removed: RemovedItems;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    removed = createRemovedItems({ db, clock: () => now });
  });
  afterAll(() => database.close());

  const set = (id: string, { deleted }: { readonly deleted: boolean }, executor: Db = db) =>
    executor.updateTable('items').set({ deleted }).where('id', '=', id).execute();
  const isRemoved = (id: string) => {
    now += FRESH_MS;
    return removed.has(id);
  };

  it('include those removed before the start', async () => {
    expect([await isRemoved('gone'), await isRemoved('duckling')]).toEqual([true, false]);
  });

  it('include those removed since, and not those restored', async () => {
    await set('duckling', { deleted: true });
    await set('gone', { deleted: false });
    expect([await isRemoved('duckling'), await isRemoved('gone')]).toEqual([true, false]);
    await set('duckling', { deleted: false });
    await set('gone', { deleted: true });
    expect([await isRemoved('duckling'), await isRemoved('gone')]).toEqual([false, true]);
  });

  it('are read again after 2 s, or immediately after a change in this process', async () => {
    expect(await isRemoved('cafe')).toBe(false);
    await set('cafe', { deleted: true });
    expect(await removed.has('cafe')).toBe(false);
    removed.invalidate([]);
    expect(await removed.has('cafe')).toBe(true);
    await set('cafe', { deleted: false });
    expect(await isRemoved('cafe')).toBe(false);
  });

  it('include an item that was never public at once, also if another process has added it', async () => {
    expect(await isRemoved('waiting')).toBe(false);
    await sql`INSERT INTO items (id, data, moderation) SELECT 'waiting', data, 'pending' FROM items WHERE id = 'cafe'`.execute(
      db,
    );
    expect(await removed.has('waiting')).toBe(true);
    await sql`UPDATE items SET moderation = 'approved' WHERE id = 'waiting'`.execute(db);
    expect(await isRemoved('waiting')).toBe(false);
    await sql`DELETE FROM items WHERE id = 'waiting'`.execute(db);
  });

  it('include animated texts', async () => {
    await storeText(db, 'party', new Date());
    const id = `animated-${hashOf('party')}-hop`;
    expect(await isRemoved(id)).toBe(false);
    await setTextRemoved(db, id, { removed: true });
    expect(await isRemoved(id)).toBe(true);
    await setTextRemoved(db, id, { removed: false });
    expect(await isRemoved(id)).toBe(false);
  });

  it('are rejected while the database fails, and complete afterwards', async () => {
    await sql`ALTER TABLE removal_changes RENAME TO hidden`.execute(db);
    await expect(isRemoved('duckling')).rejects.toThrow();
    await sql`ALTER TABLE hidden RENAME TO removal_changes`.execute(db);
    await set('duckling', { deleted: true });
    expect(await isRemoved('duckling')).toBe(true);
    await set('duckling', { deleted: false });
  });
});

describe.runIf(postgres.address !== undefined)(`the removed items on ${postgres.name}`, () => {
  it('include those of a transaction that ends after later ones', async () => {
    const [first, second] = await Promise.all([
      postgres.openFixture('zoetrope_removed_items'),
      postgres.openFixture('zoetrope_removed_items'),
    ]);
    let now = 0;
    const removed = createRemovedItems({ db: first.db, clock: () => now });
    let end = () => {};
    const isEnded = new Promise<void>((resolve) => {
      end = resolve;
    });
    let onStarted = () => {};
    const isStarted = new Promise<void>((resolve) => {
      onStarted = resolve;
    });
    const slow = second.db.transaction().execute(async (tx) => {
      await tx.updateTable('items').set({ deleted: true }).where('id', '=', 'nope').execute();
      onStarted();
      await isEnded;
    });
    await isStarted;
    await first.db.updateTable('items').set({ deleted: true }).where('id', '=', 'lets-go').execute();
    expect([await removed.has('lets-go'), await removed.has('nope')]).toEqual([true, false]);
    now += FRESH_MS;
    expect(await removed.has('nope')).toBe(false);
    end();
    await slow;
    now += FRESH_MS;
    expect(await removed.has('nope')).toBe(true);
    await Promise.all([first.close(), second.close()]);
  });
});
