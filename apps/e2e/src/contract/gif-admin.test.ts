import type { ManagementClient } from '@zoetrope/management-api';
import type { Gif } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERYWHERE, NOWHERE, publicView } from './public-view.ts';
import {
  bulkResult,
  extendedGifMetadata,
  gifMetadata,
  libraryItem,
  moderation,
  moderationUndo,
  takedown,
  takenDownGif,
  trendingGif,
} from './shapes/gif-admin.ts';
import { cursorPageOf, listingOf, listOf } from './shapes/lists.ts';
import { signedIn, visitor } from './users.ts';

const publicApi = publicView();
let moderator: ManagementClient;
let owner: ManagementClient;
let gif: Gif;

beforeAll(async () => {
  moderator = await signedIn('mo');
  owner = await signedIn('art');
  const { data } = await visitor().getChannelFeed({ id: 'zoohop', limit: 100 });
  gif = data.find(({ type }) => type === 'gif') as Gif;
});

describe('GIFs [G-1]', () => {
  it('lists all trending GIFs or those with given ids, to moderators only', async () => {
    const list = listOf(trendingGif).parse(await moderator.getTrendingGifs());
    expect(list.data.length).toBeGreaterThan(10);
    const [first] = list.data;
    const some = listOf(trendingGif).parse(await moderator.getTrendingGifs({ gif_ids: [first?.gif.id ?? ''] }));
    expect(some.data.map((entry) => entry.gif.id)).toEqual([first?.gif.id]);
    await expect(owner.getTrendingGifs()).rejects.toMatchObject({ status: 403 });
  });

  it('returns metadata in the requested order, and skips unknown ids', async () => {
    const [second = ''] = (await moderator.getTrendingGifs()).data
      .map((entry) => entry.gif.id)
      .filter((id) => id !== gif.id);
    const gif_ids = [second, 'no-such-gif', gif.id];
    const short = listOf(gifMetadata).parse(await moderator.getGifMetadata({ gif_ids }));
    expect(short.data.map(({ id }) => id)).toEqual([second, gif.id]);
    const long = listOf(extendedGifMetadata).parse(await moderator.getExtendedGifMetadata({ gif_ids }));
    expect(long.data.map(({ id }) => id)).toEqual([second, gif.id]);
    expect(long.data[1]?.channels).toContain('zoohop');
    await expect(owner.getGifMetadata({ gif_ids: [gif.id] })).resolves.toHaveProperty('data');
    await expect(visitor().getGifMetadata({ gif_ids })).rejects.toMatchObject({ status: 401 });
  });
});

