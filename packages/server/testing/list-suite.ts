import { describe, expect, it } from 'vitest';
import type { Service } from './test-service.ts';

/** Lists and single items. */
export function describeLists(service: Service): void {
  describe('lists', () => {
    it('lists each kind by popularity, without hidden, removed and too mature items [C-9]', async () => {
      expect(await service().ids('/v1/stickers/trending')).toEqual(['sticker-cat', 'sticker-sun']);
      const gifs = await service().ids('/v1/gifs/trending');
      expect(gifs[0]).toBe('cat-parade');
      expect(gifs).toHaveLength(13);
      expect(gifs).not.toEqual(expect.arrayContaining(['scream']));
    });

    it('returns a random item each time, never cached [C-2]', async () => {
      const seen = new Set<unknown>();
      for (let count = 0; count < 60 && seen.size < 3; count += 1)
        seen.add((await service().one('/v1/gifs/random')).data.id);
      expect(seen.size).toBe(3);
      const response = await service().request('/v1/gifs/random');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    });

    it('limits a random item to a tag [C-9]', async () => {
      expect((await service().one('/v1/gifs/random?tag=Panda')).data.id).toBe('panda-portal');
      expect((await service().one('/v1/gifs/random?tag=unheard')).data).toEqual([]);
    });

    it('relates items by common tags, rare ones first, then by creator [C-9]', async () => {
      expect(await service().ids('/v1/gifs/related?gif_id=birthday-cake')).toEqual(
        expect.arrayContaining(['party-time', 'on-my-way']),
      );
      expect((await service().ids('/v1/gifs/related?gif_id=birthday-cake'))[0]).toBe('party-time');
      expect(await service().ids('/v1/stickers/related?gif_id=cat-nap')).toEqual(['sticker-cat']);
      expect(await service().ids('/v1/videos/related?gif_id=birthday-cake')).toEqual(['clip-drums']);
      expect(await service().ids('/v1/gifs/related?gif_id=plain')).toEqual([]);
    });

    it('lists categories, subcategories and their GIFs [C-4]', async () => {
      type Categories = {
        data: { name_encoded: string; subcategories: { name_encoded: string }[]; gif: { id: string } }[];
      };
      const { data } = await service().get<Categories>('/v1/gifs/categories');
      const celebrations = data.find((category) => category.name_encoded === 'celebrations');
      expect(celebrations?.subcategories.map((sub) => sub.name_encoded)).toEqual(['birthday', 'party', 'confetti']);
      expect(celebrations?.gif.id).toBe('birthday-cake');
      const below = await service().get<Categories>('/v1/gifs/categories/Celebrations');
      expect(below.data.map((sub) => sub.name_encoded)).toEqual(['birthday', 'party', 'confetti']);
      expect(await service().ids('/v1/gifs/categories/celebrations/party')).toEqual(['birthday-cake', 'party-time']);
      expect((await service().requestError('/v1/gifs/categories/nothing')).body.parameter).toBe('category');
      expect((await service().requestError('/v1/gifs/categories/animals/nothing')).body.parameter).toBe('subcategory');
    });
  });
}

export function describeItems(service: Service): void {
  describe('items', () => {
    it('finds items of any kind by id, unless hidden or removed [C-5]', async () => {
      expect((await service().one('/v1/gifs/sticker-cat')).data).toMatchObject({
        id: 'sticker-cat',
        type: 'sticker',
        is_sticker: 1,
      });
      for (const path of ['/v1/gifs/secret', '/v1/gifs/gone', '/v1/gifs/secret/associations']) {
        const { status, body } = await service().requestError(path);
        expect({ path, status, code: body.code, parameter: body.parameter }).toEqual({
          path,
          status: 404,
          code: 'not-found',
          parameter: 'id',
        });
      }
    });

    it('finds items by a list of ids, in its order [C-5]', async () => {
      const page = await service().list('/v1/gifs?ids=words-wow,unheard,gone,secret,%20cat-nap,words-wow');
      expect(page.data.map((gif) => gif.id)).toEqual(['words-wow', 'cat-nap']);
      expect(page.pagination).toEqual({ offset: 0, count: 2, total_count: 2 });
    });
  });
}
