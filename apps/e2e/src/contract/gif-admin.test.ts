import type { ManagementClient } from '@zoetrope/management-api';
import type { Gif } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicView } from './public-view.ts';
import { extendedGifMetadata, gifMetadata, moderation, takedown, trendingGif } from './shapes/gif-admin.ts';
import { listOf } from './shapes/lists.ts';
import { signedIn, visitor } from './users.ts';

const open = publicView();
let mo: ManagementClient;
let art: ManagementClient;
let gif: Gif;

beforeAll(async () => {
  mo = await signedIn('mo');
  art = await signedIn('art');
  const { data } = await visitor().getChannelFeed({ id: 'zoohop', limit: 100 });
  gif = data.find(({ type }) => type === 'gif') as Gif;
});

const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

describe('GIFs, against the service [G-1]', () => {
  it('tells what trends and why, of all or of some', async () => {
    const list = listOf(trendingGif).parse(await mo.getTrendingGifs());
    expect(list.data.length).toBeGreaterThan(10);
    const [first] = list.data;
    const some = listOf(trendingGif).parse(await mo.getTrendingGifs({ gif_ids: [first?.gif.id ?? ''] }));
    expect(some.data.map((each) => each.gif.id)).toEqual([first?.gif.id]);
    await expect(art.getTrendingGifs()).rejects.toMatchObject({ status: 403 });
  });

  it('gives what is stored of GIFs, in the order asked for, without unknown ones', async () => {
    const [second = ''] = (await mo.getTrendingGifs()).data.map((each) => each.gif.id).filter((id) => id !== gif.id);
    const gif_ids = [second, 'no-such-gif', gif.id];
    const short = listOf(gifMetadata).parse(await mo.getGifMetadata({ gif_ids }));
    expect(short.data.map(({ id }) => id)).toEqual([second, gif.id]);
    const long = listOf(extendedGifMetadata).parse(await mo.getExtendedGifMetadata({ gif_ids }));
    expect(long.data.map(({ id }) => id)).toEqual([second, gif.id]);
    expect(long.data[1]?.channels).toContain('zoohop');
    await expect(art.getGifMetadata({ gif_ids: [gif.id] })).resolves.toHaveProperty('data');
    await expect(visitor().getGifMetadata({ gif_ids })).rejects.toMatchObject({ status: 401 });
  });
});

describe('changes to GIFs, against the service [G-3]', () => {
  it('sets one field at a time, by owners what is theirs and by moderators the rest', async () => {
    const [before] = (await mo.getGifMetadata({ gif_ids: [gif.id] })).data;
    const title = `Renamed ${Date.now()}`;
    const changed = gifMetadata.parse(await art.updateGif({ gif_id: gif.id, key: 'title', value: title }));
    expect(changed).toMatchObject({ id: gif.id, title });
    expect((await open.client.gif(gif.id)).data.title).toBe(title);
    await art.updateGif({ gif_id: gif.id, key: 'tags', value: ['renamed', ...(before?.tags ?? [])] });
    expect((await open.client.gif(gif.id)).data.tags).toContain('renamed');
    await expect(art.updateGif({ gif_id: gif.id, key: 'is_hidden', value: true })).rejects.toMatchObject({
      status: 403,
    });
    await mo.updateGif({ gif_id: gif.id, key: 'is_hidden', value: true });
    const found = async () => (await open.client.search(title)).data.some(({ id }) => id === gif.id);
    expect(await found()).toBe(false);
    await mo.updateGif({ gif_id: gif.id, key: 'is_hidden', value: false });
    expect(await found()).toBe(true);
    await art.updateGif({ gif_id: gif.id, key: 'title', value: before?.title ?? '' });
    await art.updateGif({ gif_id: gif.id, key: 'tags', value: before?.tags ?? [] });
    expect(await open.shows(gif.id, gif.title)).toEqual(ALL);
  });

  it('takes what viewers did, and counts the views', async () => {
    const views = async () => (await visitor().getGifViewCount({ id: gif.id })).view_count;
    const before = await views();
    for (const type of ['view', 'click', 'share', 'favorite', 'download'] as const) {
      await expect(visitor().sendGifAnalytic({ id: gif.id, type })).resolves.toBeUndefined();
    }
    expect(await views()).toBe(before + 1);
  });

  it('rejects a GIF, which hides it, and approves it again', async () => {
    const note = 'Looked at by a test.';
    const rejected = moderation.parse(await mo.moderateGif({ id: gif.id, status: 'rejected', note }));
    expect(rejected).toMatchObject({ gif_id: gif.id, status: 'rejected', note, moderator: 'mo' });
    expect(await open.shows(gif.id, gif.title)).toEqual(NONE);
    moderation.parse(await mo.moderateGif({ id: gif.id, status: 'approved' }));
    expect(await open.shows(gif.id, gif.title)).toEqual(ALL);
    await expect(art.moderateGif({ id: gif.id, status: 'approved' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('takedowns, against the service [S-1]', () => {
  it('hides a GIF from every public place, tells its owner, and can be ended', async () => {
    const request = { takedowns: [{ gif_id: gif.id, reason: 'rights' }], send_email: true, note: 'by a test' };
    const taken = listOf(takedown).parse(await mo.takedown(request));
    expect(taken.data).toMatchObject([{ gif_id: gif.id, reason: 'rights', mailed: true }]);
    expect(await open.shows(gif.id, gif.title)).toEqual(NONE);
    const feed = await visitor().getChannelFeed({ id: 'zoohop', limit: 100 });
    expect(feed.data.map(({ id }) => id)).not.toContain(gif.id);
    const [stored] = (await mo.getExtendedGifMetadata({ gif_ids: [gif.id] })).data;
    expect(stored).toMatchObject({ is_removed: true, takedown: { reason: 'rights' } });
    await mo.moderateGif({ id: gif.id, status: 'approved' });
    expect(await open.shows(gif.id, gif.title)).toEqual(ALL);
  });

  it('takes down all GIFs of a batch or none', async () => {
    const takedowns = [gif.id, 'no-such-gif'].map((gif_id) => ({ gif_id, reason: 'rights' }));
    await expect(mo.takedown({ takedowns, send_email: false })).rejects.toMatchObject({ status: 404 });
    expect(await open.shows(gif.id, gif.title)).toEqual(ALL);
    await expect(art.takedown({ takedowns, send_email: false })).rejects.toMatchObject({ status: 403 });
  });
});
