import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemNumber } from '../../src/database/item-number.ts';
import { buildEvent } from '../pingback-events.ts';
import { makeStill } from './make-media.ts';
import { type Call, createManagementService, type ManagementService } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

const HERE = 'http://zoetrope.test';
const HOUR_MS = 60 * 60 * 1000;

/** Uploads that wait for approval, on the database of the suite. */
export function describeApproval({ db }: SuiteContext): void {
  let now = Date.parse('2026-11-28T12:00:00.000Z');
  let all: ManagementService;
  let newAccounts: ManagementService;
  let file: Buffer;

  beforeAll(async () => {
    const shared = { db: db(), close: async () => {} };
    const clock = () => now;
    all = await createManagementService(shared, { moderate: 'all', clock });
    newAccounts = await createManagementService(shared, { moderate: 'new-accounts', clock });
    file = await makeStill();
  });
  afterAll(async () => {
    await all.close();
    await newAccounts.close();
  });

  const as = (name: string): Call => all.as(name);

  async function upload(call: Call, title: string) {
    now += 1000;
    const fields = { channel: 'zoo', title, tags: 'quagga', file };
    const response = await call('POST', '/api/v1/gifs/', { body: multipart(fields) });
    expect(response.status).toBe(201);
    return response.body;
  }
  async function decide(gif_ids: readonly string[], decision: object) {
    now += 1000;
    return as('mo')('POST', '/api/v1/moderation/decisions', { body: { gif_ids, ...decision } });
  }
  async function undo(id: string) {
    now += 1000;
    return as('mo')('POST', `/api/v1/moderation/actions/${id}/undo`);
  }
  async function deleteUploads(ids: readonly string[]) {
    for (const id of ids) expect((await as('art')('DELETE', `/api/v1/gifs/${id}`)).status).toBe(204);
  }
  async function queue(query = '') {
    return (await as('mo')('GET', `/api/v1/moderation/queue?${query}`)).body;
  }
  const idsOf = (entries: readonly { gif: { id: string } }[]) => entries.map(({ gif }) => gif.id);

  /** Whether each way to read the library shows an upload to everyone, by name. */
  async function visibilityOf(id: string): Promise<Record<string, boolean>> {
    const shows = async (path: string) => {
      const response = await all.app.request(HERE + path);
      return response.ok && (await response.text()).includes(id);
    };
    const responds = async (path: string) => {
      const response = await all.app.request(HERE + path);
      await response.body?.cancel();
      return response.ok;
    };
    const key = 'api_key=zoetrope-web';
    // Anyone can send these about a GIF that they know the id of.
    const event = buildEvent({ gif_id: id, analytics_response_payload: undefined });
    const post = (path: string, body: object) =>
      all.app.request(HERE + path, { method: 'POST', body: JSON.stringify(body) });
    expect((await post(`/v2/pingback?${key}`, { events: [event] })).status).toBe(200);
    expect((await post(`/api/v1/zoetrope-web/gifs/share/${id}`, { customer_id: 'viewer' })).status).toBe(200);
    return {
      search: await shows(`/v1/gifs/search?q=quagga&${key}`),
      channelSearch: await shows(`/v1/gifs/search?q=%40zoo%20quagga&${key}`),
      trending: await shows(`/v1/gifs/trending?limit=50&rating=r&${key}`),
      random: await shows(`/v1/gifs/random?tag=quagga&${key}`),
      related:
        (await shows(`/v1/gifs/related?gif_id=${id}&${key}`)) ||
        (await responds(`/v1/gifs/related?gif_id=${id}&${key}`)),
      ids: await shows(`/v1/gifs?ids=${id}&${key}`),
      id: await responds(`/v1/gifs/${id}?${key}`),
      suggestions: (await (await all.app.request(`${HERE}/v1/gifs/search/tags?q=quagg&${key}`)).text()).includes(
        'quagga',
      ),
      tenorSearch: await shows('/v2/search?q=quagga&key=zoetrope-web'),
      tenorFeatured: await shows('/v2/featured?limit=50&key=zoetrope-web'),
      tenorPosts: await shows(`/v2/posts?ids=${id}&key=zoetrope-web`),
      content: await responds(`/v1/content/${id}?${key}`),
      associations: await responds(`/v1/gifs/${id}/associations?${key}`),
      klipyItems: await shows(`/api/v1/zoetrope-web/gifs/items?slugs=${id}`),
      klipyNumber: await shows(`/api/v1/zoetrope-web/gifs/items?ids=${itemNumber(id)}`),
      klipyItem: await responds(`/api/v1/zoetrope-web/gifs/${id}`),
      klipyRecent: await shows('/api/v1/zoetrope-web/gifs/recent/viewer'),
      klipySearch: await shows('/api/v1/zoetrope-web/gifs/search?q=quagga'),
      klipyTrending: await shows('/api/v1/zoetrope-web/gifs/trending?per_page=50'),
      feed: await shows('/api/v4/channels/zoo/feed/?limit=100'),
      page: await responds(`/gifs/${id}`),
      listPage: await shows('/?q=quagga'),
      channelPage: await shows('/channel/zoo'),
      embed: await responds(`/embed/${id}`),
      twitter: await responds(`/embed/${id}/twitter/iframe`),
      reportForm: await responds(`/gifs/${id}/report`),
      eventTitle: (await (await all.app.request(`${HERE}/v2/pingback/recent?limit=1&${key}`)).text()).includes(
        'quagga',
      ),
      oembed: await responds(`/services/oembed?url=${HERE}/gifs/${id}`),
      viewCount: await responds(`/api/v1/proxy-gif/${id}/view-count`),
      media: await responds(`/media/${id}/original.webp`),
      still: await responds(`/media/${id}/fixed_width_still.jpg`),
    };
  }
  const allOf = (visibility: Record<string, boolean>, shown: 'shown' | 'hidden') =>
    Object.entries(visibility).flatMap(([name, isShown]) => (isShown === (shown === 'shown') ? [] : [name]));

  describe('approval of uploads', () => {
    it('shows an upload to nobody but its uploader and moderators until it is approved', async () => {
      const { id, moderation_status, images } = await upload(as('art'), 'A waiting quagga');
      expect(moderation_status).toBe('pending');
      expect(allOf(await visibilityOf(id), 'hidden')).toEqual([]);

      const [own] = (await as('art')('GET', '/api/v1/uploads')).body.data;
      expect(own).toMatchObject({ gif: { id }, moderation_status: 'pending' });
      expect(idsOf((await as('ann')('GET', '/api/v1/uploads')).body.data)).not.toContain(id);
      const [queued] = (await queue()).data;
      expect(queued).toMatchObject({ gif: { id }, uploader: { username: 'art' }, since: new Date(now).toISOString() });
      expect(queued).toMatchObject({ gif: { rating: 'g', tags: ['quagga'] }, channel: 'zoo' });
      expect(idsOf((await queue(`uploader=${queued.uploader.id}`)).data)).toEqual([id]);
      expect((await queue('uploader=nobody')).data).toEqual([]);
      for (const { url, webp } of [images.original, queued.gif.images.fixed_width, own.gif.images.original_still]) {
        for (const address of [url, webp]) {
          const picture = await all.app.request(address);
          expect(picture.status).toBe(200);
          expect(picture.headers.get('Cache-Control')).toBe('private, no-store');
        }
      }

      expect((await decide([id], { status: 'approved' })).body).toMatchObject({ action: 'approved', moderator: 'mo' });
      expect(allOf(await visibilityOf(id), 'shown')).toEqual([]);
      expect((await all.app.request(`${HERE}/media/${id}/original.webp`)).headers.get('Cache-Control')).toContain(
        'public',
      );
      expect((await queue()).data).toEqual([]);
      expect((await decide([id], { status: 'pending', note: 'Look again' })).status).toBe(201);
      expect(allOf(await visibilityOf(id), 'hidden')).toEqual([]);
      await deleteUploads([id]);
    });

    it('shows the media of a waiting upload only with a token of it, for an hour', async () => {
      const { id, images } = await upload(as('art'), 'A quagga with a token');
      const other = await upload(as('art'), 'Another quagga');
      const status = async (url: string) => (await all.app.request(url)).status;
      const { webp } = images.original;
      expect(await status(webp)).toBe(200);
      expect(await status(webp.replace(id, other.id))).toBe(410);
      expect(await status(webp.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')))).toBe(410);
      expect(await status(webp.replace(/review=\d+/, (text: string) => `${text}0`))).toBe(410);
      expect(await status(webp.replace(/review=.*/, 'review='))).toBe(410);
      const hidden = await all.app.request(webp.split('?')[0] ?? '');
      expect(hidden.headers.get('Cache-Control')).toBe('no-store');
      now += HOUR_MS + 2000;
      expect(await status(webp)).toBe(410);
      await deleteUploads([id, other.id]);
    });

    it('responds with the same embed page for a waiting, a rejected and an unknown GIF, and says when one was removed', async () => {
      const { id } = await upload(as('art'), 'A quagga without an embed page');
      const embed = async (path: string) => {
        const response = await all.app.request(`${HERE}/embed/${path}`);
        const text = await response.text();
        return [response.status, text.replace(/nonce="[^"]+"/g, '')];
      };
      const unknown = await embed('unheard');
      expect(unknown).toEqual([404, expect.stringContaining('This GIF is not available.')]);
      expect(await embed(id)).toEqual(unknown);
      expect(await embed(`${id}/twitter/iframe`)).toEqual(unknown);
      await decide([id], { status: 'rejected', reason: 'spam' });
      expect(await embed(id)).toEqual(unknown);
      await decide([id], { status: 'approved' });
      expect((await embed(id))[0]).toBe(200);
      const takedowns = [{ gif_id: id, reason: 'From a film' }];
      await as('mo')('POST', '/api/v3/content-takedown/takedown', { body: { takedowns, send_email: false } });
      expect(await embed(id)).toEqual([410, expect.stringContaining('This GIF was removed.')]);
      await decide([id], { status: 'approved' });
      await deleteUploads([id]);
    });

    it('decides on many uploads or none, and tells the uploader the reason for a rejection', async () => {
      const ids = [];
      for (const title of ['One quagga', 'Two quaggas', 'Three quaggas']) ids.push((await upload(as('art'), title)).id);
      const [first = '', second = '', third = ''] = ids;
      const rejection = { status: 'rejected', reason: 'copyright', message: 'From a film', note: 'Seen before' };
      expect(await decide([first, 'unheard'], rejection)).toMatchObject({
        status: 404,
        body: { parameter: 'gif_ids' },
      });
      expect(idsOf((await queue()).data)).toEqual(ids);
      const withoutReason = await decide([first], { status: 'rejected' });
      expect(withoutReason).toMatchObject({ status: 400, body: { parameter: 'reason' } });
      expect((await decide([], { status: 'approved' })).status).toBe(400);
      expect(
        (await as('art')('POST', '/api/v1/moderation/decisions', { body: { gif_ids: ids, status: 'approved' } }))
          .status,
      ).toBe(403);

      const rejected = (await decide([second, first], rejection)).body;
      expect(rejected).toMatchObject({
        action: 'rejected',
        message: 'From a film',
        note: 'Seen before',
        moderator: 'mo',
      });
      expect(rejected.gifs).toEqual([first, second].sort().map((gif_id) => ({ gif_id, reason: 'copyright' })));
      expect(idsOf((await queue()).data)).toEqual([third]);
      expect(idsOf((await queue('status=rejected')).data).sort()).toEqual([first, second].sort());
      const own = (await as('art')('GET', '/api/v1/uploads')).body.data;
      expect(idsOf(own).slice(0, 3)).toEqual([third, second, first]);
      expect(own[1]).toMatchObject({ moderation_status: 'rejected', reason: 'copyright', message: 'From a film' });
      expect(JSON.stringify(own)).not.toContain('Seen before');
      await deleteUploads(ids);
      const { data } = (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${first}`)).body;
      expect(data).toEqual([expect.objectContaining({ action: 'deleted', moderator: 'art' }), rejected]);
    });

    it('mails each uploader once what was rejected and why, and shows it with their GIFs', async () => {
      const ids: string[] = [];
      for (const title of ['A first quagga', 'A second quagga']) ids.push((await upload(as('art'), title)).id);
      const moderators = (await upload(as('mo'), 'A quagga of a moderator')).id;
      const mails = async (name: string) => all.mailsTo(`${name}@demo.invalid`);
      const before = { art: (await mails('art')).length, mo: (await mails('mo')).length };
      const rejection = { status: 'rejected', reason: 'copyright', message: 'From a film…', note: 'Seen before' };
      expect((await decide([...ids, moderators, 'duckling'], rejection)).status).toBe(201);
      const [toArt = '', ...more] = (await mails('art')).slice(before.art);
      expect(more).toEqual([]);
      expect(toArt).toContain('Subject: 2 of your uploads were rejected\r\n');
      for (const text of [`“A first quagga” (${ids[0]})`, `“A second quagga” (${ids[1]})`])
        expect(toArt).toContain(text);
      expect(toArt).toContain('Reason: Copyright or trademark\r\n\r\nMessage: From a film…\r\n');
      expect(toArt).not.toMatch(/Seen before|moderator’s|quagga of a moderator|duckling/);
      const toModerator = (await mails('mo')).slice(before.mo);
      expect(toModerator).toEqual([expect.stringContaining('“A quagga of a moderator”')]);

      const { data } = (await as('art')('GET', `/api/v1/gifs?q=${ids[0]}`)).body;
      expect(data[0].metadata).toMatchObject({
        moderation_status: 'rejected',
        moderation_reason: 'copyright',
        moderation_message: 'From a film…',
      });
      expect(JSON.stringify(data)).not.toContain('Seen before');
      now += 1000;
      const one = await as('mo')('POST', `/api/v1/gifs/${ids[0]}/moderation`, { body: { status: 'rejected' } });
      expect(one.status).toBe(200);
      const [again = ''] = (await mails('art')).slice(before.art + 1);
      expect(again).toContain('Subject: Your upload was rejected\r\n');
      expect(again).not.toContain('Reason:');
      await decide([...ids, 'duckling'], { status: 'approved' });
      expect(await mails('art')).toHaveLength(before.art + 2);
      await as('mo')('DELETE', `/api/v1/gifs/${moderators}`);
      await deleteUploads(ids);
    });

    it('undoes a decision and an undo, except for GIFs that were decided on since', async () => {
      const one = (await upload(as('art'), 'One quagga')).id;
      const two = (await upload(as('art'), 'Two quaggas')).id;
      const stateOf = async (id: string) => {
        const [state] = (await as('mo')('GET', `/ajax/gifs/metadata?gif_ids=${id}`)).body.data;
        return `${state.moderation_status} ${state.rating}`;
      };
      const approval = (await decide([one, two], { status: 'approved', rating: 'pg' })).body;
      expect([await stateOf(one), await stateOf(two)]).toEqual(['approved pg', 'approved pg']);
      await decide([two], { status: 'rejected', reason: 'spam' });
      const undone = await undo(approval.id);
      expect(undone).toMatchObject({
        status: 201,
        body: { action: { action: 'undone', undoes: approval.id, gifs: [{ gif_id: one }] }, skipped: [two] },
      });
      expect([await stateOf(one), await stateOf(two)]).toEqual(['pending g', 'rejected pg']);
      expect(await all.ids('/v1/gifs/search?q=quagga')).toEqual([]);
      expect(await undo(approval.id)).toMatchObject({ status: 409, body: { code: 'conflict', parameter: 'id' } });

      expect((await undo(undone.body.action.id)).status).toBe(201);
      expect([await stateOf(one), await stateOf(two)]).toEqual(['approved pg', 'rejected pg']);
      expect(await all.ids('/v1/gifs/search?q=quagga')).toEqual([one]);
      const { data } = (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${one}`)).body;
      expect(data.map(({ action }: { action: string }) => action)).toEqual(['undone', 'undone', 'approved']);
      expect(data[2]).toMatchObject({ id: approval.id, undone_by: undone.body.action.id });
      for (const id of ['0', 'x', '999999999999999999']) expect((await undo(id)).status).toBe(404);
      await deleteUploads([one, two]);
    });

    it('undoes a takedown, and keeps the earlier one if it was repeated', async () => {
      const takeDown = async (reason: string) => {
        now += 1000;
        const body = { takedowns: [{ gif_id: 'duckling', reason }], send_email: false };
        expect((await as('mo')('POST', '/api/v3/content-takedown/takedown', { body })).status).toBe(201);
        const { data } = (await as('mo')('GET', '/api/v1/moderation/actions?gif_id=duckling&limit=1')).body;
        expect(data).toMatchObject([{ action: 'taken-down', gifs: [{ gif_id: 'duckling', reason }] }]);
        return data[0].id;
      };
      const reasonOf = async () =>
        (await as('mo')('GET', '/ajax/gifs/extended-metadata?gif_ids=duckling')).body.data[0].takedown?.reason;
      const first = await takeDown('A claim');
      const second = await takeDown('A second claim');
      expect(await reasonOf()).toBe('A second claim');
      expect(await undo(first)).toMatchObject({ status: 409 });
      expect((await undo(second)).status).toBe(201);
      expect(await reasonOf()).toBe('A claim');
      expect((await all.request('/v1/gifs/duckling')).status).toBe(404);
      await decide(['duckling'], { status: 'approved' });
      expect(await reasonOf()).toBeUndefined();
      expect((await all.request('/v1/gifs/duckling')).status).toBe(200);
    });

    it('lists the current takedowns by pages, newest first, with those of texts and of waiting GIFs', async () => {
      const { id: waiting } = await upload(as('art'), 'A waiting quagga');
      const [text = ''] = await all.ids('/v1/text/animate?m=list%20me');
      const path = '/api/v1/moderation/takedowns';
      const listed = async () => {
        const { data, next_cursor } = (await as('mo')('GET', `${path}?limit=2`)).body;
        const more = next_cursor === '' ? [] : (await as('mo')('GET', `${path}?next_cursor=${next_cursor}`)).body.data;
        return [...data, ...more];
      };
      const before = idsOf(await listed());
      for (const gif_id of ['duckling', text, waiting]) {
        now += 1000;
        const body = { takedowns: [{ gif_id, reason: `Of ${gif_id}` }], send_email: true, note: 'By letter' };
        expect((await as('mo')('POST', '/api/v3/content-takedown/takedown', { body })).status).toBe(201);
      }
      const takedowns = await listed();
      expect(idsOf(takedowns)).toEqual([waiting, text, 'duckling', ...before]);
      expect(takedowns[0]).toMatchObject({
        reason: `Of ${waiting}`,
        note: 'By letter',
        moderator: 'mo',
        taken_down_at: new Date(now).toISOString(),
        mailed: true,
        moderation_status: 'pending',
        is_blocked: true,
      });
      expect((await all.app.request(takedowns[0].gif.images.original.url)).status).toBe(200);
      expect(takedowns.slice(1, 3)).toMatchObject([
        { moderation_status: 'approved', mailed: false, is_blocked: false },
        { moderation_status: 'approved', mailed: true },
      ]);
      await decide([waiting, text, 'duckling'], { status: 'approved' });
      expect(idsOf(await listed())).toEqual(before);
      expect((await as('art')('GET', path)).status).toBe(403);
      await deleteUploads([waiting]);
    });

    it('filters the audit trail by the kind of action', async () => {
      const { id } = await upload(as('art'), 'A quagga with a history');
      await decide([id], { status: 'rejected', reason: 'spam' });
      await decide([id], { status: 'approved' });
      await decide([id], { status: 'rejected', reason: 'other' });
      const trail = async (query: string) => (await as('mo')('GET', `/api/v1/moderation/actions?${query}`)).body;
      const { data, next_cursor } = await trail(`gif_id=${id}&action=rejected&limit=1`);
      expect(data).toMatchObject([{ action: 'rejected', gifs: [{ reason: 'other' }] }]);
      const more = await trail(`gif_id=${id}&action=rejected&next_cursor=${next_cursor}`);
      expect(more).toMatchObject({ data: [{ action: 'rejected', gifs: [{ reason: 'spam' }] }], next_cursor: '' });
      expect((await trail(`gif_id=${id}&action=taken-down`)).data).toEqual([]);
      expect((await trail('action=liked')).parameter).toBe('action');
      await deleteUploads([id]);
    });

    it('undoes the takedown of an animated text', async () => {
      const animate = () => all.ids('/v1/text/animate?m=undo%20me');
      const [id = ''] = await animate();
      const body = { takedowns: [{ gif_id: id, reason: 'A mistake' }], send_email: false };
      expect((await as('mo')('POST', '/api/v3/content-takedown/takedown', { body })).status).toBe(201);
      expect(await animate()).toEqual([]);
      const { data } = (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${id}`)).body;
      expect((await undo(data[0].id)).status).toBe(201);
      expect(await animate()).toContain(id);
    });

    it('pages through the queue, the uploads of an account and the audit trail without gaps', async () => {
      const ids: string[] = [];
      for (let number = 1; number <= 5; number += 1) ids.push((await upload(as('art'), `Quagga ${number}`)).id);
      const pagesOf = async (who: string, path: string) => {
        const pages: { data: never[] }[] = [];
        let cursor = '';
        do {
          const page = (await as(who)('GET', `${path}limit=2&next_cursor=${cursor}`)).body;
          pages.push(page);
          cursor = page.next_cursor;
        } while (cursor !== '' && pages.length < 20);
        return pages;
      };
      const waiting = await pagesOf('mo', '/api/v1/moderation/queue?');
      expect(waiting.map(({ data }) => data.length)).toEqual([2, 2, 1]);
      expect(waiting.flatMap(({ data }) => idsOf(data))).toEqual(ids);
      const own = await pagesOf('art', '/api/v1/uploads?');
      expect(own.flatMap(({ data }) => idsOf(data)).slice(0, 5)).toEqual([...ids].reverse());
      for (let round = 0; round < 3; round += 1) await decide([ids[0] ?? ''], { status: 'approved' });
      const trail = await pagesOf('mo', `/api/v1/moderation/actions?gif_id=${ids[0]}&`);
      expect(trail.map(({ data }) => data.length)).toEqual([2, 1]);
      const seen = new Set(trail.flatMap(({ data }) => data.map(({ id }: { id: string }) => id)));
      expect(seen.size).toBe(3);
      const invalid = await as('mo')('GET', '/api/v1/moderation/queue?next_cursor=x');
      expect(invalid).toMatchObject({ status: 400, body: { parameter: 'next_cursor' } });
      await deleteUploads(ids);
    });

    it('lets only uploads of new accounts wait, until three are public, and none of moderators', async () => {
      await db().updateTable('items').set({ added_by: 'someone-else' }).where('added_by', 'is not', null).execute();
      const art = newAccounts.as('art');
      const ids: string[] = [];
      for (let number = 1; number <= 3; number += 1) {
        const added = await upload(art, `New quagga ${number}`);
        expect(added.moderation_status).toBe('pending');
        ids.push(added.id);
      }
      const own = await upload(newAccounts.as('mo'), 'A quagga of a moderator');
      expect(own.moderation_status).toBe('approved');
      await decide(ids, { status: 'approved' });
      const fourth = await upload(art, 'New quagga 4');
      expect(fourth.moderation_status).toBe('approved');
      expect(await newAccounts.ids('/v1/gifs/search?q=quagga')).toContain(fourth.id);
      await decide([ids[0] ?? '', ids[1] ?? ''], { status: 'rejected', reason: 'spam' });
      const fifth = await upload(art, 'New quagga 5');
      expect(fifth.moderation_status).toBe('pending');
      await deleteUploads([...ids, own.id, fourth.id, fifth.id]);
    });
  });
}
