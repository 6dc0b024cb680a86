import type { Channel } from '@zoetrope/model';
import type { BaseClient } from '../base-client.ts';
import { toChannel } from '../normalize/to-channel.ts';
import type { Page } from '../normalize/to-page.ts';
import { getPage } from './get-page.ts';
import { type RatedPageOptions, resolveRating } from './options.ts';

/**
 * `channels/search`: the channels that match a term.
 *
 * @example
 * const { data } = await channels(client, 'cats');
 */
export function channels(client: BaseClient, term: string, options: RatedPageOptions = {}): Promise<Page<Channel>> {
  const call = { path: ['channels', 'search'], query: { q: term, rating: resolveRating(client, options) } };
  return getPage(client, { call, options, toItem: toChannel });
}
