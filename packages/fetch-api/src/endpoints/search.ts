import type { GifsResult } from '@zoetrope/model';
import type { BaseClient } from '../base-client.ts';
import { getGifsResult } from './get-page.ts';
import { type MediaType, type PageCallOptions, type RatedOptions, resolveRating } from './options.ts';

export interface SearchOptions extends PageCallOptions, RatedOptions {
  /** @default 'gifs' */
  readonly type?: MediaType | undefined;
  /** @default 'relevant' */
  readonly sort?: 'relevant' | 'recent' | undefined;
  /** Language of the term, a BCP 47 tag such as `navigator.language`. */
  readonly lang?: string | undefined;
  /** Searches only this creator's channel; sent as `@channel` before the term. */
  readonly channel?: string | undefined;
}

/**
 * `{type}/search`: GIFs, stickers, animated text or clips that match a term.
 *
 * @example
 * const { data, pagination } = await search(client, 'cat', { type: 'stickers', limit: 25 });
 */
export function search(client: BaseClient, term: string, options: SearchOptions = {}): Promise<GifsResult> {
  const { type = 'gifs', sort, lang, channel } = options;
  const query = {
    rating: resolveRating(client, options),
    sort,
    lang,
    q: channel ? `@${channel} ${term}` : term,
    excludeDynamicResults: type === 'text' || undefined,
  };
  return getGifsResult(client, { path: [type, 'search'], query }, options);
}
