import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsRead } from '../testing/rows-read.ts';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import { updateGif } from './admin/gifs/update-gif.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { ItemEdits } from './database/schema.ts';
import { rebuildCovers, refreshCovers, updateCovers } from './library/gifs/category-covers.ts';

/** Number of GIFs and of stickers, each with a common tag; a hundredth of them also has a rare one. */
const ITEMS = 6000;

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database);
  await addItems(database);
}, 120_000);
afterAll(() => service.close());

async function addItems({ db }: OpenDatabase): Promise<void> {
  await sql`CREATE TABLE added AS
    SELECT n, kind || '-' || n AS id, kind, (n % 5)::smallint AS rating
    FROM generate_series(1, ${sql.lit(ITEMS)}) AS n, unnest(ARRAY['gif', 'sticker']) AS kind`.execute(db);
  await sql`INSERT INTO items (id, channel, data)
    SELECT added.id, 'moods', items.data || jsonb_build_object('id', added.id, 'kind', kind, 'tags', '["common", "emoji"]'::jsonb)
    FROM added JOIN items ON items.id = 'duckling'`.execute(db);
  await sql`INSERT INTO item_scores (item_id, kind, rating, clicks, seen) SELECT id, kind, rating, 1e6 + n, 1e6 + n FROM added`.execute(
    db,
  );
  await sql`INSERT INTO item_texts (item_id, kind, rating, channels, created, search)
    SELECT id, kind, rating, ARRAY['moods'], '2026-01-01T00:00:00.000Z', '' FROM added`.execute(db);
  await sql`INSERT INTO item_tags (item_id, tag, kind, rating, weight)
    SELECT id, tag, kind, rating, weight
    FROM added, (VALUES ('common', 0.1), ('emoji', 0.1), ('party', 0.1), ('@moods', 0.1), ('rare', 0.9)) AS tags (tag, weight)
    WHERE tag <> 'rare' OR n % 100 = 0`.execute(db);
  await sql`INSERT INTO tags (language, tag, items, search)
    SELECT 'en', tag, count(*), '' FROM item_tags WHERE tag IN ('common', 'emoji', 'rare') GROUP BY tag
    ON CONFLICT (language, tag) DO UPDATE SET items = excluded.items`.execute(db);
  await sql`DELETE FROM list_sizes`.execute(db);
  await sql`INSERT INTO list_sizes (kind, rating, items) SELECT kind, rating, count(*) FROM item_scores GROUP BY kind, rating`.execute(
    db,
  );
  await rebuildCovers(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

async function idsOf(path: string): Promise<string[]> {
  return (await service.ids(path)).map(String);
}

describe('long lists', () => {
  it.each([
    ['related', '/v1/gifs/related?gif_id=gif-100', 8000],
    ['trending', '/v1/gifs/trending?limit=50', 500],
    ['random', '/v1/gifs/random', 1500],
    ['random with a tag', '/v1/gifs/random?tag=common', 1500],
    ['categories', '/v1/gifs/categories', 500],
    ['the tags related to one', '/v1/tags/related/common', 20_000],
    ['a channel', '/channel/moods', 20_000],
    ['GIFs of a category', '/v1/gifs/categories/celebrations/party?rating=r', 7000],
  ])('reads a bounded number of rows for a list of %s', async (_, path, max) => {
    const rows = await rowsRead(database.db, async (db) => {
      const { request, close } = createTestService({ db, close: async () => {} });
      expect((await request(path)).status).toBe(200);
      await close();
    });
    expect(rows).toBeLessThan(max);
  });

  it('ends a list after 5,000 items', async () => {
    const last = await service.list('/v1/gifs/trending?rating=r&limit=50&offset=4990');
    expect(last.pagination).toEqual({ offset: 4990, count: 10, total_count: 5000 });
    const beyond = await service.list('/v1/gifs/trending?rating=r&offset=5000');
    expect(beyond.pagination).toEqual({ offset: 5000, count: 0, total_count: 5000 });
    const tagged = await service.list('/v1/gifs/categories/celebrations/party?rating=r&offset=4999');
    expect(tagged.pagination).toEqual({ offset: 4999, count: 1, total_count: 5000 });
  });

  it('returns the exact total below 5,000 items', async () => {
    const { pagination } = await service.list('/v1/gifs/categories/celebrations/party?rating=y');
    expect(pagination?.total_count).toBe(ITEMS / 5);
  });

  it('lists the most popular GIFs of a common tag first, on every page', async () => {
    const ids: string[] = [];
    for (const offset of [0, 50, 100])
      ids.push(...(await idsOf(`/v1/gifs/categories/celebrations/party?rating=r&limit=50&offset=${offset}`)));
    const added = ids.filter((id) => id.startsWith('gif-'));
    expect(added).toEqual(Array.from({ length: added.length }, (_, index) => `gif-${ITEMS - index}`));
    expect(added.length).toBeGreaterThan(140);
  });

  it('lists related GIFs that share the rarest tag first', async () => {
    const ids = await idsOf('/v1/gifs/related?gif_id=gif-100&rating=r&limit=50');
    expect(ids).toHaveLength(50);
    for (const id of ids) expect(Number(id.slice('gif-'.length)) % 100).toBe(0);
  });
});

describe('the tags related to a tag with more than 500 items', () => {
  it('are only those that occur more than once in the sample of its items [G-4]', async () => {
    const { db } = database;
    // The items with the smallest keys are the sample.
    await sql`UPDATE item_tags SET random_key = -1 WHERE tag = 'common' AND item_id IN ('gif-1', 'gif-2')`.execute(db);
    await sql`INSERT INTO item_tags (item_id, tag, kind, rating, weight)
      VALUES ('gif-1', 'once', 'gif', 1, 0.1), ('gif-1', 'twice', 'gif', 1, 0.1), ('gif-2', 'twice', 'gif', 2, 0.1)`.execute(
      db,
    );
    await sql`INSERT INTO tags (language, tag, items, search) VALUES ('en', 'once', 1, ''), ('en', 'twice', 2, '')`.execute(
      db,
    );
    const { data } = await service.get<{ data: { name: string }[] }>('/v1/tags/related/common?limit=50');
    const names = data.map(({ name }) => name);
    expect(names).toContain('twice');
    expect(names).not.toContain('once');
    const ofTwice = await service.get<{ data: { name: string }[] }>('/v1/tags/related/twice?limit=50');
    expect(ofTwice.data.map(({ name }) => name)).toContain('once');
  });
});

describe('the categories', () => {
  const edit = (id: string, edits: ItemEdits) =>
    updateGif(database.db, { id, allow: () => {}, edit: () => edits, now: Date.now() });
  const covers = async (path: string) => {
    type Categories = { data: { name: string; subcategories: { name: string }[]; gif: { id: string } }[] };
    const { data } = await service.get<Categories>(path);
    return new Map(data.map(({ name, gif }) => [name, gif.id]));
  };

  it('adds and removes a subcategory with its GIFs [C-4]', async () => {
    expect((await covers('/v1/gifs/categories/weather')).has('fog')).toBe(false);
    await edit('cafe', { tags: ['fog'] });
    expect((await covers('/v1/gifs/categories/weather')).get('fog')).toBe('cafe');
    await edit('cafe', { rating: 'r' });
    expect((await covers('/v1/gifs/categories/weather')).has('fog')).toBe(false);
    expect((await covers('/v1/gifs/categories/weather?rating=r')).get('fog')).toBe('cafe');
    await edit('cafe', { rating: 'g', flags: { is_hidden: true } });
    expect((await covers('/v1/gifs/categories/weather?rating=r')).has('fog')).toBe(false);
  });

  it('shows the most popular GIF of a subcategory as its cover [C-4]', async () => {
    const { db } = database;
    const coverOfCat = async () => (await covers('/v1/gifs/categories/animals')).get('cat');
    expect(await coverOfCat()).toBe('cat-parade');
    await db.updateTable('item_scores').set({ clicks: 99_999 }).where('item_id', '=', 'cat-nap').execute();
    expect(await coverOfCat()).toBe('cat-nap');
    await edit('cat-nap', { tags: ['sleep'] });
    expect(await coverOfCat()).toBe('cat-parade');
  });

  it('takes in a GIF that became popular as a cover, without a change of the library [C-4]', async () => {
    const { db } = database;
    const best = async () => (await covers('/v1/gifs/categories/celebrations?rating=r')).get('party');
    const setClicks = (clicks: number) =>
      db.updateTable('item_scores').set({ clicks }).where('item_id', '=', 'party-time').execute();
    const { clicks = 0 } =
      (await db.selectFrom('item_scores').select('clicks').where('item_id', '=', 'party-time').executeTakeFirst()) ??
      {};
    expect(await best()).toBe(`gif-${ITEMS}`);
    await setClicks(1e8);
    expect(await best()).toBe(`gif-${ITEMS}`);
    expect(await refreshCovers(db)).toBeGreaterThan(0);
    expect(await best()).toBe('party-time');
    expect(await refreshCovers(db)).toBe(0);
    await setClicks(clicks);
    await rebuildCovers(db);
  });

  it('chooses a new cover candidate for a subcategory that has lost one', async () => {
    const { db } = database;
    const best = () => covers('/v1/gifs/categories/celebrations?rating=r').then((found) => found.get('party'));
    for (let left = ITEMS; left > ITEMS - 25; left -= 1) {
      expect(await best()).toBe(`gif-${left}`);
      for (const table of ['item_tags', 'item_scores'] as const)
        await db.deleteFrom(table).where('item_id', '=', `gif-${left}`).execute();
      await updateCovers(db, [`gif-${left}`]);
    }
  });
});
