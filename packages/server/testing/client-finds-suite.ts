import type { Client } from '@zoetrope/fetch-api';
import { describe, expect, it } from 'vitest';
import type { Service } from './test-service.ts';

type MakeClient = () => Client;

export function describeRelatedTags(client: MakeClient): void {
  describe('client.relatedTags', () => {
    it('returns tags with the minimum score [C-11]', async () => {
      const { data } = await client().relatedTags('emoji');
      const score = data[0]?.score ?? 0;
      const near = await client().relatedTags('emoji', { score });
      expect(near.data).toEqual(data.filter((tag) => tag.score >= score));
      expect(near.data.length).toBeLessThan(data.length);
      expect(near.pagination.total_count).toBe(near.data.length);
      expect((await client().relatedTags('emoji', { score: 1.5 })).data).toEqual([]);
    });

    it('returns the related tags with scores, most similar first [C-11]', async () => {
      const { data, pagination } = await client().relatedTags('Party');
      const names = data.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['birthday', 'confetti', 'music']));
      expect(names).not.toContain('party');
      const scores = data.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      // Three items have the tag "party", one of them "birthday" too.
      expect(data.find(({ name }) => name === 'birthday')?.score).toBeCloseTo(1 / Math.sqrt(3));
      expect(pagination.total_count).toBe(data.length);
    });

    it('returns nothing for an unknown tag, and never the mark of a channel [C-11]', async () => {
      expect((await client().relatedTags('unheard of')).data).toEqual([]);
      expect((await client().relatedTags('@zoo')).data).toEqual([]);
      const { data } = await client().relatedTags('panda');
      expect(data.filter(({ name }) => name.startsWith('@'))).toEqual([]);
    });
  });
}

export function describeChannels(client: MakeClient): void {
  describe('client.channels', () => {
    const slugs = async (term: string) => (await client().channels(term)).data.map(({ slug }) => slug);

    it('returns complete channels with a representative GIF each [C-10]', async () => {
      const { data, pagination } = await client().channels('zoo');
      expect(data.map(({ slug }) => slug)).toEqual(['zoo', 'zoo-cats']);
      expect(data[0]).toMatchObject({
        id: 'zoo',
        display_name: 'The Zoo',
        url: expect.stringMatching(/^http.*\/channel\/zoo$/),
        has_children: true,
        is_private: false,
        is_visible: true,
        user: { username: 'zoo', is_verified: true },
      });
      expect(data[1]).toMatchObject({ parent: 'zoo', has_children: false });
      expect(['cat-nap', 'cat-parade']).toContain(data[1]?.featured_gif?.id);
      expect(pagination.total_count).toBe(2);
    });

    it.each([
      ['a name', 'moods', ['moods']],
      ['the beginning of a name', 'moo', ['moods']],
      ['a tag', 'hearts', ['smiles']],
      ['a description', 'feelings', ['smiles']],
      ['words of several fields', 'smiles feelings', ['smiles']],
      ['a word that is nowhere', 'zoo unheard', []],
      ['a channel that is not public', 'backroom', []],
      ['no word at all', '%%%', []],
    ])('finds channels by %s [C-10]', async (_, term, expected) => {
      expect(await slugs(term)).toEqual(expected);
    });

    it('shows for a child channel the items of its parent with its tags [C-10]', async () => {
      const [child] = (await client().channels('grins')).data;
      expect(child).toMatchObject({ slug: 'grins', parent: 'smiles', featured_gif: { id: 'smile-grin' } });
    });
  });
}

export function describeAssociations(client: MakeClient): void {
  describe('client.associations', () => {
    it('returns channels, tags and variations with names [C-11]', async () => {
      const { data } = await client().associations('cat-nap');
      expect(data).toEqual([
        { type: 'channel', id: 'zoo-cats', name: 'Cats of the Zoo' },
        { type: 'channel', id: 'zoo', name: 'The Zoo' },
        { type: 'tag', id: 'cat', name: 'cat' },
        { type: 'tag', id: 'sleep', name: 'sleep' },
        { type: 'tag', id: 'tired', name: 'tired' },
        { type: 'variation', id: 'cat-parade', name: 'Cat Parade' },
      ]);
    });

    it('omits channels that are not public, and is empty for an item without any [C-11]', async () => {
      const { data } = await client().associations('markup');
      expect(data.filter(({ type }) => type !== 'tag')).toEqual([]);
      expect((await client().associations('plain')).data).toEqual([]);
    });
  });
}

export function describeEmoji(client: MakeClient, service: Service): void {
  describe('client.emoji', () => {
    const ids = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id).sort();

    it('returns all emoji in version 1 [C-6]', async () => {
      expect(ids(await client().emoji())).toEqual(['smile-grin', 'smile-heart', 'smile-heart-purple']);
    });

    it('returns one variation of each in version 2 [C-6]', async () => {
      const { data, pagination } = await client().emojiDefaultVariations();
      expect(pagination.total_count).toBe(2);
      expect(data.map(({ id }) => id.slice(0, 11)).sort()).toEqual(['smile-grin', 'smile-heart']);
    });

    it.each(['smile-heart', 'smile-heart-purple'])('returns all variations by %s [C-6]', async (id) => {
      const { data } = await client().emojiVariations(id);
      expect(ids({ data })).toEqual(['smile-heart', 'smile-heart-purple']);
      const defaults = await client().emojiDefaultVariations();
      expect(ids(defaults)).toContain(data[0]?.id);
    });

    it('returns the number of variations of an emoji [C-6]', async () => {
      const countOf = async (path: string) => {
        const { data } = await service().list(path);
        return new Map(data.map((gif) => [gif.id, gif.variation_count]));
      };
      const counts = await countOf('/v2/emoji?limit=24');
      expect(counts.size).toBe(2);
      for (const [id, count] of counts) {
        const variations = await countOf(`/v2/emoji/${id}/variations`);
        expect(count).toBe(variations.size);
        expect([...variations.values()]).toEqual([...variations.values()].map(() => count));
      }
      expect((await countOf('/v1/emoji')).get('smile-heart-purple')).toBe(2);
    });

    it('pages through emoji [C-6]', async () => {
      const first = await client().emoji({ limit: 2 });
      const second = await client().emoji({ limit: 2, offset: 2 });
      expect(ids({ data: [...first.data, ...second.data] })).toHaveLength(3);
      expect(new Set(ids({ data: [...first.data, ...second.data] })).size).toBe(3);
    });
  });
}