describe('changes to GIFs [G-3]', () => {
  it('lets owners change the title and tags, and only moderators hide a GIF', async () => {
    const [before] = (await moderator.getGifMetadata({ gif_ids: [gif.id] })).data;
    const title = `Renamed ${Date.now()}`;
    const changed = gifMetadata.parse(await owner.updateGif({ gif_id: gif.id, key: 'title', value: title }));
    expect(changed).toMatchObject({ id: gif.id, title });
    expect((await publicApi.client.gif(gif.id)).data.title).toBe(title);
    await owner.updateGif({ gif_id: gif.id, key: 'tags', value: ['renamed', ...(before?.tags ?? [])] });
    expect((await publicApi.client.gif(gif.id)).data.tags).toContain('renamed');
    await expect(owner.updateGif({ gif_id: gif.id, key: 'is_hidden', value: true })).rejects.toMatchObject({
      status: 403,
    });
    await moderator.updateGif({ gif_id: gif.id, key: 'is_hidden', value: true });
    const isFound = async () => (await publicApi.client.search(title)).data.some(({ id }) => id === gif.id);
    expect(await isFound()).toBe(false);
    await moderator.updateGif({ gif_id: gif.id, key: 'is_hidden', value: false });
    expect(await isFound()).toBe(true);
    await owner.updateGif({ gif_id: gif.id, key: 'title', value: before?.title ?? '' });
    await owner.updateGif({ gif_id: gif.id, key: 'tags', value: before?.tags ?? [] });
    expect(await publicApi.visibility(gif)).toEqual(EVERYWHERE);
  });

  it('accepts events from visitors, and counts the views', async () => {
    const views = async () => (await visitor().getGifViewCount({ id: gif.id })).view_count;
    const before = await views();
    for (const type of ['view', 'click', 'share', 'favorite', 'download'] as const) {
      await expect(visitor().sendGifAnalytic({ id: gif.id, type })).resolves.toBeUndefined();
    }
    expect(await views()).toBe(before + 1);
  });

  it('hides a rejected GIF everywhere until it is approved', async () => {
    const note = 'Reviewed by a test.';
    const rejected = moderation.parse(await moderator.moderateGif({ id: gif.id, status: 'rejected', note }));
    expect(rejected).toMatchObject({ gif_id: gif.id, status: 'rejected', note, moderator: 'mo' });
    expect(await publicApi.visibility(gif)).toEqual(NOWHERE);
    moderation.parse(await moderator.moderateGif({ id: gif.id, status: 'approved' }));
    expect(await publicApi.visibility(gif)).toEqual(EVERYWHERE);
    await expect(owner.moderateGif({ id: gif.id, status: 'approved' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('the library', () => {
  it('lists the GIFs that a user may edit, edits them in one call, and undoes that', async () => {
    const all = listingOf(libraryItem).parse(await moderator.getLibrary({ limit: 100 }));
    expect(all.data).toHaveLength(100);
    expect(all.pagination.total_count).toBeGreaterThan(100);
    const own = listingOf(libraryItem).parse(await owner.getLibrary({ channel: 'zoohop', limit: 100 }));
    expect(own.data.map((entry) => entry.gif.id)).toContain(gif.id);
    await expect(visitor().getLibrary()).rejects.toMatchObject({ status: 401 });

    const request = { gif_ids: [gif.id, 'no-such-gif'], add_tags: ['edited with others'] };
    const edit = bulkResult.parse(await owner.editGifs(request));
    expect(edit.results.map(({ status }) => status)).toEqual(['changed', 'refused']);
    expect((await publicApi.client.gif(gif.id)).data.tags).toContain('edited with others');
    const undone = moderationUndo.parse(await owner.undoGifEdit({ id: edit.id ?? '' }));
    expect(undone).toMatchObject({ action: { action: 'undone', undoes: edit.id, moderator: 'art' }, skipped: [] });
    expect((await publicApi.client.gif(gif.id)).data.tags).not.toContain('edited with others');
    await expect(owner.editGifs({ gif_ids: [gif.id], rating: 'r' })).rejects.toMatchObject({ status: 403 });

    const kept = bulkResult.parse(await moderator.deleteGifs({ gif_ids: [gif.id] }));
    expect(kept.results).toMatchObject([{ gif_id: gif.id, status: 'refused', code: 'conflict' }]);
    expect(await publicApi.visibility(gif)).toEqual(EVERYWHERE);
  });
});

describe('takedowns [S-1]', () => {
  it('hides a GIF everywhere, mails its owner, and is undone by an approval', async () => {
    const request = { takedowns: [{ gif_id: gif.id, reason: 'rights' }], send_email: true, note: 'by a test' };
    const response = listOf(takedown).parse(await moderator.takedown(request));
    expect(response.data).toMatchObject([{ gif_id: gif.id, reason: 'rights', mailed: true }]);
    expect(await publicApi.visibility(gif)).toEqual(NOWHERE);
    const feed = await visitor().getChannelFeed({ id: 'zoohop', limit: 100 });
    expect(feed.data.map(({ id }) => id)).not.toContain(gif.id);
    const [stored] = (await moderator.getExtendedGifMetadata({ gif_ids: [gif.id] })).data;
    expect(stored).toMatchObject({ is_removed: true, takedown: { reason: 'rights' } });
    const [newest] = cursorPageOf(takenDownGif).parse(await moderator.getTakedowns({ limit: 1 })).data;
    expect(newest).toMatchObject({ gif: { id: gif.id }, reason: 'rights', note: 'by a test', moderator: 'mo' });
    await moderator.moderateGif({ id: gif.id, status: 'approved' });
    expect(await publicApi.visibility(gif)).toEqual(EVERYWHERE);
    const { data } = await moderator.getTakedowns();
    expect(data.map(({ gif: { id } }) => id)).not.toContain(gif.id);
  });

  it('takes down all GIFs of a batch or, if one is unknown, none', async () => {
    const takedowns = [gif.id, 'no-such-gif'].map((gif_id) => ({ gif_id, reason: 'rights' }));
    await expect(moderator.takedown({ takedowns, send_email: false })).rejects.toMatchObject({ status: 404 });
    expect(await publicApi.visibility(gif)).toEqual(EVERYWHERE);
    await expect(owner.getTakedowns()).rejects.toMatchObject({ status: 403 });
    await expect(owner.takedown({ takedowns, send_email: false })).rejects.toMatchObject({ status: 403 });
  });
});
