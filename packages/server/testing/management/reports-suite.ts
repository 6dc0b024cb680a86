import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

const HERE = 'http://zoetrope.test';

/** Viewers' reports of GIFs. */
export function describeReports({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  async function report(id: string, body: object, address: string) {
    return service().signedOut('POST', `/api/v1/gifs/${id}/reports`, { body, headers: from(address) });
  }
  const reports = async (query = '') => (await as('mo')('GET', `/api/v1/moderation/reports?${query}`)).body;
  const idsOf = (entries: readonly { gif: { id: string } }[]) => entries.map(({ gif }) => gif.id);
  const dismiss = (gif_ids: readonly string[]) =>
    as('mo')('POST', '/api/v1/moderation/reports/dismiss', { body: { gif_ids, note: 'Fine' } });
  const undo = (id: string) => as('mo')('POST', `/api/v1/moderation/actions/${id}/undo`);
  const takeDown = (ids: readonly string[]) => {
    const takedowns = ids.map((gif_id) => ({ gif_id, reason: 'Reported' }));
    return as('mo')('POST', '/api/v3/content-takedown/takedown', { body: { takedowns, send_email: false } });
  };
  const actionOn = async (id: string) =>
    (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${id}&limit=1`)).body.data[0];
  const sendForm = (id: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    service().app.request(`${HERE}/gifs/${id}/report`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin', ...headers },
    });

  describe('reports of GIFs', () => {
    beforeEach(async () => {
      await db().deleteFrom('gif_reports').execute();
      await db().deleteFrom('reported_items').execute();
      await db().deleteFrom('attempts').execute();
    });

    it('groups the reports of a GIF, and counts each viewer once', async () => {
      const spam = { reason: 'spam', message: 'Sells shoes' };
      for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) {
        expect((await report('duckling', spam, address)).status).toBe(204);
      }
      expect((await report('duckling', { reason: 'hate' }, '203.0.113.3')).status).toBe(204);
      // The network of two viewers of one household.
      await report('duckling', { reason: 'hate' }, '2001:db8::1');
      await report('duckling', { reason: 'hate' }, '2001:db8::2');
      for (const address of ['203.0.113.4', '203.0.113.5']) {
        await as('ann')('POST', '/api/v1/gifs/duckling/reports', { body: { reason: 'spam' }, headers: from(address) });
      }
      const { data, next_cursor } = await reports();
      expect(next_cursor).toBe('');
      expect(data).toMatchObject([
        {
          gif: { id: 'duckling', is_removed: false },
          reports: 5,
          reasons: [
            { reason: 'spam', count: 3 },
            { reason: 'hate', count: 2 },
          ],
          messages: [{ reason: 'spam', message: 'Sells shoes' }, { message: 'Sells shoes' }],
        },
      ]);
      expect(idsOf((await reports('min_reports=5')).data)).toEqual(['duckling']);
      expect((await reports('min_reports=6')).data).toEqual([]);
      expect(JSON.stringify(await db().selectFrom('gif_reports').selectAll().execute())).not.toContain('203.0.113');
    });

    it('rejects reports without a known reason, of unknown and removed GIFs, and too many of them', async () => {
      expect(await report('duckling', { reason: 'ugly' }, '203.0.113.1')).toMatchObject({
        status: 400,
        body: { parameter: 'reason' },
      });
      expect((await report('duckling', {}, '203.0.113.1')).body.parameter).toBe('reason');
      expect((await report('unheard', { reason: 'spam' }, '203.0.113.1')).status).toBe(404);
      await takeDown(['duckling']);
      expect((await report('duckling', { reason: 'spam' }, '203.0.113.1')).status).toBe(404);
      await undo((await actionOn('duckling')).id);
      const statuses: number[] = [];
      for (let count = 0; count < 22; count += 1) {
        statuses.push((await report('duckling', { reason: 'spam' }, '203.0.113.9')).status);
      }
      expect(statuses).toEqual([...Array(20).fill(204), 429, 429]);
      expect((await report('duckling', { reason: 'spam' }, '203.0.113.10')).status).toBe(204);
      expect((await reports()).data).toMatchObject([{ reports: 2 }]);
    });

    it('dismisses reports of all GIFs or none, does not count their viewers again, and undoes it', async () => {
      await report('duckling', { reason: 'spam' }, '203.0.113.1');
      await report('nope', { reason: 'hate' }, '203.0.113.1');
      expect(idsOf((await reports()).data).sort()).toEqual(['duckling', 'nope']);
      expect(await dismiss(['duckling', 'birthday-cake'])).toMatchObject({
        status: 404,
        body: { parameter: 'gif_ids' },
      });
      expect((await reports()).data).toHaveLength(2);
      expect(
        (await as('art')('POST', '/api/v1/moderation/reports/dismiss', { body: { gif_ids: ['nope'] } })).status,
      ).toBe(403);

      const dismissed = await dismiss(['duckling', 'nope']);
      expect(dismissed).toMatchObject({ status: 201, body: { action: 'dismissed', note: 'Fine', moderator: 'mo' } });
      expect((await reports()).data).toEqual([]);
      expect(await service().ids('/v1/gifs?ids=duckling')).toEqual(['duckling']);
      await report('duckling', { reason: 'spam' }, '203.0.113.1');
      expect((await reports()).data).toEqual([]);
      await report('duckling', { reason: 'hate' }, '203.0.113.2');
      expect((await reports()).data).toMatchObject([{ gif: { id: 'duckling' }, reports: 1 }]);

      const undone = await undo(dismissed.body.id);
      expect(undone.status).toBe(201);
      expect((await reports()).data.map((entry: { reports: number }) => entry.reports).sort()).toEqual([1, 2]);
      expect((await undo(undone.body.action.id)).status).toBe(201);
      expect((await reports()).data).toEqual([]);
    });

    it('closes the reports of GIFs that are taken down, rejected or approved, and opens them again by undo', async () => {
      const decide = (status: string) =>
        as('mo')('POST', '/api/v1/moderation/decisions', { body: { gif_ids: ['duckling'], status, reason: 'spam' } });
      await report('duckling', { reason: 'spam' }, '203.0.113.1');
      for (const act of [() => takeDown(['duckling']), () => decide('rejected'), () => decide('approved')]) {
        expect((await act()).status).toBe(201);
        expect((await reports()).data).toEqual([]);
        await undo((await actionOn('duckling')).id);
        expect((await reports()).data).toMatchObject([{ gif: { id: 'duckling' }, reports: 1 }]);
      }
      expect((await decide('pending')).status).toBe(201);
      const [held] = (await reports()).data;
      expect(held.gif.is_removed).toBe(true);
      expect(held.gif.images.original.webp).toContain('?review=');
      await decide('approved');
      expect((await reports()).data).toEqual([]);
    });

    it('pages through reported GIFs in the order of their first reports', async () => {
      const ids = ['duckling', 'nope', 'birthday-cake'];
      for (const id of ids) {
        await report(id, { reason: 'spam' }, '203.0.113.1');
        await db()
          .updateTable('reported_items')
          .set({ first_reported_at: new Date(1000 * ids.indexOf(id)) })
          .where('item_id', '=', id)
          .execute();
      }
      const first = await reports('limit=2');
      expect(idsOf(first.data)).toEqual(['duckling', 'nope']);
      expect(idsOf((await reports(`limit=2&next_cursor=${first.next_cursor}`)).data)).toEqual(['birthday-cake']);
    });

    it('counts simultaneous reports while others are dismissed', async () => {
      await report('duckling', { reason: 'spam' }, '203.0.113.1');
      await Promise.all([
        ...Array.from({ length: 12 }, (_, index) => report('duckling', { reason: 'spam' }, `198.51.100.${index}`)),
        dismiss(['duckling']),
      ]);
      const open = await db().selectFrom('gif_reports').select('item_id').where('closed_by', 'is', null).execute();
      const counted = (await reports()).data.reduce(
        (sum: number, entry: { reports: number }) => sum + entry.reports,
        0,
      );
      expect(counted).toBe(open.length);
      expect(await db().selectFrom('gif_reports').select('item_id').execute()).toHaveLength(13);
    });

    it('stores reports of clients of KLIPY, with our reasons', async () => {
      const path = `${HERE}/api/v1/zoetrope-web/gifs/report/`;
      const send = (slug: string, reason: string) =>
        service().app.request(path + slug, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...from('203.0.113.1') },
          body: JSON.stringify({ customer_id: 'viewer-1', reason }),
        });
      expect((await send('duckling', 'nudity')).status).toBe(200);
      expect((await send('nope', 'whatever')).status).toBe(200);
      expect((await send('unheard', 'nudity')).status).toBe(200);
      const { data } = await reports();
      const reasons = data.map((entry: { gif: { id: string }; reasons: object }) => [entry.gif.id, entry.reasons]);
      expect(Object.fromEntries(reasons)).toEqual({
        duckling: [{ reason: 'sexual', count: 1 }],
        nope: [{ reason: 'other', count: 1 }],
      });
    });

    it('reports a GIF by a form that needs no script, linked from its page and its embed page', async () => {
      const text = async (path: string) => (await service().app.request(HERE + path)).text();
      for (const page of ['/gifs/duckling', '/embed/duckling'])
        expect(await text(page)).toContain('/gifs/duckling/report"');
      const form = await service().app.request(`${HERE}/gifs/duckling/report`);
      expect(form.status).toBe(200);
      expect(form.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(await form.text()).toContain('name="reason" value="copyright" required');
      const sent = await sendForm('duckling', { reason: 'copyright', message: ' <b>Mine</b> ' }, from('203.0.113.1'));
      expect(sent.status).toBe(200);
      expect(sent.headers.get('Cache-Control')).toBe('no-store');
      expect(await sent.text()).toContain('Thank you');
      expect((await reports()).data).toMatchObject([{ reports: 1, messages: [{ message: '<b>Mine</b>' }] }]);

      const invalid = await sendForm('duckling', { reason: 'x' });
      expect(invalid.status).toBe(400);
      expect(await invalid.text()).toContain('role="alert">Choose a reason.');
      expect((await sendForm('duckling', { reason: 'spam' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await sendForm('unheard', { reason: 'spam' })).status).toBe(404);
      expect((await sendForm('duckling', { reason: 'spam', message: 'x'.repeat(20_000) })).status).toBe(413);
      for (let count = 0; count < 20; count += 1) await sendForm('duckling', { reason: 'spam' }, from('203.0.113.7'));
      const limited = await sendForm('duckling', { reason: 'spam' }, from('203.0.113.7'));
      expect(limited.status).toBe(429);
      expect(await limited.text()).toContain('Too many attempts');
    });
  });
}
