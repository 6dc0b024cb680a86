import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureCatalogue, item } from '../../../testing/fixture-catalogue.ts';
import { createTestService, openTestDatabase, type TestService } from '../../../testing/test-service.ts';
import { loadCatalogue } from '../../library/catalogue/load-catalogue.ts';
import type { KlipyItem } from './to-klipy-item.ts';

const MEMES = ['cat-says-no', 'cat-says-yes', 'dog-says-no'];

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  const memes = MEMES.map((id) => item(id, { title: id.replaceAll('-', ' '), tags: ['Meme', id.slice(0, 3)] }));
  await loadCatalogue(database.db, { ...fixtureCatalogue, items: [...fixtureCatalogue.items, ...memes] }, Date.now());
  await sql`UPDATE item_scores SET clicks = clicks + 100 WHERE item_id = 'dog-says-no'`.execute(database.db);
  service = createTestService(database);
});
afterAll(() => service.close());

async function list(path: string) {
  const response = await service.app.request(`http://zoetrope.test/api/v1/zoetrope-web/${path}`);
  const { data } = (await response.json()) as { data: { data: readonly KlipyItem[]; has_next: boolean } };
  return { slugs: data.data.map(({ slug }) => slug), types: new Set(data.data.map(({ type }) => type)), ...data };
}

describe('memes, which are the GIFs with the tag "meme"', () => {
  it('lists them by popularity, with pages', async () => {
    const all = await list('memes/trending');
    expect(all.slugs[0]).toBe('dog-says-no');
    expect([...all.slugs].sort()).toEqual(MEMES);
    expect([...all.types]).toEqual(['static-meme']);
    const first = await list('memes/trending?per_page=2');
    const second = await list('memes/trending?per_page=2&page=2');
    expect([first.has_next, second.has_next]).toEqual([true, false]);
    expect([...first.slugs, ...second.slugs]).toEqual(all.slugs);
  });

  it('lists them at the path of KLIPY too, with a PNG', async () => {
    const { data, slugs } = await list('static-memes/trending');
    expect(slugs).toEqual((await list('memes/trending')).slugs);
    expect(data[0]).toMatchObject({ type: 'static-meme', file: { sm: { png: { url: expect.any(String) } } } });
  });

  it('searches among them only', async () => {
    expect([...(await list('memes/search?q=cat')).slugs].sort()).toEqual(['cat-says-no', 'cat-says-yes']);
    expect((await list('memes/search?q=birthday')).slugs).toEqual([]);
  });

  it('lists them among GIFs as GIFs', async () => {
    const gifs = await list('gifs/search?q=cat');
    expect(gifs.slugs).toEqual(expect.arrayContaining(['cat-parade', 'cat-says-no']));
    expect([...gifs.types]).toEqual(['gif']);
  });

  it('lists the ones that a viewer has shared', async () => {
    for (const slug of ['cat-says-no', 'cat-parade']) {
      const path = `http://zoetrope.test/api/v1/zoetrope-web/memes/share/${slug}`;
      const body = JSON.stringify({ customer_id: 'viewer' });
      await service.app.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    }
    expect((await list('memes/recent/viewer')).slugs).toEqual(['cat-says-no']);
  });
});
