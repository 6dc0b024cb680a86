import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fixtureCatalogue, item } from '../../../testing/fixture-catalogue.ts';
import { createTestService, openTestDatabase, type TestService } from '../../../testing/test-service.ts';
import { openCatalogues } from '../../cli/open-catalogues.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { loadCatalogue } from './load-catalogue.ts';

let folder: string;
let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-catalogues-'));
  await mkdir(join(folder, 'media'));
  database = await openTestDatabase();
  service = createTestService(database);
});
beforeEach(() => writeItems([item('llama', { title: 'Llama', channel: 'herd', master: 'duckling.webp' })]));
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** With a channel of its own, and one with the slug of a bundled channel. */
async function writeItems(items: readonly CatalogueItem[]): Promise<void> {
  const [zoo] = fixtureCatalogue.channels;
  const channels = [
    { ...zoo, slug: 'herd', display_name: 'The Herd', avatar: 'avatar-zoo.webp' },
    { ...zoo, display_name: 'Another Zoo' },
  ];
  await writeFile(join(folder, 'channels.json'), JSON.stringify(channels));
  await writeFile(join(folder, 'items.ndjson'), items.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

const load = async (names: readonly string[] | undefined) =>
  loadCatalogue(database.db, await openCatalogues(names, fixtureCatalogue), Date.now());

it('serves the items and channels of all catalogues', async () => {
  await load(['bundled', folder]);
  expect(await service.ids('/v1/gifs/search?q=llama')).toEqual(['llama']);
  expect(await service.ids('/v1/gifs/search?q=panda')).toEqual(['panda-portal']);
  const channels = await database.db.selectFrom('channels').select(['slug', 'data']).orderBy('slug').execute();
  expect(channels.map(({ slug, data }) => [slug, data.display_name])).toEqual([
    ['backroom', undefined],
    ['herd', 'The Herd'],
    ['moods', 'Moods'],
    ['zoo', 'The Zoo'],
    ['zoo-cats', 'Cats of the Zoo'],
  ]);
});

it('removes the items of a catalogue that is no longer given', async () => {
  await load(['bundled', folder]);
  await load([folder]);
  expect(await service.ids('/v1/gifs/search?q=panda')).toEqual([]);
  expect(await service.ids('/v1/gifs/search?q=llama')).toEqual(['llama']);
  await load(undefined);
  expect(await service.ids('/v1/gifs/search?q=panda')).toEqual(['panda-portal']);
  expect(await service.ids('/v1/gifs/search?q=llama')).toEqual([]);
});

it('finds the file of each catalogue, also if another one has a file with the same name', async () => {
  const { items, channels, fileUrl } = await openCatalogues(['bundled', folder], fixtureCatalogue);
  const masters = new Map<string, string>();
  for await (const { id, master } of items) masters.set(id, fileUrl(master).pathname);
  expect(masters.get('duckling')).toBe('/nowhere/duckling.webp');
  expect(masters.get('llama')).toBe(join(folder, 'media/duckling.webp'));
  const avatars = channels.flatMap(({ avatar }) => (avatar === undefined ? [] : [fileUrl(avatar).pathname]));
  expect(avatars).toEqual(['/nowhere/avatar-zoo.webp', join(folder, 'media/avatar-zoo.webp')]);
});

it.each(['duckling.webp', '2/duckling.webp', '1', '1/../secret', '-1/duckling.webp', ''])(
  'rejects the file name %j, which no catalogue has',
  async (name) => {
    const { fileUrl } = await openCatalogues(['bundled', folder], fixtureCatalogue);
    expect(() => fileUrl(name)).toThrow('is not the name of a file in');
  },
);

it('reads no items at the next start, unless one of the catalogues has changed', async () => {
  await load(['bundled', folder]);
  const items = {
    [Symbol.asyncIterator]: (): never => {
      throw new Error('The items are read.');
    },
  };
  const catalogue = await openCatalogues(['bundled', folder], fixtureCatalogue);
  await loadCatalogue(database.db, { ...catalogue, items }, Date.now());
  const changed = { ...fixtureCatalogue, items: fixtureCatalogue.items.slice(1) };
  const other = await openCatalogues(['bundled', folder], changed);
  await expect(loadCatalogue(database.db, { ...other, items }, Date.now())).rejects.toThrow('The items are read.');
});

it('changes nothing if a line of one catalogue is invalid, and names the file and the line', async () => {
  await load(['bundled', folder]);
  await writeItems([item('llama', {}), { ...item('odd', {}), master: '../secret' }]);
  await expect(load(['bundled', folder])).rejects.toThrow(
    `Line 2 ("odd") of ${join(folder, 'items.ndjson')} is invalid`,
  );
  expect(await service.ids('/v1/gifs/search?q=llama')).toEqual(['llama']);
});

it('changes nothing if two catalogues have an item with the same id', async () => {
  await load(['bundled', folder]);
  await writeItems([item('duckling', {})]);
  await expect(load(['bundled', folder])).rejects.toThrow(
    '("duckling") of the catalogue has the id of an earlier item',
  );
  expect(await service.ids('/v1/gifs/search?q=llama')).toEqual(['llama']);
});
