import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import type { OpenDatabase } from '../database/open-database.ts';

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database);
});
afterAll(() => service.close());

const readItems = async (query = '') =>
  (await service.get<{ data: readonly CatalogueItem[] }>(`/v1/library${query}`)).data;
const readChannels = async (query = '') =>
  (await service.get<{ data: readonly CatalogueChannel[] }>(`/v1/library/channels${query}`)).data;

describe('/v1/library', () => {
  it('has the public channels of its items, and no private one', async () => {
    expect((await readChannels()).map(({ slug }) => slug).sort()).toEqual(['moods', 'zoo', 'zoo-cats']);
    const items = await readItems();
    expect(items.find(({ id }) => id === 'cat-nap')?.channel).toBe('zoo-cats');
    // It is public, although its channel is private.
    expect(items.find(({ id }) => id === 'markup')?.channel).toBeNull();
    expect(JSON.stringify(items)).not.toContain('backroom');
  });

  it('has the number of its items on the first page', async () => {
    type Page = { data: readonly CatalogueItem[]; total_count?: number; next_cursor: string };
    const all = await service.get<Page>('/v1/library');
    expect(all).toMatchObject({ total_count: all.data.length, next_cursor: '' });
    const first = await service.get<Page>('/v1/library?limit=2');
    expect(first.total_count).toBe(all.data.length);
    const second = await service.get<Page>(`/v1/library?limit=2&next_cursor=${first.next_cursor}`);
    expect(second.total_count).toBeUndefined();
    const ofChannel = await service.get<Page>('/v1/library?channel=zoo-cats');
    expect(ofChannel.total_count).toBe(ofChannel.data.length);
  });

  it('has the aliases of tags in the order of their names', async () => {
    const rows = [
      { alias: 'moggy', tag: 'cat' },
      { alias: 'feline', tag: 'cat' },
    ];
    const added = { added_by: null, added_at: new Date() };
    await database.db
      .insertInto('tag_aliases')
      .values(rows.map((row) => ({ ...row, ...added })))
      .execute();
    expect((await service.get<{ data: unknown }>('/v1/library/tag-aliases')).data).toEqual([rows[1], rows[0]]);
    await database.db.deleteFrom('tag_aliases').execute();
  });

  it('responds to the slug of a private channel as to an unknown one', async () => {
    for (const path of ['/v1/library', '/v1/library/channels']) {
      for (const slug of ['backroom', 'no-such-channel']) {
        expect(await service.requestError(`${path}?channel=${slug}`)).toMatchObject({
          status: 404,
          body: { message: `There is no channel "${slug}".`, parameter: 'channel' },
        });
      }
    }
  });

  it('has a public channel without its private parent', async () => {
    await sql`UPDATE channels SET data = jsonb_set(data, '{is_public}', 'false') WHERE slug = 'zoo'`.execute(
      database.db,
    );
    const channels = await readChannels('?channel=zoo-cats');
    expect(channels.map(({ slug, parent }) => [slug, parent])).toEqual([['zoo-cats', null]]);
    const [item] = await readItems('?channel=zoo-cats');
    expect(item?.channel).toBe('zoo-cats');
  });
});
