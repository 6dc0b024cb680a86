import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

export function describeSearchService({ service }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);

  describe('the search service', () => {
    it('finds everything, including hidden and removed GIFs, in its own envelope [G-5]', async () => {
      const found = await as('mo')('GET', '/api/v1/search-service/search/?q=cat');
      expect(found.body.status).toBe(200);
      const { count, results, gps_keywords } = found.body.result;
      const ids = results.map(({ gif }: { gif: { id: string } }) => gif.id);
      expect(ids).toEqual(expect.arrayContaining(['cat-nap', 'secret', 'gone', 'scream', 'sticker-cat']));
      expect(count).toBe(results.length);
      expect(results[0]).toMatchObject({ score: expect.any(Number), view_count: 0, moderation_status: 'approved' });
      expect(gps_keywords).toContain('sleep');
      expect(gps_keywords).not.toContain('cat');
      const mild = await as('mo')('GET', '/api/v1/search-service/search/?q=cat&rating=g&limit=2&offset=1');
      expect(mild.body.result.results).toHaveLength(2);
      expect(JSON.stringify(mild.body)).not.toContain('"scream"');
      expect((await as('mo')('GET', '/api/v1/search-service/search/?q=gone')).body.result.results[0].gif.id).toBe(
        'gone',
      );
      expect((await as('ann')('GET', '/api/v1/search-service/search/?q=cat')).status).toBe(403);
    });

    it('says whether a GIF waits, was rejected or was taken down', async () => {
      const stateOf = async () => {
        const { body } = await as('mo')('GET', '/api/v1/search-service/search/?q=duckling');
        const { gif, moderation_status, takedown } = body.result.results.find(
          (result: { gif: { id: string } }) => result.gif.id === 'duckling',
        );
        return { is_removed: gif.is_removed, moderation_status, reason: takedown?.reason };
      };
      const decide = (status: string) =>
        as('mo')('POST', '/api/v1/gifs/duckling/moderation', { body: { status, reason: 'other' } });
      expect(await stateOf()).toEqual({ is_removed: false, moderation_status: 'approved', reason: undefined });
      for (const status of ['pending', 'rejected']) {
        await decide(status);
        expect(await stateOf()).toEqual({ is_removed: true, moderation_status: status, reason: undefined });
      }
      const takedowns = [{ gif_id: 'duckling', reason: 'A claim' }];
      await as('mo')('POST', '/api/v3/content-takedown/takedown', { body: { takedowns, send_email: false } });
      expect(await stateOf()).toEqual({ is_removed: true, moderation_status: 'rejected', reason: 'A claim' });
      await decide('approved');
      expect(await stateOf()).toEqual({ is_removed: false, moderation_status: 'approved', reason: undefined });
    });

    it('writes the same as CSV that no spreadsheet evaluates [G-5]', async () => {
      await as('mo')('POST', '/ajax/gif/update', {
        body: { gif_id: 'markup', key: 'title', value: '=HYPERLINK("http://x")' },
      });
      const csv = await as('mo')('GET', '/api/v1/search-service/csv/?q=markup');
      expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      const [head, row] = csv.body.toString().split('\r\n');
      expect(head).toBe('id,type,title,tags,rating,channel,is_hidden,is_removed,view_count');
      expect(row).toMatch(/^markup,gif,"'=HYPERLINK\(""http:\/\/x""\)",/);
    });
  });
}
