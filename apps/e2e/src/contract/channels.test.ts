import type { ManagementClient } from '@zoetrope/management-api';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { artist } from './shapes/account.ts';
import { channel, channelGif, magicTag, rankedTag } from './shapes/channel.ts';
import { gifsResult } from './shapes/gif.ts';
import { listingOf, listOf } from './shapes/lists.ts';
import { signedIn, visitor } from './users.ts';

const channels = listOf(channel);
let anonymous: ManagementClient;
let moderator: ManagementClient;
let owner: ManagementClient;

beforeAll(async () => {
  anonymous = visitor();
  moderator = await signedIn('mo');
  owner = await signedIn('art');
});

/** The ids of the children of a channel, or of the root channels, in their order. */
async function childIds(id?: string): Promise<readonly string[]> {
  const { data } = channels.parse(id ? await anonymous.getChannelChildren({ id }) : await anonymous.getRootChannels());
  return data.map((item) => item.id);
}

describe('channels [S-6]', () => {
  it('returns a channel by id and by slug, with and without its children', async () => {
    const zoohop = channel.parse(await anonymous.getChannel({ id: 'zoohop' }));
    expect(zoohop.children?.map(({ id }) => id)).toEqual(await childIds('zoohop'));
    expect(zoohop).toMatchObject({ has_children: true, user: { username: 'zoohop' } });
    expect(channel.parse(await anonymous.getChannel({ id: 'zoohop', fetch_children: false })).children).toBeUndefined();
    expect(channel.parse(await anonymous.getChannelBySlug({ slug: 'zoohop' })).id).toBe('zoohop');
    await expect(anonymous.getChannelBySlug({ slug: 'no-such-channel' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('hides a private channel from visitors, and shows it to moderators', async () => {
    await expect(anonymous.getChannel({ id: 'backroom' })).rejects.toMatchObject({ status: 404 });
    expect(channel.parse(await moderator.getChannel({ id: 'backroom' })).is_private).toBe(true);
  });

  it('returns a feed of at most 25 GIFs by default, and its next page', async () => {
    const first = gifsResult.parse(await anonymous.getChannelFeed({ id: 'bigmood', limit: 3 }));
    expect(first.data).toHaveLength(3);
    const next = gifsResult.parse(await anonymous.getChannelFeed({ id: 'bigmood', limit: 3, offset: 3 }));
    expect(next.pagination).toMatchObject({ offset: 3, total_count: first.pagination.total_count });
    expect(next.data[0]?.id).not.toBe(first.data[0]?.id);
    expect((await anonymous.getChannelFeed({ id: 'bigmood' })).data.length).toBeLessThanOrEqual(25);
  });

  it('creates, updates and deletes a channel', async () => {
    const slug = `new-${Date.now()}`;
    const draft = { slug, display_name: 'New', parent: 'zoohop', tags: ['cat'], description: 'Created by a test.' };
    expect(channel.parse(await owner.createChannel(draft))).toMatchObject({
      id: slug,
      parent: 'zoohop',
      tags: ['cat'],
    });
    expect((await childIds('zoohop')).at(-1)).toBe(slug);
    await expect(owner.createChannel(draft)).rejects.toMatchObject({
      status: 409,
      message: `@zoetrope/management-api: The slug ${slug} is taken.`,
    });
    const changed = channel.parse(await owner.updateChannel({ id: slug, display_name: 'Changed', is_visible: false }));
    expect(changed).toMatchObject({ display_name: 'Changed', is_visible: false, tags: ['cat'] });
    await expect(anonymous.getChannel({ id: slug })).rejects.toMatchObject({ status: 404 });
    await expect(moderator.deleteChannel({ id: 'zoohop' })).rejects.toMatchObject({
      status: 409,
      message: '@zoetrope/management-api: This channel contains other channels. Move or delete them first.',
    });
    await owner.deleteChannel({ id: slug });
    await expect(owner.getChannel({ id: slug })).rejects.toMatchObject({ status: 404 });
  });

  it('moves a channel among its siblings and back, and keeps the order of the others', async () => {
    const before = await childIds('zoohop');
    const [first = '', ...others] = before;
    const moved = channel.parse(await owner.moveChannel({ id: first, position: 99, target_channel: 'zoohop' }));
    expect(moved).toMatchObject({ parent: 'zoohop', position: before.length - 1 });
    expect(await childIds('zoohop')).toEqual([...others, first]);
    await owner.moveChannel({ id: first, position: 0, target_channel: 'zoohop' });
    expect(await childIds('zoohop')).toEqual(before);
  });

  it('moves a channel to the root and into another, and rejects a cycle', async () => {
    const before = await childIds('zoohop');
    const top = channel.parse(await moderator.moveChannel({ id: 'zoohop-sea', position: 0, target_channel: null }));
    expect([top.parent, top.position]).toEqual([undefined, 0]);
    expect((await childIds())[0]).toBe('zoohop-sea');
    await moderator.moveChannel({ id: 'zoohop-sea', position: before.indexOf('zoohop-sea'), target_channel: 'zoohop' });
    expect(await childIds('zoohop')).toEqual(before);
    await expect(
      moderator.moveChannel({ id: 'zoohop', position: 0, target_channel: 'zoohop-sea' }),
    ).rejects.toMatchObject({
      status: 409,
      message: '@zoetrope/management-api: A channel cannot be moved into itself or its descendants.',
    });
    await expect(owner.moveChannel({ id: 'bigmood', position: 0, target_channel: null })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('the contents of channels [S-4, S-7]', () => {
  it('adds GIFs to a channel, lists the channels of a GIF, and removes them', async () => {
    const [gif = ''] = (await anonymous.getChannelFeed({ id: 'bigmood', limit: 1 })).data.map(({ id }) => id);
    const added = listOf(channelGif).parse(await owner.addChannelGifs({ channel: 'looplab', gif: [gif] }));
    expect(added.data).toMatchObject([{ channel: 'looplab', gif }]);
    await owner.addChannelGifs({ channel: 'looplab', gif: [gif] });
    const placements = listOf(channelGif).parse(await owner.getChannelGifs({ gif: [gif] }));
    expect(placements.data.filter(({ channel }) => channel === 'looplab')).toHaveLength(1);
    await owner.removeChannelGifs({ channel: 'looplab', gif: [gif] });
    expect((await owner.getChannelGifs({ gif: [gif] })).data.some(({ channel }) => channel === 'looplab')).toBe(false);
    await expect(owner.addChannelGifs({ channel: 'looplab', gif: ['no-such-gif'] })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('creates, updates and deletes a ranked tag of a channel', async () => {
    const tag = `ranked ${Date.now()}`;
    const created = rankedTag.parse(await owner.createRankedTag({ channel: 'looplab', tag, rank: 0 }));
    await expect(owner.createRankedTag({ channel: 'looplab', tag })).rejects.toMatchObject({ status: 409 });
    expect(rankedTag.parse(await owner.updateRankedTag({ id: created.id, rank: 1 }))).toMatchObject({
      id: created.id,
      tag,
    });
    await owner.deleteRankedTag({ id: created.id });
    await expect(owner.deleteRankedTag({ id: created.id })).rejects.toMatchObject({ status: 404 });
  });

  it('adds the GIFs with a magic tag to the feed, and removes them with the tag', async () => {
    const { data } = await anonymous.getChannelFeed({ id: 'bigmood', limit: 1 });
    const [{ id = '', tags: [tag = ''] = [] } = {}] = data;
    const feed = async () => gifsResult.parse(await anonymous.getChannelFeed({ id: 'looplab', limit: 100 })).data;
    const created = magicTag.parse(await owner.createMagicTag({ channel: 'looplab', tag }));
    expect((await feed()).map((gif) => gif.id)).toContain(id);
    await owner.deleteMagicTag({ id: created.id });
    expect((await feed()).map((gif) => gif.id)).not.toContain(id);
  });
});

describe('artists [S-1, S-5]', () => {
  it('lists, filters and sorts the accounts of artists', async () => {
    const all = listingOf(artist).parse(await anonymous.getArtists());
    expect(all.data.map(({ username }) => username)).toContain('art');
    expect(z.array(artist).parse((await anonymous.getArtists({ filter: 'no such name' })).data)).toEqual([]);
    expect((await anonymous.getArtists({ freelance: true })).data.every(({ is_freelance }) => is_freelance)).toBe(true);
    const names = (await anonymous.getArtists({ sort: 'username', order: 'asc' })).data.map(({ username }) => username);
    expect(names).toEqual([...names].sort());
  });

  it('finds an artist by Spotify URL', async () => {
    const spotify_url = `https://open.spotify.com/artist/${Date.now()}`;
    const { id = '' } = (await owner.checkLogin()).user ?? {};
    await owner.updateUser({ id, spotify_url });
    expect(artist.parse(await anonymous.getSpotifyArtist({ spotify_url }))).toMatchObject({
      username: 'art',
      spotify_url,
    });
    await expect(anonymous.getSpotifyArtist({ spotify_url: `${spotify_url}0` })).rejects.toMatchObject({ status: 404 });
  });
});
