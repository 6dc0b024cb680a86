import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

export function describeGifTags({ service }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);

  describe('tags of GIFs', () => {
    it('counts, translates and relates tags [G-2] [G-4]', async () => {
      const counts = (await as('ann')('GET', '/ajax/gif/party-time/tag-counts')).body.data;
      expect(counts[0]).toEqual({ tag: 'party', count: 3 });
      const translations = (await as('ann')('GET', '/ajax/gif/sticker-sun/tag-translations')).body.data;
      expect(translations).toEqual([{ lang: 'de', tags: ['wetter', 'sonnig'] }]);
      const bulk = await as('ann')('GET', '/ajax/gif/bulk/language-tags?gif_ids=sticker-cat,nope&lang=de');
      expect(bulk.body.data).toEqual([
        { gif_id: 'sticker-cat', lang: 'de', tags: ['katze', 'gesicht', 'süß'] },
        { gif_id: 'nope', lang: 'de', tags: [] },
      ]);
      for (const lang of ['de-AT', 'de_DE', 'DE']) {
        const { body } = await as('ann')('GET', `/ajax/gif/bulk/language-tags?gif_ids=sticker-cat&lang=${lang}`);
        expect(body.data).toEqual([{ gif_id: 'sticker-cat', lang: 'de', tags: ['katze', 'gesicht', 'süß'] }]);
      }
      for (const query of ['', '&lang=', '&lang=xx', '&lang=undefined', "&lang=e'", '&lang=en-GB']) {
        const { body } = await as('ann')('GET', `/ajax/gif/bulk/language-tags?gif_ids=sticker-cat${query}`);
        expect(body.data).toEqual([{ gif_id: 'sticker-cat', lang: 'en', tags: ['cat', 'face'] }]);
      }
      const polish = await as('ann')('GET', '/ajax/gif/bulk/language-tags?gif_ids=sticker-cat&lang=pl-PL');
      expect(polish.body.data).toEqual([{ gif_id: 'sticker-cat', lang: 'pl', tags: [] }]);
      const related = await service().signedOut('GET', '/ajax/tags/related/gif/party/');
      expect(related.body.data[0]).toMatchObject({ name: expect.any(String), score: expect.any(Number) });
    });

    it('adds and removes tags in a language, which are searchable at once [G-2]', async () => {
      const path = '/ajax/gif/duckling/language-tags';
      const added = await as('art')('POST', path, { body: { tags: ['Entchen', 'gelb'], lang: 'de' } });
      expect(added.body).toEqual({ lang: 'de', tags: ['Entchen', 'gelb'] });
      expect(await service().ids('/v1/gifs/search?q=entchen&lang=de')).toEqual(['duckling']);
      const remaining = await as('art')('DELETE', `${path}?tags=Entchen&lang=de`);
      expect(remaining.body).toEqual({ lang: 'de', tags: ['gelb'] });
      expect(await service().ids('/v1/gifs/search?q=entchen&lang=de')).toEqual([]);
      expect((await as('ann')('POST', path, { body: { tags: ['x'], lang: 'de' } })).status).toBe(403);
    });

    it('adds tags for any known language tag, and rejects unknown ones [G-2]', async () => {
      const path = '/ajax/gif/duckling/language-tags';
      const added = await as('art')('POST', path, { body: { tags: ['patito'], lang: 'es-419' } });
      expect(added.body).toEqual({ lang: 'es', tags: ['patito'] });
      expect(await service().ids('/v1/gifs/search?q=patitos&lang=es-MX')).toEqual(['duckling']);
      expect((await as('art')('DELETE', `${path}?tags=patito&lang=es_ES`)).body).toEqual({ lang: 'es', tags: [] });
      expect((await as('art')('POST', path, { body: { tags: ['bibi'], lang: 'fil' } })).body.lang).toBe('fil');
      expect((await as('art')('DELETE', `${path}?tags=bibi&lang=fil-PH`)).body).toEqual({ lang: 'fil', tags: [] });
      for (const lang of ['xx', 'undefined', '', 'klingon']) {
        const { status, body } = await as('art')('POST', path, { body: { tags: ['x'], lang } });
        expect({ status, parameter: body.parameter }).toEqual({ status: 400, parameter: 'lang' });
      }
    });
  });
}
