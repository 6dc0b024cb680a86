import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

const takedown = '/api/v3/content-takedown/takedown';

export function describeModeration({ service }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);
  const decide = (id: string, body: object) => as('mo')('POST', `/api/v1/gifs/${id}/moderation`, { body });

  /** A trending story of an artist with a GIF. */
  async function createStory(id: string): Promise<string> {
    const story = { title: `About ${id}`, gifs: ['nope', id], cover: id, is_published: true };
    const { story_id } = (await as('mo')('POST', '/stories', { body: { username: 'art', story } })).body;
    const publish_datetime = '2026-01-01T00:00:00.000Z';
    await as('mo')('POST', '/stories/trending', { body: { trending_story: { story_id, publish_datetime } } });
    return story_id;
  }

  /** Whether each list shows a GIF, by name. */
  async function visibilityOf(id: string, story: string): Promise<Record<string, boolean>> {
    const { app, ids, request, signedOut } = service();
    const isIn = async (path: string) => JSON.stringify((await signedOut('GET', path)).body).includes(`"${id}"`);
    const text = async (path: string) => (await app.request(path)).text();
    const random = await (await request('/v1/videos/random?tag=music')).text();
    return {
      search: (await ids('/v1/videos/search?q=drums')).includes(id),
      channel: (await ids('/v1/videos/search?q=%40moods')).includes(id),
      trending: (await ids('/v1/videos/trending')).includes(id),
      random: random.includes(`"${id}"`),
      related: (await ids('/v1/videos/related?gif_id=birthday-cake')).includes(id),
      ids: (await ids(`/v1/gifs?ids=${id}`)).includes(id),
      id: (await request(`/v1/gifs/${id}`)).status === 200,
      associations: (await request(`/v1/gifs/${id}/associations`)).status === 200,
      relatedToIt: (await request(`/v1/videos/related?gif_id=${id}`)).status === 200,
      feed: await isIn('/api/v4/channels/moods/feed/?limit=100'),
      story: await isIn(`/stories/${story}`),
      storyBySlug: await isIn(`/stories/slug/about-${id}`),
      storyCover: await isIn(`/stories/${story}?cover_only=true`),
      storiesOfUser: await isIn('/stories?username=art'),
      storiesOfArtists: await isIn('/stories/partnerArtist'),
      trendingStories: await isIn('/stories/trending'),
      viewCount: (await signedOut('GET', `/api/v1/proxy-gif/${id}/view-count`)).status === 200,
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
    it('takes a GIF down from every public list, and restores it in all of them [S-1] [G-3]', async () => {
      const story = await createStory('clip-drums');
      const before = await visibilityOf('clip-drums', story);
      expect(Object.entries(before).filter(([, readVisibility]) => !readVisibility)).toEqual([]);
      const body = { takedowns: [{ gif_id: 'clip-drums', reason: 'A claim' }], send_email: false };
      expect((await as('art')('POST', takedown, { body })).status).toBe(403);
      const taken = await as('mo')('POST', takedown, { body });
      expect(taken).toMatchObject({
        status: 201,
        body: { data: [{ gif_id: 'clip-drums', reason: 'A claim', mailed: false }] },
      });
      const after = await visibilityOf('clip-drums', story);
      expect(Object.entries(after).filter(([, shown]) => shown)).toEqual([]);
      expect((await service().app.request('http://zoetrope.test/embed/clip-drums')).status).toBe(410);

      const searched = await as('mo')('GET', '/api/v1/search-service/search/?q=clip-drums');
      expect(searched.body.result.results[0].gif).toMatchObject({ id: 'clip-drums', is_removed: true });
      const known = await as('mo')('GET', '/ajax/gifs/extended-metadata?gif_ids=clip-drums');
      expect(known.body.data).toMatchObject([{ is_removed: true, takedown: { reason: 'A claim' } }]);
      expect((await decide('clip-drums', { status: 'approved' })).status).toBe(200);
      expect(await visibilityOf('clip-drums', story)).toEqual(before);
      await as('mo')('DELETE', `/stories/${story}`);
    });

    it('hides a GIF from every public list except its files, and shows it again in all of them [S-1] [G-7]', async () => {
      const story = await createStory('clip-drums');
      const before = await visibilityOf('clip-drums', story);
      expect(Object.entries(before).filter(([, shown]) => !shown)).toEqual([]);
      const update = (value: 'hidden' | 'visible') =>
        as('mo')('POST', '/ajax/gif/update', {
          body: { gif_id: 'clip-drums', key: 'is_hidden', value: value === 'hidden' },
        });
      expect((await update('hidden')).status).toBe(200);
      const after = await visibilityOf('clip-drums', story);
      expect(Object.entries(after).flatMap(([name, shown]) => (shown ? [name] : []))).toEqual(['media', 'clip']);
      const share = { gif_id: 'clip-drums', to: 'friend@example.org' };
      expect(await as('ann')('POST', '/ajax/instashare', { body: share })).toMatchObject({
        status: 404,
        body: { parameter: 'gif_id' },
      });
      const repeated = { username: 'art', story: { title: 'Again', gifs: ['clip-drums'], is_published: true } };
      expect(await as('mo')('POST', '/stories', { body: repeated })).toMatchObject({
        status: 404,
        body: { parameter: 'story' },
      });
      await update('visible');
      expect(await visibilityOf('clip-drums', story)).toEqual(before);
      await as('mo')('DELETE', `/stories/${story}`);
    });

    it('takes a text down in all its styles, also for new requests [S-1] [C-7]', async () => {
      const { app, ids, request } = service();
      const animate = async () => (await ids('/v1/text/animate?m=hello%20abuse')).map(String);
      const styles = await animate();
      const [first = '', second = ''] = styles;
      const unknown = { takedowns: [{ gif_id: `${first}x`, reason: 'x' }], send_email: true };
      expect(await as('mo')('POST', takedown, { body: unknown })).toMatchObject({
        status: 404,
        body: { parameter: 'takedowns' },
      });
      const placesOfText = async (id: string) => ({
        id: (await request(`/v1/gifs/${id}`)).status,
        ids: (await ids(`/v1/gifs?ids=${id}`)).length,
        page: (await app.request(`http://zoetrope.test/gifs/${id}`)).status,
        embed: (await app.request(`http://zoetrope.test/embed/${id}`)).status,
        oembed: (await app.request(`http://zoetrope.test/services/oembed?url=http://zoetrope.test/gifs/${id}`)).status,
        picture: (await app.request(`http://zoetrope.test/media/${id}/fixed_width_small.webp`)).status,
      });
      const shown = { id: 200, ids: 1, page: 200, embed: 200, oembed: 200, picture: 200 };
      const removed = { id: 404, ids: 0, page: 404, embed: 410, oembed: 404, picture: 410 };
      const ways = [
        () =>
          as('mo')('POST', takedown, { body: { takedowns: [{ gif_id: first, reason: 'Abuse' }], send_email: true } }),
        () => decide(second, { status: 'rejected' }),
      ];
      for (const take of ways) {
        expect([await placesOfText(first), await placesOfText(second)]).toEqual([shown, shown]);
        expect((await take()).status).toBeLessThan(300);
        expect(await animate()).toEqual([]);
        expect([await placesOfText(first), await placesOfText(second)]).toEqual([removed, removed]);
        expect((await decide(first, { status: 'pending' })).status).toBe(200);
        expect(await animate()).toEqual([]);
        expect((await decide(first, { status: 'approved' })).body).toMatchObject({ gif_id: first, status: 'approved' });
        expect(await animate()).toEqual(styles);
      }
      expect((await decide(first, { status: 'approved', rating: 'g' })).body.parameter).toBe('rating');
      expect((await decide(`animated-${'x'.repeat(22)}-neon`, { status: 'approved' })).status).toBe(404);
    });

    it('takes down all GIFs or none, and notifies their owners [S-1]', async () => {
      await as('mo')('PATCH', '/api/v4/channels/moods/', { body: { owner: 'art' } });
      const both = [
        { gif_id: 'nope', reason: 'One' },
        { gif_id: 'unheard', reason: 'Two' },
      ];
      const rejected = await as('mo')('POST', takedown, { body: { takedowns: both, send_email: true } });
      expect(rejected).toMatchObject({
        status: 404,
        body: { parameter: 'takedowns', message: 'There is no GIF unheard.' },
      });
      expect((await service().request('/v1/gifs/nope')).status).toBe(200);
      expect((await service().mailTo('art@demo.invalid')) ?? '').not.toContain('was taken down');
      const done = await as('mo')('POST', takedown, {
        body: {
          takedowns: both.slice(0, 1),
          send_email: true,
          note: 'By letter',
        },
      });
      expect(done.body.data).toMatchObject([{ gif_id: 'nope', mailed: true }]);
      expect(await service().mailTo('art@demo.invalid')).toContain('Reason: One');
      await decide('nope', { status: 'approved' });
    });

    it('shows no pending and no rejected GIFs, and changes ratings [G-3]', async () => {
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
      expect(await shown()).toEqual({ listed: false, byId: 404 });
      await decide('birthday-cake', { status: 'rejected' });
      expect(await shown()).toEqual({ listed: false, byId: 404 });
      expect((await decide('birthday-cake', { status: 'approved', rating: 'r' })).body.rating).toBe('r');
      expect(await shown()).toEqual({ listed: false, byId: 200 });
      await decide('birthday-cake', { status: 'approved', rating: 'g' });
      expect(await shown()).toEqual({ listed: true, byId: 200 });
      expect((await decide('unheard', { status: 'approved' })).status).toBe(404);
    });
  });
}
