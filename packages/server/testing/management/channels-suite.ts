import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

const path = '/api/v4/channels';

export function describeChannels({ service, db }: SuiteContext): void {
  const as = (name: string): Call => service().as(name);
  const slugs = (response: { body: { data: { slug: string }[] } }) => response.body.data.map(({ slug }) => slug);
  const children = async (slug: string) => slugs(await as('mo')('GET', `${path}/${slug}/children/`));
  const move = (who: string, slug: string, to: { readonly parent: string | null; readonly position: number }) =>
    as(who)('POST', `${path}/${slug}/move/`, { body: { position: to.position, target_channel: to.parent } });
  const make = async (slug: string, parent?: string) => {
    const created = await as('mo')('POST', `${path}/`, {
      body: { slug, display_name: slug, ...(parent && { parent }) },
    });
    expect(created.status).toBe(201);
    return created.body;
  };

  describe('channels', () => {
    it('returns channels by id and slug, with or without children [S-6]', async () => {
      const { signedOut } = service();
      const completeList = await signedOut('GET', `${path}/zoo`);
      expect(completeList).toMatchObject({ status: 200, body: { id: 'zoo', has_children: true, is_private: false } });
      expect(completeList.body.children.map((child: { slug: string }) => child.slug)).toEqual(['zoo-cats']);
      expect((await signedOut('GET', `${path}/zoo?fetch_children=false`)).body).not.toHaveProperty('children');
      expect((await signedOut('GET', `${path}?slug=zoo-cats`)).body.data).toMatchObject([
        { slug: 'zoo-cats', parent: 'zoo' },
      ]);
      expect(slugs(await signedOut('GET', `${path}/zoo/children/`))).toEqual(['zoo-cats']);
      expect(await signedOut('GET', `${path}/nowhere`)).toMatchObject({
        status: 404,
        body: { message: 'There is no channel nowhere.' },
      });
    });

    it('shows channels that are not public to owners and moderators only [S-6]', async () => {
      const { signedOut } = service();
      for (const privatePath of [
        `${path}/backroom`,
        `${path}?slug=backroom`,
        `${path}/backroom/feed/`,
        `${path}/backroom/children/`,
      ]) {
        expect((await signedOut('GET', privatePath)).status, privatePath).toBe(404);
        expect((await as('ann')('GET', privatePath)).status, privatePath).toBe(404);
        expect((await as('mo')('GET', privatePath)).status, privatePath).toBe(200);
      }
      expect(slugs(await signedOut('GET', path))).not.toContain('backroom');
      expect(slugs(await as('mo')('GET', path))).toContain('backroom');
    });

    it('creates channels after their siblings, for permitted users [S-6]', async () => {
      const draft = { slug: 'zoo-birds', display_name: 'Birds <3', parent: 'zoo', tags: ['bird'] };
      expect((await as('ann')('POST', `${path}/`, { body: draft })).status).toBe(403);
      const created = await as('art')('POST', `${path}/`, { body: draft });
      expect(created).toMatchObject({
        status: 201,
        body: { slug: 'zoo-birds', parent: 'zoo', position: 1, user: { display_name: 'Birds <3' } },
      });
      expect(await as('mo')('POST', `${path}/`, { body: draft })).toMatchObject({
        status: 409,
        body: { parameter: 'slug', message: 'The slug zoo-birds is taken.' },
      });
      expect(
        (await as('art')('POST', `${path}/`, { body: { ...draft, slug: 'x-1', parent: 'nowhere' } })).body,
      ).toMatchObject({
        parameter: 'parent',
      });
      expect((await as('art')('POST', `${path}/`, { body: { ...draft, slug: 'x-1', parent: 'moods' } })).status).toBe(
        403,
      );
      expect((await as('art')('POST', `${path}/`, { body: { ...draft, slug: 'x-1', owner: 'mo' } })).status).toBe(403);
    });

    it('rejects a channel with the name of another account, in any order and case [S-6]', async () => {
      const { signedOut } = service();
      const draft = { slug: 'ann', display_name: 'Ann?', parent: 'zoo' };
      const rejected = {
        status: 409,
        body: { parameter: 'slug', message: 'The slug ann is the name of another account.' },
      };
      expect(await as('mo')('POST', `${path}/`, { body: draft })).toMatchObject(rejected);
      expect(await as('art')('POST', `${path}/`, { body: draft })).toMatchObject(rejected);

      // Her own name is allowed, and nobody else may own the channel.
      expect((await as('mo')('POST', `${path}/`, { body: { ...draft, owner: 'ann' } })).status).toBe(201);
      expect(await as('mo')('PATCH', `${path}/ann/`, { body: { owner: 'art' } })).toMatchObject(rejected);
      expect((await as('mo')('PATCH', `${path}/ann/`, { body: { owner: 'ann' } })).status).toBe(200);
      expect((await as('mo')('DELETE', `${path}/ann/`)).status).toBe(204);

      const register = (username: string) =>
        signedOut('POST', '/api/v3/register', {
          body: {
            username,
            email: `${username}@example.org`,
            password: 'correct horse',
          },
        });
      const data = { slug: 'Capitals', display_name: 'Capitals', description: '', is_public: true, is_verified: false };
      await sql`INSERT INTO channels (slug, data, position) VALUES ('Capitals', ${JSON.stringify(data)}::jsonb, 1000)`.execute(
        db(),
      );
      for (const username of ['zoo', 'capitals']) {
        expect(await register(username)).toMatchObject({
          status: 409,
          body: { parameter: 'username', message: `The name ${username} is taken.` },
        });
      }
      await db().deleteFrom('channels').where('slug', '=', 'Capitals').execute();
      expect((await register('capitals')).status).toBe(201);
    });

    it('grants a name once if it is registered as a channel and an account at the same time [S-6]', async () => {
      const { signedOut } = service();
      for (const name of ['twins1', 'twins2', 'twins3']) {
        const account = { username: name, email: `${name}@example.org`, password: 'correct horse' };
        const responses = await Promise.all([
          signedOut('POST', '/api/v3/register', { body: account }),
          as('mo')('POST', `${path}/`, { body: { slug: name, display_name: name, parent: 'zoo' } }),
        ]);
        expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
        if (responses[1]?.status === 201) await as('mo')('DELETE', `${path}/${name}/`);
      }
    });

    it('includes items of the parent with the tags of a channel at once, in feed, search and page [S-6]', async () => {
      const { signedOut, ids, app } = service();
      const feed = (await signedOut('GET', `${path}/zoo-birds/feed/?limit=25`)).body;
      expect(feed.data.map(({ id }: { id: string }) => id)).toEqual(['duckling']);
      expect(feed.data[0]).toMatchObject({ is_sticker: false, images: { original: { width: 480 } } });
      expect(feed.meta.response_id).not.toBe('');
      expect(await ids('/v1/gifs/search?q=%40zoo-birds')).toEqual(['duckling']);
      expect(await (await app.request('/channel/zoo-birds')).text()).toContain('/gifs/duckling');
    });

    it('updates channels, which the catalogue then no longer overwrites [S-6]', async () => {
      const changed = await as('art')('PATCH', `${path}/zoo-birds/`, {
        body: { display_name: 'Feathers', is_private: true },
      });
      expect(changed.body).toMatchObject({ display_name: 'Feathers', is_private: true, tags: ['bird'] });
      expect((await service().signedOut('GET', `${path}/zoo-birds`)).status).toBe(404);
      expect((await as('ann')('PATCH', `${path}/zoo-birds/`, { body: { display_name: 'x' } })).status).toBe(403);
      expect(await as('art')('PATCH', `${path}/zoo-birds/`, { body: { slug: 'other' } })).toMatchObject({
        status: 400,
        body: { parameter: 'slug' },
      });
      await as('art')('PATCH', `${path}/zoo-birds/`, { body: { is_private: false } });
    });

    it('hides the page and the name of a channel while it is private or invisible [S-6]', async () => {
      const open = async () => ({
        byId: (await service().signedOut('GET', `${path}/zoo-cats/`)).status === 200,
        page: (await service().app.request('http://zoetrope.test/channel/zoo-cats')).status === 200,
        ofGif: JSON.stringify(await service().get('/v1/gifs/cat-nap/associations')).includes('"zoo-cats"'),
      });
      for (const [field, closed] of Object.entries({ is_private: true, is_visible: false })) {
        expect(await open()).toEqual({ byId: true, page: true, ofGif: true });
        await as('art')('PATCH', `${path}/zoo-cats/`, { body: { [field]: closed } });
        expect(await open()).toEqual({ byId: false, page: false, ofGif: false });
        await as('art')('PATCH', `${path}/zoo-cats/`, { body: { [field]: !closed } });
      }
    });

    it('moves a channel to a position and keeps the order of the others [S-6]', async () => {
      await make('tree');
      for (const slug of ['t-a', 't-b', 't-c', 't-d']) await make(slug, 'tree');
      expect((await move('mo', 't-d', { parent: 'tree', position: 1 })).body).toMatchObject({
        parent: 'tree',
        position: 1,
      });
      expect(await children('tree')).toEqual(['t-a', 't-d', 't-b', 't-c']);
      expect((await move('mo', 't-a', { parent: 'tree', position: 99 })).body.position).toBe(3);
      expect(await children('tree')).toEqual(['t-d', 't-b', 't-c', 't-a']);
      expect((await move('mo', 't-b', { parent: 't-c', position: 0 })).body).toMatchObject({
        parent: 't-c',
        position: 0,
      });
      expect(await children('tree')).toEqual(['t-d', 't-c', 't-a']);
      expect((await as('mo')('GET', `${path}/t-a`)).body.position).toBe(2);
      expect((await move('mo', 't-b', { parent: null, position: 0 })).body).not.toHaveProperty('parent');
      expect(slugs(await as('mo')('GET', path))[0]).toBe('t-b');
    });

    it('rejects a move of a channel into itself or its descendants [S-6]', async () => {
      await move('mo', 't-b', { parent: 't-c', position: 0 });
      for (const target of ['tree', 't-c', 't-b']) {
        expect(await move('mo', 'tree', { parent: target, position: 0 })).toMatchObject({
          status: 409,
          body: { message: 'A channel cannot be moved into itself or its descendants.', parameter: 'target_channel' },
        });
      }
      expect((await move('mo', 'tree', { parent: 'nowhere', position: 0 })).body).toMatchObject({
        code: 'not-found',
        parameter: 'target_channel',
      });
    });

    it('moves channels for an owner of both parents, and to the top level for moderators only [S-6]', async () => {
      expect((await move('art', 'zoo-birds', { parent: 'zoo', position: 0 })).body.position).toBe(0);
      expect((await move('art', 'zoo-birds', { parent: 'tree', position: 0 })).status).toBe(403);
      expect((await move('art', 't-a', { parent: 'zoo', position: 0 })).status).toBe(403);
      expect((await move('art', 'zoo-birds', { parent: null, position: 0 })).status).toBe(403);
    });

    it('keeps channels an ordered tree under 1,000 concurrent writers [S-6]', async () => {
      const names = ['t-a', 't-c', 't-d'];
      const moves = Array.from({ length: 1000 }, (_, n) => {
        const slug = names[n % 3] ?? 't-a';
        // Some move into each other, which would create a cycle, and some into themselves.
        if (n % 20 === 19) return move('mo', slug, { parent: slug, position: 0 });
        return move('mo', slug, { parent: n % 20 === 9 ? (names[(n + 1) % 3] ?? null) : 'tree', position: n % 4 });
      });
      const statuses = (await Promise.all(moves)).map(({ status }) => status);
      // Callers that wait too long for a connection get an error, and nothing of theirs is applied.
      expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
      expect(statuses).toEqual(expect.arrayContaining([200, 409]));
      const everywhere = await Promise.all(
        ['tree', ...names].map(async (slug) => [slug, await children(slug)] as const),
      );
      const placed = everywhere.flatMap(([, inside]) => inside).filter((slug) => names.includes(slug));
      expect(placed.sort()).toEqual(names);
      for (const [slug] of everywhere) {
        const children = (await as('mo')('GET', `${path}/${slug}/children/`)).body.data as { position: number }[];
        expect(children.map(({ position }) => position)).toEqual(children.map((_, index) => index));
      }
      for (const slug of names) await move('mo', slug, { parent: 'tree', position: 0 });
    }, 300_000);

    it('deletes empty channels, and does not give their names away with their GIFs [S-6]', async () => {
      expect(await as('mo')('DELETE', `${path}/zoo/`)).toMatchObject({
        status: 409,
        body: { message: 'This channel contains other channels. Move or delete them first.' },
      });
      expect((await as('ann')('DELETE', `${path}/zoo-birds/`)).status).toBe(403);
      expect((await as('art')('DELETE', `${path}/zoo-birds/`)).status).toBe(204);
      expect((await as('art')('DELETE', `${path}/zoo-birds/`)).status).toBe(404);
      expect(await children('zoo')).toEqual(['zoo-cats']);
      expect((await as('mo')('DELETE', `${path}/zoo-cats/`)).status).toBe(204);
      expect((await service().one('/v1/gifs/cat-nap')).data.user).toBeUndefined();
      const repeated = { slug: 'zoo-cats', display_name: 'Mine now' };
      expect((await as('art')('POST', `${path}/`, { body: repeated })).status).toBe(409);
    });
  });
}
