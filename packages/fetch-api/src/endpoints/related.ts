import type { GifsResult } from '@zoetrope/model';
import type { BaseClient } from '../base-client.ts';
import { getGifsResult } from './get-page.ts';
import { type MediaType, type PageCallOptions, type RatedOptions, resolveRating } from './options.ts';

export interface RelatedOptions extends PageCallOptions, RatedOptions {
  /** @default 'gifs' */
  readonly type?: Exclude<MediaType, 'text'> | undefined;
}

/**
 * `{type}/related`: GIFs that are similar to one.
 *
 * @example
 * const { data } = await related(client, 'gif-1', { limit: 12 });
 */
export function related(client: BaseClient, id: string, options: RelatedOptions = {}): Promise<GifsResult> {
  const { type = 'gifs' } = options;
  const query = { gif_id: id, rating: resolveRating(client, options) };
  return getGifsResult(client, { path: [type, 'related'], query }, options);
}
