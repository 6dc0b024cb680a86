import { describe, expect, it } from 'vitest';
import type { Db } from '../../database/schema.ts';
import type { Call, ManagementService } from './management-service.ts';

interface Place {
  readonly service: () => ManagementService;
  readonly db: () => Db;
}

const takedown = '/api/v3/content-takedown/takedown';

export function describeModeration({ service, db }: Place): void {
  const as = (name: string): Call => service().as(name);
  const update = (who: string, gif_id: string, key: string, value: unknown) =>
    as(who)('POST', '/ajax/gif/update', { gif_id, key, value });
  const decide = (id: string, body: object) => as('mo')('POST', `/api/v1/gifs/${id}/moderation`, body);

  /** Where a GIF is shown, by the name of the place. */
  async function placesOf(id: string): Promise<Record<string, boolean>> {
    const { app, ids, request } = service();
    const text = async (path: string) => (await app.request(path)).text();
    const random = await request('/v1/videos/random?tag=music');
    return {
      search: (await ids('/v1/videos/search?q=drums')).includes(id),
      channel: (await ids('/v1/videos/search?q=%40moods')).includes(id),
      trending: (await ids('/v1/videos/trending')).includes(id),
      random: random.status === 200,
      related: (await ids('/v1/videos/related?gif_id=birthday-cake')).includes(id),
      ids: (await ids(`/v1/gifs?ids=${id}`)).includes(id),
      id: (await request(`/v1/gifs/${id}`)).status === 200,
      associations: (await request(`/v1/gifs/${id}/associations`)).status === 200,
      feed: JSON.stringify((await service().nobody('GET', '/api/v4/channels/moods/feed/?limit=100')).body).includes(
        `"${id}"`,
      ),
      gifPage: (await app.request(`/gifs/${id}`)).status === 200,
      channelPage: (await text('/channel/moods')).includes(`/gifs/${id}`),
      startPage: (await text('/?type=videos')).includes(`/gifs/${id}`),
      oembed:
        (await app.request(`http://zoetrope.test/services/oembed?url=http://zoetrope.test/gifs/${id}`)).status === 200,
      embed: (await app.request(`http://zoetrope.test/embed/${id}`)).status === 200,
      media: (await app.request(`http://zoetrope.test/media/${id}/original.webp`)).status !== 410,
      clip: (await app.request(`http://zoetrope.test/media/clip/${id}/360p.mp4`)).status !== 410,
      suggestions: JSON.stringify(await service().get('/v1/gifs/search/tags?q=music')).includes('music'),
    };
  }

  describe('moderation', () => {
    it('takes a GIF down from every public place, and brings it back to all of them [S-1] [G-3]', async () => {
      const before = await placesOf('clip-drums');
      expect(Object.entries(before).filter(([, shown]) => !shown)).toEqual([]);
      const body = { takedowns: [{ gif_id: 'clip-drums', reason: 'A claim' }], send_email: false };
      expect((await as('art')('POST', takedown, body)).status).toBe(403);
      const taken = await as('mo')('POST', takedown, body);
      expect(taken).toMatchObject({
        status: 201,
        body: { data: [{ gif_id: 'clip-drums', reason: 'A claim', mailed: false }] },
      });
      const after = await placesOf('clip-drums');
      expect(Object.entries(after).filter(([, shown]) => shown)).toEqual([]);
      expect((await service().app.request('http://zoetrope.test/embed/clip-drums')).status).toBe(410);

      const searched = await as('mo')('GET', '/api/v1/search-service/search/?q=clip-drums');
      expect(searched.body.result.results[0].gif).toMatchObject({ id: 'clip-drums', is_removed: true });
      const known = await as('mo')('GET', '/ajax/gifs/extended-metadata?gif_ids=clip-drums');
      expect(known.body.data).toMatchObject([{ is_removed: true, takedown: { reason: 'A claim' } }]);
      expect((await decide('clip-drums', { status: 'approved' })).status).toBe(200);
      expect(await placesOf('clip-drums')).toEqual(before);
    });

    it('takes down all that are named or none, and tells their owners [S-1]', async () => {
      await as('mo')('PATCH', '/api/v4/channels/moods/', { owner: 'art' });
      const both = [
        { gif_id: 'nope', reason: 'One' },
        { gif_id: 'unheard', reason: 'Two' },
      ];
      const refused = await as('mo')('POST', takedown, { takedowns: both, send_email: true });
      expect(refused).toMatchObject({
        status: 404,
        body: { parameter: 'takedowns', message: 'There is no GIF unheard.' },
      });
      expect((await service().request('/v1/gifs/nope')).status).toBe(200);
      const done = await as('mo')('POST', takedown, {
        takedowns: both.slice(0, 1),
        send_email: true,
        note: 'By letter',
      });
      expect(done.body.data).toMatchObject([{ gif_id: 'nope', mailed: true }]);
      expect(await service().mailTo('art@demo.invalid')).toContain('The reason: One');
      await decide('nope', { status: 'approved' });
    });

    it('holds back what is pending, shows what is rejected to nobody, and rates [G-3]', async () => {
      const shown = async () => ({
        listed: (await service().ids('/v1/gifs/search?q=cake')).includes('birthday-cake'),
        byId: (await service().request('/v1/gifs/birthday-cake')).status,
      });
      const decision = await decide('birthday-cake', { status: 'pending', note: 'Look again' });
      expect(decision.body).toMatchObject({
        gif_id: 'birthday-cake',
        status: 'pending',
        rating: 'g',
        note: 'Look again',
        moderator: 'mo',
      });
      expect(await shown()).toEqual({ listed: false, byId: 200 });
      await decide('birthday-cake', { status: 'rejected' });
      expect(await shown()).toEqual({ listed: false, byId: 404 });
      expect((await decide('birthday-cake', { status: 'approved', rating: 'r' })).body.rating).toBe('r');
      expect(await shown()).toEqual({ listed: false, byId: 200 });
      await decide('birthday-cake', { status: 'approved', rating: 'g' });
      expect(await shown()).toEqual({ listed: true, byId: 200 });
      expect((await decide('unheard', { status: 'approved' })).status).toBe(404);
    });

    it('keeps reports about searches [S-1]', async () => {
      const report = {
        reasons: ['Not what I looked for'],
        additional_info: "'; DROP TABLE items; --",
        search_response_id: 'r-1',
        search_term: 'cat',
        search_content_type: 'gifs',
      };
      expect((await service().nobody('POST', '/ajax/report-search', report)).status).toBe(204);
      const { report: kept } = await db().selectFrom('search_reports').select('report').executeTakeFirstOrThrow();
      expect(kept).toEqual(report);
    });
  });

  describe('GIF admin', () => {
    it('changes words and tags, which the next search finds [G-3]', async () => {
      expect((await update('art', 'category-joke', 'title', 'Zanzibar Buffet')).body).toMatchObject({
        title: 'Zanzibar Buffet',
      });
      expect(await service().ids('/v1/gifs/search?q=zanzibar')).toEqual(['category-joke']);
      expect(await service().ids('/v1/gifs/search?q=catering')).not.toContain('category-joke');
      await update('art', 'category-joke', 'tags', ['snack', 'quokka']);
      expect(await service().ids('/v1/gifs/search?q=quokka')).toEqual(['category-joke']);
      expect((await service().one('/v1/gifs/random?tag=snack')).data.id).toBe('category-joke');
      expect((await update('ann', 'category-joke', 'title', 'x')).status).toBe(403);
      expect((await update('mo', 'unheard', 'title', 'x')).body).toMatchObject({
        code: 'not-found',
        parameter: 'gif_id',
      });
    });

    it('lets moderators alone rate, hide and feature [G-3]', async () => {
      for (const [key, value] of [
        ['rating', 'pg'],
        ['is_hidden', true],
        ['is_indexable', true],
        ['is_featured', true],
      ] as const) {
        expect((await update('art', 'lets-go', key, value)).status, key).toBe(403);
        expect((await update('mo', 'lets-go', key, value)).body, key).toMatchObject({ [key]: value });
      }
      expect(await service().ids('/v1/gifs/trending')).not.toContain('lets-go');
      expect((await service().one('/v1/gifs/lets-go')).data).toMatchObject({
        is_hidden: true,
        is_featured: true,
        rating: 'pg',
      });
      await update('mo', 'lets-go', 'is_hidden', false);
      expect(await service().ids('/v1/gifs/trending')).toContain('lets-go');
    });

    it('counts lists as they are [G-3]', async () => {
      const whole = await service().list('/v1/gifs/trending?limit=50&rating=r');
      expect(whole.pagination.total_count).toBe(whole.data.length);
    });

    it('tells what is kept of GIFs, in the order asked, to moderators and owners [G-1]', async () => {
      const path = '/ajax/gifs/metadata?gif_ids=party-time,unheard,gone';
      const told = await as('mo')('GET', path);
      expect(told.body.data).toMatchObject([
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

    it('tells how trending is made [G-1]', async () => {
      const all = await as('mo')('GET', '/ajax/gifs/trending');
      expect(all.body.data[0]).toMatchObject({
        gif: { id: expect.any(String) },
        score: expect.any(Number),
        is_scheduled: false,
      });
      const some = await as('mo')('GET', '/ajax/gifs/trending?gif_ids=nope,gone');
      expect(some.body.data.map(({ gif }: { gif: { id: string } }) => gif.id)).toEqual(['nope']);
    });

    it('counts what pages say was done with a GIF [G-3]', async () => {
      const send = (id: string, type: string) => service().nobody('POST', `/ajax/gif/${id}/analytic/${type}/`);
      expect(await Promise.all([1, 2, 3].map(async () => (await send('nope', 'share')).status))).toEqual([
        204, 204, 204,
      ]);
      expect((await send('nope', 'stare')).body.parameter).toBe('type');
      expect((await send('gone', 'share')).status).toBe(404);
      const row = await db().selectFrom('gif_actions').selectAll().where('item_id', '=', 'nope').executeTakeFirst();
      expect(row).toMatchObject({ action: 'share', count: '3' });
    });
  });

  describe('tags of GIFs', () => {
    it('are counted, translated and related [G-2] [G-4]', async () => {
      const counts = (await as('ann')('GET', '/ajax/gif/party-time/tag-counts')).body.data;
      expect(counts[0]).toEqual({ tag: 'party', count: 3 });
      const translations = (await as('ann')('GET', '/ajax/gif/sticker-sun/tag-translations')).body.data;
      expect(translations).toEqual([{ lang: 'de', tags: ['wetter', 'sonnig'] }]);
      const bulk = await as('ann')('GET', '/ajax/gif/bulk/language-tags?gif_ids=sticker-cat,nope&lang=de');
      expect(bulk.body.data).toEqual([
        { gif_id: 'sticker-cat', lang: 'de', tags: ['katze', 'gesicht', 'süß'] },
        { gif_id: 'nope', lang: 'de', tags: [] },
      ]);
      const related = await service().nobody('GET', '/ajax/tags/related/gif/party/');
      expect(related.body.data[0]).toMatchObject({ name: expect.any(String), score: expect.any(Number) });
    });

    it('are added and taken away in a language, and searched at once [G-2]', async () => {
      const path = '/ajax/gif/duckling/language-tags';
      const added = await as('art')('POST', path, { tags: ['Entchen', 'gelb'], lang: 'de' });
      expect(added.body).toEqual({ lang: 'de', tags: ['Entchen', 'gelb'] });
      expect(await service().ids('/v1/gifs/search?q=entchen&lang=de')).toEqual(['duckling']);
      const left = await as('art')('DELETE', `${path}?tags=Entchen&lang=de`);
      expect(left.body).toEqual({ lang: 'de', tags: ['gelb'] });
      expect(await service().ids('/v1/gifs/search?q=entchen&lang=de')).toEqual([]);
      expect((await as('ann')('POST', path, { tags: ['x'], lang: 'de' })).status).toBe(403);
    });
  });

  describe('site calls', () => {
    it('send a GIF by mail for who is signed in, so often [S-1]', async () => {
      const share = (gif_id: string, to = 'friend@example.org') =>
        as('ann')('POST', '/ajax/instashare/', { gif_id, to });
      expect((await share('nope')).status).toBe(204);
      expect(await service().mailTo('friend@example.org')).toContain('http://zoetrope.test/gifs/nope');
      expect((await share('gone')).status).toBe(404);
      expect((await share('nope', 'a@b.c\r\nBcc: all@example.org')).body.parameter).toBe('to');
      const many = await Promise.all(Array.from({ length: 25 }, () => share('nope')));
      expect(many.some(({ status }) => status === 429)).toBe(true);
    });

    it('tell what runs, and what is searched for [S-1] [S-8]', async () => {
      expect((await service().nobody('GET', '/api/v3/env/build')).body).toEqual({
        name: '@zoetrope/server',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        node: process.versions.node,
        is_demo: true,
      });
      const path = '/api/v1/analytics/dashboard-trending-searches/';
      expect((await as('ann')('GET', path)).body.data[0]).toEqual({
        term: expect.any(String),
        count: expect.any(Number),
      });
      const own = (await as('art')('GET', `${path}?username=art`)).body.data.map(({ term }: { term: string }) => term);
      expect(own).toContain('panda');
      expect(own).not.toContain('christmas');
      expect((await as('ann')('GET', `${path}?username=art`)).status).toBe(403);
      expect((await as('mo')('GET', `${path}?username=art`)).status).toBe(200);
      expect((await as('mo')('GET', `${path}?username=nobody`)).status).toBe(404);
    });
  });
}
