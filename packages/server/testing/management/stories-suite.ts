import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

const HOUR_MS = 3_600_000;
const isoTimeIn = (ms: number) => new Date(Date.now() + ms).toISOString();

export function describeStories({ service }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);
  const draft = (title: string, own: object = {}, more: object = {}) => ({
    username: 'ann',
    story: { title, gifs: ['cat-nap', 'panda-portal'], is_published: true, ...own },
    ...more,
  });
  const save = (title: string, own: object = {}, more: object = {}) =>
    as('ann')('POST', '/stories', { body: draft(title, own, more) });
  const titles = (response: { body: { data: { title: string }[] } }) => response.body.data.map(({ title }) => title);

  describe('stories', () => {
    it('creates stories for authors in their own name, with a unique slug [G-7]', async () => {
      const created = await save('Cats & Pandas');
      expect(created).toMatchObject({
        status: 201,
        body: {
          slug: 'cats-pandas',
          username: 'ann',
          user: { username: 'ann' },
          is_published: true,
          cover: { id: 'cat-nap' },
        },
      });
      expect(created.body.gifs.map(({ id }: { id: string }) => id)).toEqual(['cat-nap', 'panda-portal']);
      expect((await save('Cats & Pandas')).body.slug).toMatch(/^cats-pandas-[0-9a-f]{8}$/);
      expect(await save('Again', { slug: 'cats-pandas' })).toMatchObject({
        status: 409,
        body: { message: 'The slug cats-pandas is taken.' },
      });
      expect((await as('art')('POST', '/stories', { body: draft('Mine') })).status).toBe(403);
      expect((await as('ann')('POST', '/stories', { body: { ...draft('Mo’s'), username: 'mo' } })).status).toBe(403);
      expect((await save('Gone', { gifs: ['gone'] })).body).toMatchObject({
        message: 'There is no GIF gone.',
        parameter: 'story',
      });
      expect((await as('mo')('POST', '/stories', { body: { ...draft('x'), username: 'nobody' } })).body.parameter).toBe(
        'username',
      );
    });

    it('returns stories by id and slug, complete or with the cover only [G-7]', async () => {
      const { signedOut } = service();
      const { story_id } = (await save('Read me', { cover: 'panda-portal' })).body;
      for (const path of [`/stories/${story_id}`, '/stories/slug/read-me']) {
        expect((await signedOut('GET', path)).body).toMatchObject({
          story_id,
          cover: { id: 'panda-portal' },
          gifs: [{ id: 'cat-nap' }, { id: 'panda-portal' }],
        });
        expect((await signedOut('GET', `${path}?cover_only=true`)).body).not.toHaveProperty('gifs');
      }
      expect(await signedOut('GET', '/stories/nothing')).toMatchObject({
        status: 404,
        body: { message: 'There is no story nothing.' },
      });
    });

    it('updates and deletes stories for their author and moderators [G-7]', async () => {
      const { story_id } = (await save('First words')).body;
      const change = (who: string, title: string) =>
        as(who)('PUT', '/stories', { body: { ...draft(title), story_id } });
      expect((await change('ann', 'Second words')).body).toMatchObject({
        story_id,
        title: 'Second words',
        slug: 'first-words',
      });
      expect((await change('art', 'x')).status).toBe(403);
      expect((await change('mo', 'Third words')).status).toBe(200);
      expect((await as('ann')('PUT', '/stories', { body: draft('No id') })).body.parameter).toBe('story_id');
      expect((await as('art')('DELETE', `/stories/${story_id}`)).status).toBe(403);
      expect((await as('ann')('DELETE', `/stories/${story_id}`)).status).toBe(204);
      expect((await as('ann')('DELETE', `/stories/${story_id}`)).status).toBe(404);
    });

    it('shows stories that are unpublished or in the future to their author and moderators only [G-7]', async () => {
      const { signedOut } = service();
      const hidden = (await save('Hidden', { is_published: false })).body.story_id;
      const later = (await save('Later', {}, { publish_datetime: isoTimeIn(HOUR_MS) })).body.story_id;
      for (const id of [hidden, later]) {
        expect((await signedOut('GET', `/stories/${id}`)).status).toBe(404);
        expect((await as('art')('GET', `/stories/${id}`)).status).toBe(404);
        expect((await as('ann')('GET', `/stories/${id}`)).status).toBe(200);
        expect((await as('mo')('GET', `/stories/${id}`)).status).toBe(200);
      }
      expect(titles(await signedOut('GET', '/stories?username=ann'))).not.toEqual(expect.arrayContaining(['Hidden']));
      expect(titles(await as('ann')('GET', '/stories?username=ann&fetch_unpublished=true'))).toEqual(
        expect.arrayContaining(['Hidden', 'Later']),
      );
      expect((await signedOut('GET', '/stories?username=ann&fetch_unpublished=true')).status).toBe(403);
      await as('ann')('PUT', '/stories', { body: { ...draft('Later'), story_id: later } });
      expect((await signedOut('GET', `/stories/${later}`)).status).toBe(200);
    });

    it('lists the stories of a user newest first, page by page, each exactly once [G-7]', async () => {
      const { signedOut } = service();
      const completeList = titles(await signedOut('GET', '/stories?username=ann&limit=100'));
      const paged: string[] = [];
      let cursor = '';
      do {
        const page = await signedOut('GET', `/stories?username=ann&limit=2&next_cursor=${cursor}`);
        paged.push(...titles(page));
        cursor = page.body.next_cursor;
        // Items written in the meantime come before all of it.
        if (paged.length === 2) await save('Written meanwhile');
      } while (cursor !== '');
      expect(paged).toEqual(completeList);
      expect((await signedOut('GET', '/stories?username=ann&next_cursor=x')).body.parameter).toBe('next_cursor');
      expect((await signedOut('GET', '/stories')).body.parameter).toBe('username');
      expect((await signedOut('GET', '/stories?username=nobody')).status).toBe(404);
    });

    it('lists published stories of artists between two timestamps [G-7]', async () => {
      const { signedOut } = service();
      expect((await signedOut('GET', '/stories/partnerArtist?limit=50')).body.data).toEqual([]);
      await as('ada')('PATCH', '/api/v1/users/ann/', { body: { roles: ['author', 'artist'] } });
      const all = titles(await signedOut('GET', '/stories/partnerArtist?limit=50'));
      expect(all[0]).toBe('Written meanwhile');
      expect(all).not.toContain('Hidden');
      const listSince = (time: string) => signedOut('GET', `/stories/partnerArtist?since=${time}`);
      expect(titles(await listSince(isoTimeIn(-HOUR_MS)))).toEqual(all);
      expect(titles(await listSince(isoTimeIn(HOUR_MS)))).toEqual([]);
      await save('At eight', {}, { publish_datetime: '2026-01-02T08:00:00.000Z' });
      const titlesBetween = async (query: string) => titles(await signedOut('GET', `/stories/partnerArtist?${query}`));
      expect(await titlesBetween('since=2026-01-02T08:00:00Z&until=2026-01-02T08:00:00.001Z')).toEqual(['At eight']);
      expect(await titlesBetween('since=2026-01-02T07:00:00Z&until=2026-01-02T08:00:00Z')).toEqual([]);
      expect(await titlesBetween('since=2026-01-02T10:00:00%2B02:00&until=2026-01-02T08:00:01Z')).toEqual(['At eight']);
      expect((await listSince('yesterday')).body.parameter).toBe('since');
      expect(titles(await signedOut('GET', '/stories/partnerArtist?limit=51'))).toEqual(
        titles(await signedOut('GET', '/stories/partnerArtist?limit=50')),
      );
      await as('ada')('PATCH', '/api/v1/users/ann/', { body: { roles: ['author'] } });
    });

    it('removes a GIF that is taken down from a story, and keeps the rest [G-7] [S-1]', async () => {
      const { story_id } = (await save('Two left')).body;
      await as('mo')('POST', '/api/v1/gifs/cat-nap/moderation', { body: { status: 'rejected' } });
      const seen = (await service().signedOut('GET', `/stories/${story_id}`)).body;
      expect(seen).toMatchObject({ cover: { id: 'panda-portal' }, gifs: [{ id: 'panda-portal' }] });
      await as('mo')('POST', '/api/v1/gifs/cat-nap/moderation', { body: { status: 'approved' } });
    });
  });

  describe('trending stories', () => {
    it('lists trending stories from their publication time on, once each [G-7]', async () => {
      const { signedOut } = service();
      const add = (story_id: string, publish_datetime: string) =>
        as('mo')('POST', '/stories/trending', { body: { trending_story: { story_id, publish_datetime } } });
      const ids = await Promise.all(
        ['One', 'Two', 'Three'].map(async (title) => (await save(title)).body.story_id as string),
      );
      const times = [isoTimeIn(-2 * HOUR_MS), isoTimeIn(-HOUR_MS), isoTimeIn(HOUR_MS)];
      const entries = await Promise.all(ids.map((id, index) => add(id, times[index] ?? '')));
      expect(entries.map(({ status, body }) => [status, body.is_live])).toEqual([
        [201, true],
        [201, true],
        [201, false],
      ]);
      expect(await add(ids[0] ?? '', isoTimeIn(0))).toMatchObject({
        status: 409,
        body: { message: 'This story is already in the trending list.' },
      });
      expect((await add('nothing', isoTimeIn(0))).status).toBe(404);
      expect((await as('ann')('POST', '/stories/trending', { body: {} })).status).toBe(403);

      const trendingTitles = async (who: Call, query = '?sort=desc') =>
        (await who('GET', `/stories/trending${query}`)).body.data.map(
          ({ story }: { story: { title: string } }) => story.title,
        );
      expect(await trendingTitles(signedOut)).toEqual(['Two', 'One']);
      expect(await trendingTitles(as('mo'))).toEqual(['Three', 'Two', 'One']);
      expect(await trendingTitles(signedOut, '?sort=asc')).toEqual(['One', 'Two']);
      const page = await signedOut('GET', '/stories/trending?limit=1');
      expect(await trendingTitles(signedOut, `?limit=1&next_cursor=${page.body.next_cursor}`)).toEqual(['One']);

      expect((await as('mo')('DELETE', `/stories/trending/${entries[1]?.body.id}`)).status).toBe(204);
      expect((await as('mo')('DELETE', `/stories/trending/${entries[1]?.body.id}`)).status).toBe(404);
      await as('ann')('DELETE', `/stories/${ids[0]}`);
      expect(await trendingTitles(signedOut)).toEqual([]);
    });
  });
}
