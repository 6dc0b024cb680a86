import type { Channel, ChannelMove, GifsResult } from '@zoetrope/model';
import type { ChannelChange, ChannelDraft, List } from '@zoetrope/model/management';
import { ZoetropeError } from '@zoetrope/transport';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { path } from '../path.ts';
import { done, list, one } from '../results.ts';

const host = 'siteApiUrl';
/** Items in a page of a feed (spec §9). */
const FEED_LIMIT = 25;

/** `GET /api/v4/channels/{id}`: a channel, with the channels inside it unless `fetch_children` is false. */
export async function getChannel(
  connection: Connection,
  { id, fetch_children }: ById & { readonly fetch_children?: false | undefined },
  options: CallOptions = {},
): Promise<Channel> {
  return one(connection, { host, path: path`/api/v4/channels/${id}`, query: { fetch_children } }, options);
}

/** `GET /api/v4/channels?slug=`: a channel by the name in its address. */
export async function getChannelBySlug(
  connection: Connection,
  { slug }: { readonly slug: string },
  options: CallOptions = {},
): Promise<Channel> {
  const call = { host, path: '/api/v4/channels', query: { slug } } as const;
  const [channel] = (await list<List<Channel>>(connection, call, options)).data;
  if (channel) return channel;
  throw new ZoetropeError(`There is no channel ${slug}`, { code: 'not-found', url: connection.url(call) });
}

/** `GET /api/v4/channels`: the channels without a parent, in order, each with the channels inside it. */
export async function getRootChannels(connection: Connection, options: CallOptions = {}): Promise<List<Channel>> {
  return list(connection, { host, path: '/api/v4/channels' }, options);
}

/** `POST /api/v4/channels/`: makes a channel, the last among its siblings. */
export async function createChannel(
  connection: Connection,
  draft: ChannelDraft,
  options: CallOptions = {},
): Promise<Channel> {
  return one(connection, { method: 'POST', host, path: '/api/v4/channels/', body: draft }, options);
}

/** `PATCH /api/v4/channels/{id}/`: changes what is named. */
export async function updateChannel(
  connection: Connection,
  { id, ...change }: ById & ChannelChange,
  options: CallOptions = {},
): Promise<Channel> {
  return one(connection, { method: 'PATCH', host, path: path`/api/v4/channels/${id}/`, body: change }, options);
}

/** `DELETE /api/v4/channels/{id}/`: takes an empty channel away; with channels inside it is a conflict (409). */
export async function deleteChannel(connection: Connection, { id }: ById, options: CallOptions = {}): Promise<void> {
  return done(connection, { method: 'DELETE', host, path: path`/api/v4/channels/${id}/` }, options);
}

/** `POST /api/v4/channels/{id}/move/`: a place inside another channel or at the top. Into itself is a conflict (409). */
export async function moveChannel(
  connection: Connection,
  { id, ...move }: ById & ChannelMove,
  options: CallOptions = {},
): Promise<Channel> {
  return one(connection, { method: 'POST', host, path: path`/api/v4/channels/${id}/move/`, body: move }, options);
}

/** `GET /api/v4/channels/{id}/feed/`: the GIFs of a channel. Fits a Grid. */
export async function getChannelFeed(
  connection: Connection,
  { id, limit = FEED_LIMIT, offset }: ById & { readonly limit?: number; readonly offset?: number },
  options: CallOptions = {},
): Promise<GifsResult> {
  return list(connection, { host, path: path`/api/v4/channels/${id}/feed/`, query: { limit, offset } }, options);
}

/** `GET /api/v4/channels/{id}/children/`: the channels inside one, in order (spec §5). */
export async function getChannelChildren(
  connection: Connection,
  { id }: ById,
  options: CallOptions = {},
): Promise<List<Channel>> {
  if (id) return list(connection, { host, path: path`/api/v4/channels/${id}/children/` }, options);
  const message = "We cannot fetch a channel's children without its parent's id.";
  throw new ZoetropeError(message, { code: 'validation' });
}
