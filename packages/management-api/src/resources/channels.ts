import type { Channel, ChannelMove, GifsResult } from '@zoetrope/model';
import type { ChannelChange, ChannelDraft, List } from '@zoetrope/model/management';
import { ZoetropeError } from '@zoetrope/transport';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';

const host = 'siteApiUrl';
/** Items in a page of a feed. */
const FEED_LIMIT = 25;

/**
 * `GET /api/v4/channels/{id}`: a channel, with its children unless `fetch_children` is false.
 *
 * @example
 * const channel = await getChannel(client, { id: 'cats' });
 */
export async function getChannel(
  client: BaseManagementClient,
  { id, fetch_children }: IdArgs & { readonly fetch_children?: false | undefined },
  options: ManagementCallOptions = {},
): Promise<Channel> {
  return requestOne(client, { host, path: path`/api/v4/channels/${id}`, query: { fetch_children } }, options);
}

/**
 * `GET /api/v4/channels?slug=`: the channel with a slug. Rejects with a `not-found` error if there is none.
 *
 * @example
 * const channel = await getChannelBySlug(client, { slug: 'cats' });
 */
export async function getChannelBySlug(
  client: BaseManagementClient,
  { slug }: { readonly slug: string },
  options: ManagementCallOptions = {},
): Promise<Channel> {
  const call = { host, path: '/api/v4/channels', query: { slug } } as const;
  const [channel] = (await requestList<List<Channel>>(client, call, options)).data;
  if (channel) return channel;
  throw new ZoetropeError(`There is no channel ${slug}`, { code: 'not-found', url: client.url(call) });
}

/**
 * `GET /api/v4/channels`: the channels without a parent, in order, with their children.
 *
 * @example
 * const { data } = await getRootChannels(client);
 */
export async function getRootChannels(
  client: BaseManagementClient,
  options: ManagementCallOptions = {},
): Promise<List<Channel>> {
  return requestList(client, { host, path: '/api/v4/channels' }, options);
}

/**
 * `POST /api/v4/channels/`: creates a channel, after its siblings.
 *
 * @example
 * const channel = await createChannel(client, { slug: 'cats', display_name: 'Cats' });
 */
export async function createChannel(
  client: BaseManagementClient,
  draft: ChannelDraft,
  options: ManagementCallOptions = {},
): Promise<Channel> {
  return requestOne(client, { method: 'POST', host, path: '/api/v4/channels/', body: draft }, options);
}

/**
 * `PATCH /api/v4/channels/{id}/`: changes the given properties.
 *
 * @example
 * await updateChannel(client, { id: 'cats', display_name: 'All cats' });
 */
export async function updateChannel(
  client: BaseManagementClient,
  { id, ...change }: IdArgs & ChannelChange,
  options: ManagementCallOptions = {},
): Promise<Channel> {
  return requestOne(client, { method: 'PATCH', host, path: path`/api/v4/channels/${id}/`, body: change }, options);
}

/**
 * `DELETE /api/v4/channels/{id}/`: deletes a channel. Rejects with status 409 if it has children.
 *
 * @example
 * await deleteChannel(client, { id: 'cats' });
 */
export async function deleteChannel(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host, path: path`/api/v4/channels/${id}/` }, options);
}

/**
 * `POST /api/v4/channels/{id}/move/`: moves a channel to another parent or to the root. Rejects with status 409 if the
 * new parent is the channel itself or inside it.
 *
 * @example
 * await moveChannel(client, { id: 'cats', position: 0, target_channel: 'animals' });
 */
export async function moveChannel(
  client: BaseManagementClient,
  { id, ...move }: IdArgs & ChannelMove,
  options: ManagementCallOptions = {},
): Promise<Channel> {
  return requestOne(client, { method: 'POST', host, path: path`/api/v4/channels/${id}/move/`, body: move }, options);
}

/**
 * `GET /api/v4/channels/{id}/feed/`: the GIFs of a channel, as a page for a Grid.
 *
 * @example
 * const { data } = await getChannelFeed(client, { id: 'cats', offset: 25 });
 */
export async function getChannelFeed(
  client: BaseManagementClient,
  { id, limit = FEED_LIMIT, offset }: IdArgs & { readonly limit?: number; readonly offset?: number },
  options: ManagementCallOptions = {},
): Promise<GifsResult> {
  return requestList(client, { host, path: path`/api/v4/channels/${id}/feed/`, query: { limit, offset } }, options);
}

/**
 * `GET /api/v4/channels/{id}/children/`: the children of a channel, in order. Rejects with a `validation`
 * error for an empty id.
 *
 * @example
 * const { data } = await getChannelChildren(client, { id: 'animals' });
 */
export async function getChannelChildren(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<List<Channel>> {
  if (id) return requestList(client, { host, path: path`/api/v4/channels/${id}/children/` }, options);
  const message = "We cannot fetch a channel's children without its parent's id.";
  throw new ZoetropeError(message, { code: 'validation' });
}
