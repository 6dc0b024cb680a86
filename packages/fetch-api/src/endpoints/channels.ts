import type { Channel } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import { toChannel } from '../normalise/to-channel.ts';
import type { Page } from '../normalise/to-page.ts';
import { type RatedPageOptions, ratingOf } from './options.ts';
import { pageOf } from './page-of.ts';

export interface ChannelsOptions extends RatedPageOptions {}

/** `channels/search`: channels for a term. */
export function channels(connection: Connection, term: string, options: ChannelsOptions = {}): Promise<Page<Channel>> {
  return pageOf(
    connection,
    { path: ['channels', 'search'], query: { q: term, rating: ratingOf(connection, options) } },
    options,
    toChannel,
  );
}
