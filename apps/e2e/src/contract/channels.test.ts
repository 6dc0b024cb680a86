import type { ManagementClient } from '@zoetrope/management-api';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { artist } from './shapes/account.ts';
import { channel, channelGif, magicTag, rankedTag } from './shapes/channel.ts';
import { gifsResult } from './shapes/gif.ts';
import { listingOf, listOf } from './shapes/lists.ts';
import { signedIn, visitor } from './users.ts';

const channels = listOf(channel);
let nobody: ManagementClient;
let mo: ManagementClient;
let art: ManagementClient;

beforeAll(async () => {
  nobody = visitor();
  mo = await signedIn('mo');
  art = await signedIn('art');
});

/** The ids of the children of a channel, or of the root channels, in their order. */
async function childIds(id?: string): Promise<readonly string[]> {
  const { data } = channels.parse(id ? await nobody.getChannelChildren({ id }) : await nobody.getRootChannels());
  return data.map((each) => each.id);
}

describe('channels [S-6]', () => {
  it('returns a channel by id and by slug, with and without its children', async () => {
    const zoohop = channel.parse(await nobody.getChannel({ id: 'zoohop' }));
    expect(zoohop.children?.map(({ id }) => id)).toEqual(await childIds('zoohop'));
    expect(zoohop).toMatchObject({ has_children: true, user: { username: 'zoohop' } });
    expect(channel.parse(await nobody.getChannel({ id: 'zoohop', fetch_children: false })).children).toBeUndefined();
    expect(channel.parse(await nobody.getChannelBySlug({ slug: 'zoohop' })).id).toBe('zoohop');
    await expect(nobody.getChannelBySlug({ slug: 'no-such-channel' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('hides a private channel from visitors, and shows it to moderators', async () => {
    await expect(nobody.getChannel({ id: 'backroom' })).rejects.toMatchObject({ status: 404 });
    expect(channel.parse(await mo.getChannel({ id: 'backroom' })).is_private).toBe(true);
  });

  it('returns a feed of at most 25 GIFs by default, and its next page', async () => {
    const first = gifsResult.parse(await nobody.getChannelFeed({ id: 'bigmood', limit: 3 }));
    expect(first.data).toHaveLength(3);
    const next = gifsResult.parse(await nobody.getChannelFeed({ id: 'bigmood', limit: 3, offset: 3 }));
    expect(next.pagination).toMatchObject({ offset: 3, total_count: first.pagination.total_count });
    expect(next.data[0]?.id).not.toBe(first.data[0]?.id);
    expect((await nobody.getChannelFeed({ id: 'bigmood' })).data.length).toBeLessThanOrEqual(25);
  });

  it('creates, updates and deletes a channel', async () => {
    const slug = `made-${Date.now()}`;
    const draft = { slug, display_name: 'Made', parent: 'zoohop', tags: ['cat'], description: 'For a while.' };
    expect(channel.parse(await art.createChannel(draft))).toMatchObject({ id: slug, parent: 'zoohop', tags: ['cat'] });
    expect((await childIds('zoohop')).at(-1)).toBe(slug);
    await expect(art.createChannel(draft)).rejects.toMatchObject({
      status: 409,
      message: `@zoetrope/management-api: The slug ${slug} is taken.`,
    });
    const changed = channel.parse(await art.updateChannel({ id: slug, display_name: 'Changed', is_visible: false }));
    expect(changed).toMatchObject({ display_name: 'Changed', is_visible: false, tags: ['cat'] });
    await expect(nobody.getChannel({ id: slug })).rejects.toMatchObject({ status: 404 });
    await expect(mo.deleteChannel({ id: 'zoohop' })).rejects.toMatchObject({
      status: 409,
      message: '@zoetrope/management-api: This channel contains other channels. Move or delete them first.',
    });
    await art.deleteChannel({ id: slug });
    await expect(art.getChannel({ id: slug })).rejects.toMatchObject({ status: 404 });
  });

  it('moves a channel among its siblings and back, and keeps the order of the others', async () => {
    const before = await childIds('zoohop');
    const [first = '', ...others] = before;
    const moved = channel.parse(await art.moveChannel({ id: first, position: 99, target_channel: 'zoohop' }));
    expect(moved).toMatchObject({ parent: 'zoohop', position: before.length - 1 });
    expect(await childIds('zoohop')).toEqual([...others, first]);
    await art.moveChannel({ id: first, position: 0, target_channel: 'zoohop' });
    expect(await childIds('zoohop')).toEqual(before);
  });

  it('moves a channel to the root and into another, and rejects a cycle', async () => {
    const before = await childIds('zoohop');
    const top = channel.parse(await mo.moveChannel({ id: 'zoohop-sea', position: 0, target_channel: null }));
    expect([top.parent, top.position]).toEqual([undefined, 0]);
    expect((await childIds())[0]).toBe('zoohop-sea');
    await mo.moveChannel({ id: 'zoohop-sea', position: before.indexOf('zoohop-sea'), target_channel: 'zoohop' });
    expect(await childIds('zoohop')).toEqual(before);
    await expect(mo.moveChannel({ id: 'zoohop', position: 0, target_channel: 'zoohop-sea' })).rejects.toMatchObject({
      status: 409,
      message: '@zoetrope/management-api: A channel cannot be moved into itself or its descendants.',
    });
    await expect(art.moveChannel({ id: 'bigmood', position: 0, target_channel: null })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('the contents of channels [S-4, S-7]', () => {
  it('adds GIFs to a channel, lists the channels of a GIF, and removes them', async () => {
    const [gif = ''] = (await nobody.getChannelFeed({ id: 'bigmood', limit: 1 })).data.map(({ id }) => id);
    const added = listOf(channelGif).parse(await art.addChannelGifs({ channel: 'looplab', gif: [gif] }));
    expect(added.data).toMatchObject([{ channel: 'looplab', gif }]);
    await art.addChannelGifs({ channel: 'looplab', gif: [gif] });
    const where = listOf(channelGif).parse(await art.getChannelGifs({ gif: [gif] }));
    expect(where.data.filter(({ channel }) => channel === 'looplab')).toHaveLength(1);
    await art.removeChannelGifs({ channel: 'looplab', gif: [gif] });
    expect((await art.getChannelGifs({ gif: [gif] })).data.some(({ channel }) => channel === 'looplab')).toBe(false);
    await expect(art.addChannelGifs({ channel: 'looplab', gif: ['no-such-gif'] })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('creates, updates and deletes a ranked tag of a channel', async () => {
    const tag = `ranked ${Date.now()}`;
    const made = rankedTag.parse(await art.createRankedTag({ channel: 'looplab', tag, rank: 0 }));
    await expect(art.createRankedTag({ channel: 'looplab', tag })).rejects.toMatchObject({ status: 409 });
    expect(rankedTag.parse(await art.updateRankedTag({ id: made.id, rank: 1 }))).toMatchObject({ id: made.id, tag });
    await art.deleteRankedTag({ id: made.id });
    await expect(art.deleteRankedTag({ id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  it('adds the GIFs with a magic tag to the feed, and removes them with the tag', async () => {
    const { data } = await nobody.getChannelFeed({ id: 'bigmood', limit: 1 });
    const [{ id = '', tags: [tag = ''] = [] } = {}] = data;
    const feed = async () => gifsResult.parse(await nobody.getChannelFeed({ id: 'looplab', limit: 100 })).data;
    const made = magicTag.parse(await art.createMagicTag({ channel: 'looplab', tag }));
    expect((await feed()).map((gif) => gif.id)).toContain(id);
    await art.deleteMagicTag({ id: made.id });
    expect((await feed()).map((gif) => gif.id)).not.toContain(id);
  });
});

describe('artists [S-1, S-5]', () => {
  it('lists, filters and sorts the accounts with the role', async () => {
    const all = listingOf(artist).parse(await nobody.getArtists());
    expect(all.data.map(({ username }) => username)).toContain('art');
    expect(z.array(artist).parse((await nobody.getArtists({ filter: 'no such name' })).data)).toEqual([]);
    expect((await nobody.getArtists({ freelance: true })).data.every(({ is_freelance }) => is_freelance)).toBe(true);
    const names = (await nobody.getArtists({ sort: 'username', order: 'asc' })).data.map(({ username }) => username);
    expect(names).toEqual([...names].sort());
  });

  it('finds an artist by Spotify URL', async () => {
    const spotify_url = `https://open.spotify.com/artist/${Date.now()}`;
    const { id = '' } = (await art.checkLogin()).user ?? {};
    await art.updateUser({ id, spotify_url });
    expect(artist.parse(await nobody.getSpotifyArtist({ spotify_url }))).toMatchObject({
      username: 'art',
      spotify_url,
    });
    await expect(nobody.getSpotifyArtist({ spotify_url: `${spotify_url}0` })).rejects.toMatchObject({ status: 404 });
  });
});
