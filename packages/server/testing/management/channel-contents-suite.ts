import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

const path = '/api/v4/channels';

export function describeChannelContents({ service }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);

  describe('GIFs and tags of channels', () => {
    const feedOf = async (slug: string) =>
      (await service().signedOut('GET', `${path}/${slug}/feed/`)).body.data.map(({ id }: { id: string }) => id);

    it('adds and removes GIFs of a channel, which come first in the feed, newest first [S-4]', async () => {
      const added = await as('art')('POST', '/api/v4/channel-gifs/', { body: { channel: 'zoo', gif: ['party-time'] } });
      expect(added).toMatchObject({ status: 201, body: { data: [{ channel: 'zoo', gif: 'party-time' }] } });
      const repeated = await as('art')('POST', '/api/v4/channel-gifs/', {
        body: {
          channel: 'zoo',
          gif: ['party-time', 'party-time'],
        },
      });
      expect(repeated.body).toEqual(added.body);
      expect((await feedOf('zoo'))[0]).toBe('party-time');
      expect(await service().ids('/v1/gifs/search?q=%40zoo%20party')).toEqual(['party-time']);
      const response = await as('ann')('GET', '/api/v4/channel-gifs/?gif=party-time,cat-nap');
      expect(response.body.data).toMatchObject([{ channel: 'zoo', gif: 'party-time' }]);
      expect(
        (await as('art')('POST', '/api/v4/channel-gifs/remove/', { body: { channel: 'zoo', gif: ['party-time'] } }))
          .status,
      ).toBe(204);
      expect(await feedOf('zoo')).not.toContain('party-time');
      expect(
        (await as('art')('POST', '/api/v4/channel-gifs/', { body: { channel: 'zoo', gif: ['gone'] } })).body,
      ).toMatchObject({
        parameter: 'gif',
      });
      expect(
        (await as('art')('POST', '/api/v4/channel-gifs/', { body: { channel: 'moods', gif: ['duckling'] } })).status,
      ).toBe(403);
    });

    it('includes the GIFs of a magic tag as long as it exists [S-7]', async () => {
      const magic = await as('art')('POST', '/api/v4/channel-magic-tags/', {
        body: { channel: 'zoo', tag: 'Confetti!' },
      });
      expect(magic).toMatchObject({ status: 201, body: { tag: 'confetti' } });
      expect(
        (await as('art')('POST', '/api/v4/channel-magic-tags/', { body: { channel: 'zoo', tag: 'confetti' } })).status,
      ).toBe(409);
      expect(await feedOf('zoo')).toContain('party-time');
      expect((await as('art')('DELETE', `/api/v4/channel-magic-tags/${magic.body.id}/`)).status).toBe(204);
      expect(await feedOf('zoo')).not.toContain('party-time');
    });

    it('orders the GIFs of a channel by ranked tags [S-7]', async () => {
      const rank = (tag: string, rank?: number) =>
        as('art')('POST', '/api/v4/channel-ranked-tags/', {
          body: {
            channel: 'zoo',
            tag,
            ...(rank === undefined ? {} : { rank }),
          },
        });
      const first = await rank('bird');
      expect(first).toMatchObject({ status: 201, body: { tag: 'bird', rank: 0 } });
      const second = await rank('panda');
      expect(second.body.rank).toBe(1);
      expect((await feedOf('zoo')).slice(0, 2)).toEqual(['duckling', 'panda-portal']);
      const { id } = first.body;
      expect(
        (await as('art')('PATCH', `/api/v4/channel-ranked-tags/${id}/`, { body: { rank: 5 } })).body,
      ).toMatchObject({
        tag: 'bird',
        rank: 5,
      });
      expect((await feedOf('zoo')).slice(0, 2)).toEqual(['panda-portal', 'duckling']);
      expect((await as('art')('PATCH', `/api/v4/channel-ranked-tags/${id}/`, { body: { tag: 'panda' } })).status).toBe(
        409,
      );
      expect((await as('ann')('DELETE', `/api/v4/channel-ranked-tags/${id}/`)).status).toBe(403);
      expect((await as('art')('DELETE', `/api/v4/channel-ranked-tags/${id}/`)).status).toBe(204);
      expect((await as('art')('DELETE', `/api/v4/channel-ranked-tags/${id}/`)).status).toBe(404);
    });
  });
}
