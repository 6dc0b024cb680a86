import type { ChannelGif, ChannelGifs, List } from '@zoetrope/model/management';
import type { CallOptions, Connection } from '../connection.ts';
import { done, list } from '../results.ts';

const host = 'siteApiUrl';

/** `GET /api/v4/channel-gifs/?gif=`: in which channels GIFs are. */
export async function getChannelGifs(
  connection: Connection,
  { gif }: { readonly gif: readonly string[] },
  options: CallOptions = {},
): Promise<List<ChannelGif>> {
  return list(connection, { host, path: '/api/v4/channel-gifs/', query: { gif } }, options);
}

/** `POST /api/v4/channel-gifs/`: puts GIFs into a channel. One that is there already is no error. */
export async function addChannelGifs(
  connection: Connection,
  gifs: ChannelGifs,
  options: CallOptions = {},
): Promise<List<ChannelGif>> {
  return list(connection, { method: 'POST', host, path: '/api/v4/channel-gifs/', body: gifs }, options);
}

/** `POST /api/v4/channel-gifs/remove/`: takes GIFs out of a channel. */
export async function removeChannelGifs(
  connection: Connection,
  gifs: ChannelGifs,
  options: CallOptions = {},
): Promise<void> {
  return done(connection, { method: 'POST', host, path: '/api/v4/channel-gifs/remove/', body: gifs }, options);
}
