import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureCatalogue } from '../../../testing/fixture-catalogue.ts';
import { createTestService, openTestDatabase, type TestService } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { loadCatalogue } from './load-catalogue.ts';

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database);
});
afterAll(() => service.close());

it('lets the creators of each kind take turns, in the order of the catalogue [C-9]', async () => {
  const ids = ['cat-parade', 'cat-nap', 'category-joke', 'panda-portal', 'birthday-cake', 'sticker-cat'];
  const ranked = await database.db
    .selectFrom('item_scores')
    .select('item_id')
    .where('item_id', 'in', ids)
    .orderBy('clicks', 'desc')
    .execute();
  expect(ranked.map(({ item_id }) => item_id)).toEqual([
    'cat-parade',
    'category-joke',
    'panda-portal',
    'sticker-cat',
    'cat-nap',
    'birthday-cake',
  ]);
});

it('adds, updates and removes items of a changed catalogue, and keeps popularity', async () => {
  const { db } = database;
  const scores = () =>
    db.selectFrom('item_scores').select(['item_id', 'clicks']).where('item_id', '=', 'duckling').execute();
  await db.updateTable('item_scores').set({ clicks: 99_999 }).where('item_id', '=', 'duckling').execute();
  const [first] = fixtureCatalogue.items;
  if (first === undefined) throw new Error('The fixture is empty.');
  const changed = {
    ...fixtureCatalogue,
    items: [
      ...fixtureCatalogue.items
        .filter(({ id }) => id !== 'panda-portal')
        .map((item) => (item.id === 'cafe' ? { ...item, title: 'Teahouse', alt_text: '' } : item)),
      { ...first, id: 'llama', title: 'Llama', tags: ['llama'] },
    ],
  };
  await loadCatalogue(db, changed, Date.now());

  expect(await service.ids('/v1/gifs/search?q=llama')).toEqual(['llama']);
  expect(await service.ids('/v1/gifs/search?q=teahouse')).toEqual(['cafe']);
  expect(await service.ids('/v1/gifs/search?q=caf%C3%A9')).not.toContain('cafe');
  expect(await service.ids('/v1/gifs/search?q=panda')).toEqual([]);
  expect((await service.requestError('/v1/gifs/panda-portal')).status).toBe(404);
  expect((await service.ids('/v1/gifs/trending'))[0]).toBe('duckling');
  expect(await scores()).toEqual([{ item_id: 'duckling', clicks: 99_999 }]);
  expect((await service.list('/v1/gifs/trending?rating=r')).pagination.total_count).toBe(14);

  await loadCatalogue(db, fixtureCatalogue, Date.now());
  expect(await service.ids('/v1/gifs/search?q=panda')).toEqual(['panda-portal']);
  expect((await service.requestError('/v1/gifs/llama')).status).toBe(404);
});

it('keeps the channel to which a user has moved an item', async () => {
  const { db } = database;
  const channelOf = async (id: string) =>
    (await db.selectFrom('items').select('channel').where('id', '=', id).executeTakeFirstOrThrow()).channel;
  const edits = JSON.stringify({ channel: 'zoo' });
  await db.updateTable('items').set({ channel: 'zoo', edits }).where('id', '=', 'on-my-way').execute();
  const items = fixtureCatalogue.items.map((item) =>
    ['on-my-way', 'nope'].includes(item.id) ? { ...item, title: 'Changed', channel: 'backroom' } : item,
  );
  await loadCatalogue(db, { ...fixtureCatalogue, items }, Date.now());
  expect(await channelOf('on-my-way')).toBe('zoo');
  expect(await channelOf('nope')).toBe('backroom');
  await db.updateTable('items').set({ edits: null }).where('id', '=', 'on-my-way').execute();
  await loadCatalogue(db, fixtureCatalogue, Date.now());
  expect(await channelOf('on-my-way')).toBe('moods');
});

it('does nothing for a loaded catalogue', async () => {
  await database.db.updateTable('items').set({ channel: 'moods' }).where('id', '=', 'duckling').execute();
  await loadCatalogue(database.db, fixtureCatalogue, Date.now());
  const [item] = await database.db.selectFrom('items').select('channel').where('id', '=', 'duckling').execute();
  expect(item?.channel).toBe('moods');
});
