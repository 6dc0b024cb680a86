import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStill } from './make-media.ts';
import type { Call } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

const PATH = '/api/v1/gifs';

interface Entry {
  readonly gif: { readonly id: string };
  readonly metadata: { readonly id: string; readonly channel?: string; readonly rating: string };
}

/** The list of the GIFs that a caller may edit, and changes of many of them. */
export function describeLibrary({ service, db }: SuiteContext): void {
  let file: Buffer;
  const as = (name: string): Call => service().as(name);
  beforeAll(async () => {
    file = await makeStill();
  });

  const list = async (who: string, query = 'limit=100') => (await as(who)('GET', `${PATH}?${query}`)).body;
  const idsIn = (page: { readonly data: readonly Entry[] }) => page.data.map(({ gif }) => gif.id);
  const find = async (query: string, who = 'mo') => idsIn(await list(who, query)).sort();
  const edit = (who: string, gif_ids: readonly string[], changes: object) =>
    as(who)('PATCH', PATH, { body: { gif_ids, ...changes } });
  const undo = (who: string, id: string) => as(who)('POST', `${PATH}/edits/${id}/undo`);
  const remove = (who: string, gif_ids: readonly string[]) => as(who)('POST', `${PATH}/delete`, { body: { gif_ids } });
  const search = (q: string) => service().ids(`/v1/gifs/search?rating=r&q=${q}`);
  async function stored(id: string) {
    return (await as('mo')('GET', `/ajax/gifs/extended-metadata?gif_ids=${id}`)).body.data[0];
  }
  async function upload(title: string): Promise<string> {
    const fields = { channel: 'zoo', title, tags: 'wombat', file };
    const response = await as('art')('POST', PATH, { body: multipart(fields) });
    expect(response.status).toBe(201);
    return response.body.id;
  }

  describe('the list of GIFs that one may edit', () => {
    it('has all GIFs for moderators, also hidden ones, and those of their channels for owners', async () => {
      const all = await list('mo');
      expect(all.pagination).toEqual({ offset: 0, count: all.data.length, total_count: all.data.length });
      expect(idsIn(all)).toEqual(expect.arrayContaining(['cat-nap', 'secret', 'plain', 'clip-drums', 'sticker-sun']));
      // The catalogue has removed it.
      expect(idsIn(all)).not.toContain('gone');
      const own = await list('art');
      const channels = own.data.map(({ metadata }: Entry) => metadata.channel);
      expect([...new Set(channels)].sort()).toEqual(['zoo', 'zoo-cats']);
      const expected = all.data.filter(({ metadata }: Entry) => channels.includes(metadata.channel));
      expect(idsIn(own)).toEqual(expected.map(({ gif }: Entry) => gif.id));
      expect((await list('ann')).data).toEqual([]);
      expect((await service().signedOut('GET', PATH)).status).toBe(401);
    });

    it('has no GIF that an owner has only added to a channel', async () => {
      const body = { channel: 'zoo', gif: ['nope'] };
      expect((await as('art')('POST', '/api/v4/channel-gifs', { body })).status).toBe(201);
      expect(await find('channel=zoo')).toContain('nope');
      expect(await find('channel=zoo', 'art')).not.toContain('nope');
      await as('art')('POST', '/api/v4/channel-gifs/remove', { body });
    });

    it('finds words, the last of them unfinished, and ids, also of hidden GIFs', async () => {
      expect(await find('q=panda%20port')).toEqual(['panda-portal']);
      expect(await find('q=secret')).toEqual(['secret']);
      expect(await find('q=category-joke')).toEqual(['category-joke']);
      expect(await find('q=sleep')).toEqual(['cat-nap']);
      expect(await find('q=no-such-word')).toEqual([]);
      expect(await find('q=%21%21%21')).toEqual([]);
      expect(await find('q=secret', 'art')).toEqual([]);
    });

    it('is limited to a channel with its children, a rating, and a creator, which combine', async () => {
      expect(await find('channel=zoo-cats')).toEqual(['cat-nap', 'cat-parade']);
      expect(await find('channel=zoo')).toEqual(expect.arrayContaining(['cat-nap', 'cat-parade', 'panda-portal']));
      expect(await find('channel=moods&q=cat')).toEqual(expect.arrayContaining(['scream', 'secret']));
      expect(await find('rating=r')).toEqual(['scream']);
      expect(await find('rating=g')).not.toContain('scream');
      expect(await find('channel=no-such-channel')).toEqual([]);
      const id = await upload('A wombat of art');
      expect(await find('creator=ART')).toContain(id);
      expect(await find('creator=art&q=wombat&channel=zoo&rating=g')).toEqual([id]);
      expect(await find('creator=ann')).toEqual([]);
      const { body } = await edit('art', [id], { author: 'Grace H.' });
      expect(await find('creator=grace%20h.')).toEqual([id]);
      await undo('art', body.id);
      expect(await find('creator=grace%20h.')).toEqual([]);
      expect((await remove('art', [id])).body.results).toEqual([{ gif_id: id, status: 'deleted' }]);
    });

    it('has pages that do not overlap, with the total on each, also beyond the last', async () => {
      const all = await list('mo');
      const paged: string[] = [];
      for (let offset = 0; offset < all.data.length; offset += 7) {
        const page = await list('mo', `limit=7&offset=${offset}`);
        expect(page.pagination.total_count).toBe(all.data.length);
        paged.push(...idsIn(page));
      }
      expect(paged).toEqual(idsIn(all));
      expect(await list('mo', 'offset=1000')).toMatchObject({
        data: [],
        pagination: { offset: 1000, count: 0, total_count: all.data.length },
      });
    });
  });

  describe('an edit of many GIFs', () => {
    it('changes tags, rating, license, author, source and channel, which the next search finds, and is undone', async () => {
      const ids = ['lets-go', 'on-my-way'];
      const before = [await stored('lets-go'), await stored('on-my-way')];
      const { status, body } = await edit('mo', ids, {
        add_tags: ['Journey', 'TRAVEL'],
        remove_tags: ['go'],
        rating: 'pg',
        license: 'CC-BY-4.0',
        author: 'Ada L.',
        source: 'https://example.org/journeys',
        channel: 'zoo-cats',
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        id: expect.stringMatching(/^\d+$/),
        results: ids.map((gif_id) => ({ gif_id, status: 'changed' })),
      });
      const shared = {
        rating: 'pg',
        license: 'CC-BY-4.0',
        author: 'Ada L.',
        source: 'https://example.org/journeys',
        channel: 'zoo-cats',
        channels: ['zoo', 'zoo-cats'],
      };
      expect(await stored('lets-go')).toMatchObject({ ...shared, tags: ['Journey', 'TRAVEL'] });
      // It had the second tag.
      expect(await stored('on-my-way')).toMatchObject({ ...shared, tags: ['travel', 'Journey'] });
      expect((await search('journey')).sort()).toEqual(ids);
      expect((await search('%40zoo-cats%20journey')).sort()).toEqual(ids);

      const trail = (await as('mo')('GET', '/api/v1/moderation/actions?limit=1')).body.data;
      expect(trail).toMatchObject([
        { id: body.id, action: 'edited', moderator: 'mo', gifs: [{ gif_id: 'lets-go' }, {}] },
      ]);

      const undone = await undo('mo', body.id);
      expect(undone).toMatchObject({
        status: 201,
        body: { action: { action: 'undone', undoes: body.id }, skipped: [] },
      });
      expect([await stored('lets-go'), await stored('on-my-way')]).toEqual(before);
      expect(await search('journey')).toEqual([]);
      // Undoing is undone like any edit, by moderators with the other call too.
      await as('mo')('POST', `/api/v1/moderation/actions/${undone.body.action.id}/undo`);
      expect(await stored('on-my-way')).toMatchObject(shared);
      await undo('mo', body.id).then(({ status }) => expect(status).toBe(201));
      expect([await stored('lets-go'), await stored('on-my-way')]).toEqual(before);
    });

    it('refuses GIFs one by one, with the reason, and changes the others', async () => {
      const many = Array.from({ length: 50 }, (_, index) => `tag ${index}`);
      const full = await edit('art', ['duckling'], { add_tags: many.slice(0, 49) });
      const { status, body } = await edit(
        'art',
        ['nope', 'cat-nap', 'unheard', 'duckling', 'cat-nap', 'panda-portal'],
        {
          add_tags: ['panda'],
        },
      );
      expect(status).toBe(200);
      expect(body.results).toEqual([
        { gif_id: 'nope', status: 'refused', code: 'forbidden', message: expect.any(String) },
        { gif_id: 'cat-nap', status: 'changed' },
        { gif_id: 'unheard', status: 'refused', code: 'not-found', message: expect.any(String) },
        { gif_id: 'duckling', status: 'refused', code: 'validation', message: expect.stringContaining('50 tags') },
        { gif_id: 'panda-portal', status: 'unchanged' },
      ]);
      expect((await stored('nope')).tags).not.toContain('panda');
      await undo('art', body.id);
      await undo('art', full.body.id);
      const none = await edit('art', ['nope', 'panda-portal'], { add_tags: ['panda'] });
      expect(none.body).not.toHaveProperty('id');
    });

    it('sets no rating for owners, moves GIFs only into own channels, and accepts at most 500 GIFs', async () => {
      expect((await edit('art', ['cat-nap'], { rating: 'r' })).status).toBe(403);
      expect((await edit('art', ['cat-nap'], { channel: 'moods' })).status).toBe(403);
      expect((await edit('art', ['cat-nap'], { channel: 'unheard' })).body).toMatchObject({
        code: 'not-found',
        parameter: 'channel',
      });
      const many = Array.from({ length: 501 }, (_, index) => `gif-${index}`);
      expect((await edit('art', many, { add_tags: ['x'] })).body).toMatchObject({ parameter: 'gif_ids' });
      expect((await edit('art', many.slice(1), { add_tags: ['x'] })).body.results).toHaveLength(500);
      const moved = await edit('art', ['cat-nap'], { channel: 'zoo' });
      expect(moved.body.results).toEqual([{ gif_id: 'cat-nap', status: 'changed' }]);
      await undo('art', moved.body.id);
      expect((await stored('cat-nap')).channel).toBe('zoo-cats');
    });

    it('removes texts that are set to an empty text', async () => {
      const before = await stored('panda-portal');
      const filled = { alt_text: 'A panda', license: 'CC-BY-4.0', author: 'Ada', source: 'Drawn' };
      const { body: first } = await edit('art', ['panda-portal'], filled);
      expect(await stored('panda-portal')).toMatchObject(filled);
      const cleared = await edit('art', ['panda-portal'], { alt_text: '', license: '', author: '', source: '' });
      expect(cleared.body.results).toEqual([{ gif_id: 'panda-portal', status: 'changed' }]);
      const after = await stored('panda-portal');
      expect(after.alt_text).toBe('');
      for (const field of ['license', 'author', 'source']) expect(after).not.toHaveProperty(field);
      for (const { id } of [cleared.body, first]) await undo('art', id);
      expect(await stored('panda-portal')).toEqual(before);
    });

    it('is undone except for GIFs whose fields were edited again', async () => {
      const first = await edit('art', ['cat-nap', 'cat-parade', 'panda-portal'], { add_tags: ['first'] });
      const second = await edit('art', ['cat-nap'], { add_tags: ['second'] });
      await as('art')('POST', '/ajax/gif/update', {
        body: { gif_id: 'cat-parade', key: 'alt_text', value: 'Another text' },
      });
      const undone = await undo('art', first.body.id);
      expect(undone.body.skipped).toEqual(['cat-nap']);
      expect((await stored('cat-nap')).tags).toEqual(['cat', 'sleep', 'tired', 'first', 'second']);
      expect(await stored('cat-parade')).toMatchObject({ tags: ['cat', 'cute', 'parade'], alt_text: 'Another text' });
      // As it was before the first edit, once both are undone in turn.
      await undo('art', second.body.id);
      expect((await undo('art', first.body.id)).body.skipped).toEqual(['cat-parade', 'panda-portal']);
      expect((await stored('cat-nap')).tags).toEqual(['cat', 'sleep', 'tired']);
      expect((await undo('art', first.body.id)).status).toBe(409);
      await as('art')('POST', '/ajax/gif/update', {
        body: { gif_id: 'cat-parade', key: 'alt_text', value: 'A picture of cat-parade' },
      });
    });

    it('is undone by those who may edit its GIFs only, and no decision is', async () => {
      const { body } = await edit('mo', ['cat-nap', 'nope'], { add_tags: ['shared'] });
      expect((await undo('art', body.id)).status).toBe(403);
      expect((await stored('cat-nap')).tags).toContain('shared');
      const decided = await as('mo')('POST', '/api/v1/moderation/decisions', {
        body: { gif_ids: ['cat-nap'], status: 'pending' },
      });
      expect(await undo('art', decided.body.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      // The edit did not change what was decided, and the reverse.
      expect((await as('mo')('POST', `/api/v1/moderation/actions/${decided.body.id}/undo`)).status).toBe(201);
      expect((await undo('mo', body.id)).body.skipped).toEqual([]);
    });

    it('is not undone by owners who could not make the reverse edit: set a rating, or move GIFs into the channel of others', async () => {
      const rated = await edit('mo', ['cat-nap'], { rating: 'pg-13' });
      expect((await undo('art', rated.body.id)).status).toBe(403);
      expect((await stored('cat-nap')).rating).toBe('pg-13');
      expect((await undo('mo', rated.body.id)).status).toBe(201);

      const moved = await edit('mo', ['lets-go'], { channel: 'zoo-cats' });
      expect((await undo('art', moved.body.id)).status).toBe(403);
      expect((await stored('lets-go')).channel).toBe('zoo-cats');
      expect((await undo('mo', moved.body.id)).status).toBe(201);
      expect((await stored('lets-go')).channel).toBe('moods');
    });

    it('is not lost when a decision about other fields is undone, and keeps a newer rating', async () => {
      const decide = (rating: string) =>
        as('mo')('POST', '/api/v1/moderation/decisions', { body: { gif_ids: ['nope'], status: 'approved', rating } });
      const rated = await decide('y');
      const tagged = await edit('mo', ['nope'], { add_tags: ['later'] });
      const undone = await as('mo')('POST', `/api/v1/moderation/actions/${rated.body.id}/undo`);
      expect(undone.status).toBe(201);
      expect(await stored('nope')).toMatchObject({ rating: 'g', tags: ['no', 'never', 'later'] });
      const again = await decide('y');
      const ratedByEdit = await edit('mo', ['nope'], { rating: 'pg' });
      expect((await as('mo')('POST', `/api/v1/moderation/actions/${again.body.id}/undo`)).status).toBe(409);
      expect((await stored('nope')).rating).toBe('pg');
      await undo('mo', ratedByEdit.body.id);
      await undo('mo', tagged.body.id);
      await decide('g');
    });

    it('is all or nothing with the changes of others at the same time', async () => {
      const ids = ['cat-nap', 'cat-parade', 'panda-portal'];
      const edits = await Promise.all(
        ['one', 'two', 'three', 'four'].map((tag, index) =>
          edit('mo', index % 2 === 0 ? ids : [...ids].reverse(), { add_tags: [tag] }),
        ),
      );
      expect(edits.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const id of ids)
        expect((await stored(id)).tags).toEqual(expect.arrayContaining(['one', 'two', 'three', 'four']));
      await edit('mo', ids, { remove_tags: ['one', 'two', 'three', 'four'] });
    });
  });

  describe('the deletion of many GIFs', () => {
    it('deletes uploads with their files, refuses others one by one, and stays in the audit trail', async () => {
      const ids = [await upload('Wombat one'), await upload('Wombat two')];
      const [first = '', second = ''] = ids;
      const foldersOf = async () => {
        const names = await readdir(join(service().dataFolder, 'uploads'));
        return ids.filter((id) => names.includes(id));
      };
      expect(await foldersOf()).toEqual(ids);
      expect(idsIn(await list('art', 'q=wombat')).sort()).toEqual([...ids].sort());
      const { status, body } = await remove('art', [first, 'nope', 'unheard', 'cat-nap', second]);
      expect(status).toBe(200);
      expect(body.results).toEqual([
        { gif_id: first, status: 'deleted' },
        { gif_id: 'nope', status: 'refused', code: 'forbidden', message: expect.any(String) },
        { gif_id: 'unheard', status: 'refused', code: 'not-found', message: expect.any(String) },
        {
          gif_id: 'cat-nap',
          status: 'refused',
          code: 'conflict',
          message: expect.stringContaining('Take this GIF down'),
        },
        { gif_id: second, status: 'deleted' },
      ]);
      expect(await foldersOf()).toEqual([]);
      expect(await search('wombat')).toEqual([]);
      for (const id of ids) expect((await service().signedOut('GET', `/media/${id}/original.webp`)).status).toBe(404);
      const trail = (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${first}`)).body.data;
      expect(trail).toMatchObject([{ id: body.id, action: 'deleted', moderator: 'art' }]);
      expect((await as('mo')('POST', `/api/v1/moderation/actions/${body.id}/undo`)).status).toBe(409);
      const rows = await db().selectFrom('item_texts').select('item_id').where('item_id', 'in', ids).execute();
      expect(rows).toEqual([]);
    });
  });
}
