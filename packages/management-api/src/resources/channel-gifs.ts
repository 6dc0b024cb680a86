import type { ChannelGif, ChannelGifs, List } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { requestList, requestVoid } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `GET /api/v4/channel-gifs/?gif=`: the channels that contain GIFs.
 *
 * @example
 * const { data } = await getChannelGifs(client, { gif: ['cat-nap'] });
 */
export async function getChannelGifs(
  client: BaseManagementClient,
  { gif }: { readonly gif: readonly string[] },
  options: ManagementCallOptions = {},
): Promise<List<ChannelGif>> {
  return requestList(client, { host, path: '/api/v4/channel-gifs/', query: { gif } }, options);
}

/**
 * `POST /api/v4/channel-gifs/`: adds GIFs to a channel. GIFs that it already contains are ignored.
 *
 * @example
 * await addChannelGifs(client, { channel: 'cats', gif: ['cat-nap'] });
 */
export async function addChannelGifs(
  client: BaseManagementClient,
  gifs: ChannelGifs,
  options: ManagementCallOptions = {},
): Promise<List<ChannelGif>> {
  return requestList(client, { method: 'POST', host, path: '/api/v4/channel-gifs/', body: gifs }, options);
}

/**
 * `POST /api/v4/channel-gifs/remove/`: removes GIFs from a channel.
 *
 * @example
 * await removeChannelGifs(client, { channel: 'cats', gif: ['cat-nap'] });
 */
export async function removeChannelGifs(
  client: BaseManagementClient,
  gifs: ChannelGifs,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'POST', host, path: '/api/v4/channel-gifs/remove/', body: gifs }, options);
}
