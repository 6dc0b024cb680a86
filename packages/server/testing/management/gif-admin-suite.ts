import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

export function describeGifAdmin({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);
  const update = (who: string, gif_id: string, change: { readonly key: string; readonly value: unknown }) =>
    as(who)('POST', '/ajax/gif/update', { body: { gif_id, ...change } });

  describe('GIF admin', () => {
    it('changes texts and tags, which the next search finds [G-3]', async () => {
      expect((await update('art', 'category-joke', { key: 'title', value: 'Zanzibar Buffet' })).body).toMatchObject({
        title: 'Zanzibar Buffet',
      });
      expect(await service().ids('/v1/gifs/search?q=zanzibar')).toEqual(['category-joke']);
      expect(await service().ids('/v1/gifs/search?q=catering')).not.toContain('category-joke');
      await update('art', 'category-joke', { key: 'tags', value: ['snack', 'quokka'] });
      expect(await service().ids('/v1/gifs/search?q=quokka')).toEqual(['category-joke']);
      expect((await service().one('/v1/gifs/random?tag=snack')).data.id).toBe('category-joke');
      expect((await update('ann', 'category-joke', { key: 'title', value: 'x' })).status).toBe(403);
      expect((await update('mo', 'unheard', { key: 'title', value: 'x' })).body).toMatchObject({
        code: 'not-found',
        parameter: 'gif_id',
      });
    });

    it('records each edit in the audit trail, unless it changes nothing, and undoes it [G-3]', async () => {
      const actions = async () => (await as('mo')('GET', '/api/v1/moderation/actions?gif_id=plain')).body.data;
      const read = async () => (await as('mo')('GET', '/ajax/gifs/metadata?gif_ids=plain')).body.data[0];
      const before = await read();
      const earlier = await actions();
      await update('mo', 'plain', { key: 'title', value: before.title });
      await update('mo', 'plain', { key: 'is_hidden', value: false });
      expect(await actions()).toEqual(earlier);
      await update('mo', 'plain', { key: 'title', value: 'An axolotl' });
      const body = { tags: ['axolotl'], lang: 'en' };
      await as('mo')('POST', '/ajax/gif/plain/language-tags', { body });
      const [tagged, titled] = await actions();
      expect(titled).toMatchObject({ action: 'edited', moderator: 'mo', gifs: [{ gif_id: 'plain' }] });
      for (const { id } of [titled, tagged]) {
        expect((await as('mo')('POST', `/api/v1/gifs/edits/${id}/undo`)).status).toBe(201);
      }
      expect(await read()).toEqual(before);
    });

    it('lets no owner undo an edit that only moderators make [G-3]', async () => {
      const newest = async () => (await as('mo')('GET', '/api/v1/moderation/actions?gif_id=duckling')).body.data[0].id;
      const undo = (who: string, id: string) => as(who)('POST', `/api/v1/gifs/edits/${id}/undo`);
      for (const [key, value] of [
        ['is_hidden', true],
        ['rating', 'r'],
      ] as const) {
        await update('mo', 'duckling', { key, value });
        const id = await newest();
        expect((await undo('art', id)).status, key).toBe(403);
        expect((await undo('mo', id)).status, key).toBe(201);
      }
      await update('art', 'duckling', { key: 'title', value: 'A duck' });
      expect((await undo('art', await newest())).status).toBe(201);
    });

    it('lets only moderators rate, hide and feature [G-3]', async () => {
      for (const [key, value] of [
        ['rating', 'pg'],
        ['is_hidden', true],
        ['is_indexable', true],
        ['is_featured', true],
      ] as const) {
        expect((await update('art', 'lets-go', { key, value })).status, key).toBe(403);
        expect((await update('mo', 'lets-go', { key, value })).body, key).toMatchObject({ [key]: value });
      }
      expect(await service().ids('/v1/gifs/trending')).not.toContain('lets-go');
      expect((await service().request('/v1/gifs/lets-go')).status).toBe(404);
      await update('mo', 'lets-go', { key: 'is_hidden', value: false });
      expect(await service().ids('/v1/gifs/trending')).toContain('lets-go');
      expect((await service().one('/v1/gifs/lets-go')).data).toMatchObject({
        is_hidden: false,
        is_featured: true,
        rating: 'pg',
      });
    });

    it('keeps the sizes of lists exact [G-3]', async () => {
      const completeList = await service().list('/v1/gifs/trending?limit=50&rating=r');
      expect(completeList.pagination.total_count).toBe(completeList.data.length);
    });

    it('returns the metadata of GIFs in the order of the request, to moderators and owners [G-1]', async () => {
      const path = '/ajax/gifs/metadata?gif_ids=party-time,unheard,gone';
      const response = await as('mo')('GET', path);
      expect(response.body.data).toMatchObject([
        { id: 'party-time', type: 'gif', channel: 'moods', is_removed: false, moderation_status: 'approved' },
        { id: 'gone', is_removed: true },
      ]);
      expect((await as('art')('GET', path)).status).toBe(200);
      expect((await as('ann')('GET', path)).status).toBe(403);
      const all = await as('mo')('GET', '/ajax/gifs/extended-metadata?gif_ids=sticker-cat');
      expect(all.body.data[0]).toMatchObject({
        width: 480,
        frames: 10,
        channels: ['zoo'],
        license: 'CC0-1.0',
        view_count: 0,
      });
      expect(all.body.data[0].translations.map(({ lang }: { lang: string }) => lang)).toEqual(['de', 'ja']);
    });

    it('returns the ranking of trending [G-1]', async () => {
      const all = await as('mo')('GET', '/ajax/gifs/trending');
      expect(all.body.data[0]).toMatchObject({
        gif: { id: expect.any(String) },
        score: expect.any(Number),
        is_scheduled: false,
      });
      const some = await as('mo')('GET', '/ajax/gifs/trending?gif_ids=nope,gone');
      expect(some.body.data.map(({ gif }: { gif: { id: string } }) => gif.id)).toEqual(['nope']);
    });

    it('counts actions that pages report [G-3]', async () => {
      const send = (id: string, type: string) => service().signedOut('POST', `/ajax/gif/${id}/analytic/${type}/`);
      expect(await Promise.all([1, 2, 3].map(async () => (await send('nope', 'share')).status))).toEqual([
        204, 204, 204,
      ]);
      expect((await send('nope', 'stare')).body.parameter).toBe('type');
      expect((await send('gone', 'share')).status).toBe(404);
      const row = await db().selectFrom('gif_actions').selectAll().where('item_id', '=', 'nope').executeTakeFirst();
      expect(row).toMatchObject({ action: 'share', count: '3' });
    });
  });
}
