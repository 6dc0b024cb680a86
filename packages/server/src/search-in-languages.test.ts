import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import { loadCatalogue } from './library/catalogue/load-catalogue.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  const real = { ...catalogue, fileUrl };
  await loadCatalogue(database.db, real, Date.now());
  service = createTestService(database, { catalogue: real });
}, 60_000);
afterAll(() => service.close());

it.each([
  ['gifs', 'katze', 'de', 'cat'],
  ['gifs', 'katzen', 'de', 'cat'],
  ['gifs', 'café', 'fr', 'coffee'],
  ['gifs', 'gracias', 'es', 'thank you'],
  ['gifs', 'おやすみ', 'ja', 'good night'],
  ['gifs', 'с днём рождения', 'ru', 'birthday'],
  ['videos', 'regen', 'de', 'rain'],
  ['stickers', 'katze', 'de', 'cat'],
])('finds %s of the catalogue for %s in the language %s [C-8]', async (type, term, lang, tag) => {
  const { data } = await service.list(`/v1/${type}/search?q=${encodeURIComponent(term)}&lang=${lang}`);
  expect(data[0]?.tags).toContain(tag);
});

it.each([
  ['a word that English lacks', 'katze', 'cat'],
  ['a word that begins an English one', 'neve', 'snow'],
  ['several words', 'buenas noches', 'good night'],
])('finds %s in another language without `lang`: %s', async (_kind, term, tag) => {
  const { data } = await service.list(`/v1/gifs/search?q=${encodeURIComponent(term)}`);
  expect(data[0]?.tags).toContain(tag);
});
