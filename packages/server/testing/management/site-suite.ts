import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

export function describeSite({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);

  describe('site calls', () => {
    it('sends a limited number of GIFs by mail for signed-in users [S-1]', async () => {
      const share = (gif_id: string, to = 'friend@example.org') =>
        as('ann')('POST', '/ajax/instashare/', { body: { gif_id, to } });
      expect((await share('nope')).status).toBe(204);
      expect(await service().mailTo('friend@example.org')).toContain('http://zoetrope.test/gifs/nope');
      expect((await share('gone')).status).toBe(404);
      expect((await share('nope', 'a@b.c\r\nBcc: all@example.org')).body.parameter).toBe('to');
      const many = await Promise.all(Array.from({ length: 25 }, () => share('nope')));
      expect(many.some(({ status }) => status === 429)).toBe(true);
    });

    it('returns the versions to administrators only [S-1]', async () => {
      const path = '/api/v3/env/build';
      const harmless = { name: '@zoetrope/server', is_demo: true, has_admin: true };
      expect((await service().signedOut('GET', path)).body).toEqual(harmless);
      expect((await as('mo')('GET', path)).body).toEqual(harmless);
      const { headers, body } = await as('ada')('GET', path);
      const version = expect.stringMatching(/^\d+\.\d+\.\d+/);
      expect(body).toEqual({ ...harmless, version, node: process.versions.node });
      expect(headers.get('Cache-Control')).toContain('no-store');
    });

    it('returns the trending searches that someone made, without the examples of the catalogue [S-8]', async () => {
      const path = '/api/v1/analytics/dashboard-trending-searches/';
      const counted = async (): Promise<readonly { readonly term: string; readonly count: number }[]> =>
        (await as('ann')('GET', path)).body.data;
      expect((await counted()).map(({ term }) => term)).not.toContain('panda');
      expect((await service().get<{ data: string[] }>('/v1/trending/searches')).data).toContain('panda');
      for (const caller of ['203.0.113.1', '203.0.113.2']) {
        await service().request('/v1/gifs/search?q=panda', { headers: { 'X-Forwarded-For': caller } });
      }
      for (const term of ['coffee', 'duckling']) {
        await service().request(`/v1/gifs/search?q=${term}`, { headers: { 'X-Forwarded-For': '203.0.113.1' } });
      }
      await service().flush();
      const searches = await counted();
      expect(searches).toEqual(
        expect.arrayContaining([
          { term: 'panda', count: 2 },
          { term: 'coffee', count: 1 },
        ]),
      );
      expect(searches).toEqual(searches.toSorted((a, b) => b.count - a.count));
      const own = (await as('art')('GET', `${path}?username=art`)).body.data.map(({ term }: { term: string }) => term);
      expect(own).toContain('panda');
      expect(own).not.toContain('coffee');
      expect((await as('ann')('GET', `${path}?username=art`)).status).toBe(403);
      expect((await as('mo')('GET', `${path}?username=art`)).status).toBe(200);
      expect((await as('mo')('GET', `${path}?username=nobody`)).status).toBe(404);
    });

    it('returns the searches of every user with a view count [S-8]', async () => {
      const path = '/api/v1/analytics/dashboard-trending-searches/';
      const { id } = (await as('art')('GET', '/api/v1/users/art/')).body;
      const creator = (await service().one('/v1/gifs/duckling')).data.user?.username ?? '';
      for (const name of ['art', id, creator]) {
        expect((await service().signedOut('GET', `/api/v1/users/${name}/view-count/`)).status).toBe(200);
        const { status, body } = await as('mo')('GET', `${path}?username=${name}`);
        expect(status).toBe(200);
        expect(body.data.length).toBeGreaterThan(0);
      }
      expect((await as('art')('GET', `${path}?username=${id}`)).status).toBe(200);
      expect((await as('ann')('GET', `${path}?username=${creator}`)).status).toBe(403);
    });

    it('removes a term from the trending searches and restores it, with the moderator [S-8]', async () => {
      const path = '/api/v1/analytics/dashboard-trending-searches';
      const list = async () => (await as('mo')('GET', path)).body.data.map(({ term }: { term: string }) => term);
      const decide = (status: string) =>
        as('mo')('POST', `${path}/moderation`, { body: { term: 'Panda!', status, note: 'spam' } });
      const search = async () => {
        await service().request('/v1/gifs/search?q=panda', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
        await service().flush();
      };
      expect(await list()).toContain('panda');
      expect((await decide('rejected')).body).toEqual({
        term: 'panda',
        status: 'rejected',
        note: 'spam',
        moderator: 'mo',
        moderated_at: expect.any(String),
      });
      await search();
      expect(await list()).not.toContain('panda');
      expect((await service().get<{ data: string[] }>('/v1/trending/searches')).data).not.toContain('panda');
      const stored = db().selectFrom('search_term_moderations').select(['term', 'moderator', 'note']);
      expect(await stored.execute()).toEqual([{ term: 'panda', moderator: 'mo', note: 'spam' }]);
      expect(
        (await as('art')('POST', `${path}/moderation`, { body: { term: 'cat', status: 'rejected' } })).status,
      ).toBe(403);
      expect(
        (await as('mo')('POST', `${path}/moderation`, { body: { term: '?', status: 'rejected' } })).body.parameter,
      ).toBe('term');
      expect((await decide('approved')).status).toBe(200);
    });

    it('stores search reports, which moderators read newest first [S-1]', async () => {
      const report = {
        reasons: ['Not what I looked for'],
        additional_info: "'; DROP TABLE items; --",
        search_response_id: 'r-1',
        search_term: 'cat',
        search_content_type: 'gifs',
      };
      expect((await service().signedOut('POST', '/ajax/report-search', { body: report })).status).toBe(204);
      await service().signedOut('POST', '/ajax/report-search', { body: { ...report, search_term: 'dog' } });
      const read = await as('mo')('GET', '/ajax/report-search?limit=1&offset=1');
      const [first, second] = (await as('mo')('GET', '/ajax/report-search')).body.data;
      expect(first).toMatchObject({ search_term: 'dog' });
      expect(second).toEqual({ ...report, id: expect.any(String), reported_at: expect.stringMatching(/^\d{4}-.*Z$/) });
      expect(read.body).toMatchObject({ data: [second], pagination: { offset: 1, count: 1, total_count: 2 } });
      expect((await as('art')('GET', '/ajax/report-search')).status).toBe(403);
    });
  });
}
