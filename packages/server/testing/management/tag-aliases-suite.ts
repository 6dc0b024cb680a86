import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeStill } from './make-media.ts';
import type { Call } from './management-service.ts';
import { createManagementService } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

const PATH = '/api/v1/tag-aliases';

/** Tags that are replaced by others. */
export function describeTagAliases({ service, db }: SuiteContext): void {
  let file: Buffer;
  const as = (name: string): Call => service().as(name);
  beforeAll(async () => {
    file = await makeStill();
  });
  const add = (alias: string, tag: string, who = 'mo') => as(who)('POST', PATH, { body: { alias, tag } });
  const remove = (alias: string) => as('mo')('DELETE', `${PATH}/${encodeURIComponent(alias)}`);
  const list = async () => (await as('mo')('GET', PATH)).body;
  const search = (q: string) => service().ids(`/v1/gifs/search?q=${encodeURIComponent(q)}`);
  async function tagsOf(id: string): Promise<readonly string[]> {
    return (await as('mo')('GET', `/ajax/gifs/metadata?gif_ids=${id}`)).body.data[0].tags;
  }
  async function upload(title: string, tags: string): Promise<string> {
    const response = await as('art')('POST', '/api/v1/gifs', {
      body: multipart({ channel: 'zoo', title, tags, file }),
    });
    expect(response.status).toBe(201);
    const { id } = response.body;
    onTestFinished(async () => void (await as('art')('DELETE', `/api/v1/gifs/${id}`)));
    return id;
  }

  describe('aliases of tags', () => {
    afterEach(async () => {
      const { data } = (await as('mo')('GET', `${PATH}?limit=100`)).body;
      for (const { alias } of data) await remove(alias);
    });

    it('replaces an alias in all GIFs that have it, also hidden ones, as an edit that can be undone', async () => {
      const id = await upload('First', 'Echidna, Spiny-Anteater, small');
      const hidden = await upload('Second', 'spiny anteater');
      await as('mo')('POST', '/ajax/gif/update', { body: { gif_id: hidden, key: 'is_hidden', value: true } });
      const titled = await upload('Spiny anteater', 'other');
      const response = await add(' Spiny anteater! ', 'Echidna');
      expect(response).toMatchObject({
        status: 201,
        body: { alias: 'spiny anteater', tag: 'echidna', changed: 2, is_complete: true },
      });
      expect(await tagsOf(id)).toEqual(['Echidna', 'small']);
      expect(await tagsOf(hidden)).toEqual(['echidna']);
      expect(await tagsOf(titled)).toEqual(['other']);
      const { edit_id } = response.body;
      const [action] = (await as('mo')('GET', `/api/v1/moderation/actions?gif_id=${id}`)).body.data;
      expect(action).toMatchObject({
        id: edit_id,
        action: 'edited',
        moderator: 'mo',
        note: 'The tag "spiny anteater" became an alias of "echidna".',
      });
      expect((await add('spiny anteater', 'echidna')).body).toEqual({
        ...{ alias: 'spiny anteater', tag: 'echidna', changed: 0, is_complete: true },
      });
      const undone = await as('mo')('POST', `/api/v1/gifs/edits/${edit_id}/undo`);
      expect(undone.status).toBe(201);
      expect(await tagsOf(id)).toEqual(['Echidna', 'Spiny-Anteater', 'small']);
    });

    it('stores the tag wherever its alias is written: in uploads, edits and language tags', async () => {
      await add('joey', 'kangaroo');
      const id = await upload('Young', 'Joey, KANGAROO, pouch');
      expect(await tagsOf(id)).toEqual(['KANGAROO', 'pouch']);
      await as('art')('POST', '/ajax/gif/update', { body: { gif_id: id, key: 'tags', value: ['a joey', 'joey'] } });
      expect(await tagsOf(id)).toEqual(['a joey', 'kangaroo']);
      await as('art')('POST', '/ajax/gif/update', { body: { gif_id: id, key: 'tags', value: ['pouch'] } });
      await as('art')('PATCH', '/api/v1/gifs', { body: { gif_ids: [id], add_tags: ['joey', 'hop'] } });
      expect(await tagsOf(id)).toEqual(['pouch', 'kangaroo', 'hop']);
      const body = { tags: ['joey', 'jump'], lang: 'en' };
      expect((await as('art')('POST', `/ajax/gif/${id}/language-tags`, { body })).body.tags).toEqual([
        ...['pouch', 'kangaroo', 'hop', 'jump'],
      ]);
    });

    it('finds GIFs with the tag by the alias, also inside a search, until the alias is deleted', async () => {
      const id = await upload('Sleeping in a tree', 'koala');
      expect(await search('drop bear')).not.toContain(id);
      await add('the drop-bear', 'koala');
      expect(await search('the drop bear')).toEqual([id]);
      expect(await search('Drop-Bear')).toEqual([id]);
      expect(await search('sleeping drop bear')).toEqual([id]);
      expect(await search('swimming drop bear')).not.toContain(id);
      // GIFs with the words of the alias in their title are still found.
      const titled = await upload('A drop bear', 'falling');
      expect((await search('the drop bear')).sort()).toEqual([id, titled].sort());
      const random = await service().signedOut('GET', '/v1/gifs/random?tag=the%20drop%20bear');
      expect(random.body.data.id).toBe(id);
      expect((await remove('The drop-bear')).status).toBe(204);
      expect(await search('the drop bear')).toEqual([titled]);
    });

    it('suggests the tag for the beginning of its alias', async () => {
      await upload('One', 'wallaby');
      await add('brush-tail', 'wallaby');
      const names = async (q: string) => {
        const { body } = await service().signedOut('GET', `/v1/gifs/search/tags?q=${q}`);
        return body.data.map(({ name }: { name: string }) => name);
      };
      expect(await names('brush')).toEqual(['wallaby']);
      expect(await names('walla')).toEqual(['wallaby']);
      expect(await names('ush')).toEqual([]);
    });

    it('refuses chains, cycles, a second tag, and names without a letter, and lists none of them', async () => {
      expect((await add('puggle', 'platypus')).status).toBe(201);
      const refusals: readonly (readonly [string, string, number, string])[] = [
        ['platypus', 'Puggle', 409, '"puggle" is an alias of "platypus". Delete that alias first.'],
        ['duckbill', 'puggle', 409, '"puggle" is an alias itself, of "platypus". Use "platypus".'],
        ['platypus', 'monotreme', 409, '"platypus" has the alias "puggle", so it cannot be an alias itself.'],
        ['puggle', 'echidna', 409, '"puggle" is already an alias of "platypus". Delete that alias first.'],
        ['platypus', 'Platypus!', 409, '"platypus" cannot be an alias of itself.'],
        ['!!!', 'platypus', 400, 'alias: needs a letter, a digit or an emoji'],
        ['platypus', '…', 400, 'tag: needs a letter, a digit or an emoji'],
      ];
      for (const [alias, tag, status, message] of refusals) {
        const response = await add(alias, tag);
        expect([response.status, response.body.message]).toEqual([status, message]);
      }
      expect(await list()).toMatchObject({
        data: [{ alias: 'puggle', tag: 'platypus', gifs: 0, unchanged: 0, added_by: 'mo' }],
        pagination: { offset: 0, count: 1, total_count: 1 },
      });
      expect((await remove('no-such-alias')).status).toBe(404);
    });

    it('is for moderators', async () => {
      expect((await add('a', 'b', 'art')).status).toBe(403);
      expect((await as('ann')('GET', PATH)).status).toBe(403);
      expect((await service().signedOut('GET', PATH)).status).toBe(401);
      expect((await as('art')('DELETE', `${PATH}/a`)).status).toBe(403);
    });

    it('counts the GIFs that still have an alias, and changes them when it is added again', async () => {
      const id = await upload('Late', 'numbat');
      const added_at = new Date();
      await db()
        .insertInto('tag_aliases')
        .values({ alias: 'numbat', tag: 'banded anteater', added_by: null, added_at })
        .execute();
      const [entry] = (await list()).data;
      expect(entry).toEqual({
        ...{ alias: 'numbat', tag: 'banded anteater', gifs: 0, unchanged: 1 },
        added_at: added_at.toISOString(),
      });
      expect((await add('numbat', 'banded anteater')).body).toMatchObject({ changed: 1, is_complete: true });
      expect(await tagsOf(id)).toEqual(['banded anteater']);
      expect((await list()).data[0]).toMatchObject({ gifs: 1, unchanged: 0 });
    });

    it('takes effect in another process within five seconds', async () => {
      let now = Date.now();
      const other = await createManagementService(
        { db: db(), close: async () => {} },
        { dataFolder: service().dataFolder, clock: () => now },
      );
      onTestFinished(() => other.close());
      const id = await upload('Digging', 'wombat');
      expect(await other.ids('/v1/gifs/search?q=burrower')).toEqual([]);
      await add('burrower', 'wombat');
      now += 4999;
      expect(await other.ids('/v1/gifs/search?q=burrower')).toEqual([]);
      now += 1;
      expect(await other.ids('/v1/gifs/search?q=burrower')).toContain(id);
    });
  });
}
