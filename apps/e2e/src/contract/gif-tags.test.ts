import type { ManagementClient } from '@zoetrope/management-api';
import type { Gif } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicView } from './public-view.ts';
import {
  gifLanguageTags,
  relatedGifTag,
  tagAlias,
  tagAliasChange,
  tagCount,
  tagSuggestion,
  tagTranslation,
} from './shapes/gif-admin.ts';
import { listingOf, listOf } from './shapes/lists.ts';
import { signedIn, visitor } from './users.ts';

let owner: ManagementClient;
let author: ManagementClient;
let gif: Gif;

beforeAll(async () => {
  owner = await signedIn('art');
  author = await signedIn('ann');
  const { data } = await visitor().getChannelFeed({ id: 'zoohop', limit: 100 });
  gif = data.findLast(({ type }) => type === 'gif') as Gif;
});

describe('tags of GIFs [G-2]', () => {
  it('counts the GIFs with each tag of a GIF', async () => {
    const { data } = listOf(tagCount).parse(await author.getTagCounts({ id: gif.id }));
    expect(data.map(({ tag }) => tag).sort()).toEqual([...gif.tags].sort());
    expect(data.every(({ count }) => count >= 1)).toBe(true);
    await expect(author.getTagCounts({ id: 'no-such-gif' })).rejects.toMatchObject({ status: 404 });
    await expect(visitor().getTagCounts({ id: gif.id })).rejects.toMatchObject({ status: 401 });
  });

  it('adds tags in a language, finds the GIF by them at once, and removes them', async () => {
    const word = `Wörtchen${Date.now()}`;
    const id = gif.id;
    const added = tagTranslation.parse(await owner.addLanguageTags({ id, tags: [word, 'noch eins'], lang: 'de' }));
    expect(added).toMatchObject({ lang: 'de', tags: expect.arrayContaining([word, 'noch eins']) });
    const found = await publicView().client.search(word, { lang: 'de' });
    expect(found.data.map((gif) => gif.id)).toEqual([id]);
    const all = listOf(tagTranslation).parse(await author.getTagTranslations({ id }));
    expect(all.data.find(({ lang }) => lang === 'de')?.tags).toContain(word);
    const bulk = listOf(gifLanguageTags).parse(await author.getBulkLanguageTags({ gif_ids: [id], lang: 'de' }));
    expect(bulk.data).toMatchObject([{ gif_id: id, lang: 'de' }]);
    const remaining = tagTranslation.parse(
      await owner.removeLanguageTags({ id, tags: [word, 'noch eins'], lang: 'de' }),
    );
    expect(remaining.tags).not.toContain(word);
    await expect(author.addLanguageTags({ id, tags: ['x'], lang: 'de' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('related tags [G-4]', () => {
  it('lists related tags without the tag itself', async () => {
    const [tag = ''] = gif.tags;
    const { data } = listOf(relatedGifTag).parse(await visitor().getRelatedGifTags({ tag }));
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(({ name }) => name)).not.toContain(tag);
  });
});

describe('tag suggestions', () => {
  it('suggests tags of similar GIFs to those who may edit a GIF', async () => {
    const { data } = listOf(tagSuggestion).parse(await owner.getTagSuggestions({ gif_ids: [gif.id] }));
    expect(data.length).toBeLessThanOrEqual(12);
    for (const { tag } of data) expect(gif.tags).not.toContain(tag);
    await expect(author.getTagSuggestions({ gif_ids: [gif.id] })).rejects.toMatchObject({ status: 403 });
  });
});

describe('aliases of tags', () => {
  it('adds, lists and deletes an alias, for moderators', async () => {
    const moderator = await signedIn('mo');
    const alias = `alias ${Date.now()}`;
    const change = tagAliasChange.parse(await moderator.addTagAlias({ alias, tag: 'no such tag' }));
    expect(change).toEqual({ alias, tag: 'no such tag', changed: 0, is_complete: true });
    const { data } = listingOf(tagAlias).parse(await moderator.getTagAliases({ limit: 100 }));
    expect(data.find((entry) => entry.alias === alias)).toMatchObject({ tag: 'no such tag', added_by: 'mo', gifs: 0 });
    await expect(moderator.addTagAlias({ alias, tag: 'another' })).rejects.toMatchObject({ status: 409 });
    await moderator.deleteTagAlias({ alias });
    await expect(moderator.deleteTagAlias({ alias })).rejects.toMatchObject({ status: 404 });
    await expect(owner.addTagAlias({ alias, tag: 'a' })).rejects.toMatchObject({ status: 403 });
  });
});
