import type { Channel } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import { toChannel } from '../normalise/to-channel.ts';
import { type Page, toPage } from '../normalise/to-page.ts';
import { type PageCallOptions, pageQuery, type RatedOptions } from './options.ts';

export interface ChannelsOptions extends PageCallOptions, RatedOptions {}

export type ChannelsResult = Page<Channel>;

/** `channels/search`: channels for a term. */
export function channels(connection: Connection, term: string, options: ChannelsOptions = {}): Promise<ChannelsResult> {
  const { rating = connection.rating, offset = 0 } = options;
  return connection.get(
    { path: ['channels', 'search'], query: { ...pageQuery(options), q: term, rating } },
    (envelope) => toPage(envelope, offset, (item, responseId) => toChannel(item, responseId)),
    options,
  );
}
