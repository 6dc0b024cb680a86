import type { GifsResult } from '@zoetrope/model';
import type { BaseClient, CallOptions } from './base-client.ts';
import { type ClientOptions, createBaseClient } from './create-base-client.ts';
import { animate } from './endpoints/animate.ts';
import { associations } from './endpoints/associations.ts';
import { categories, subcategories } from './endpoints/categories.ts';
import { channels } from './endpoints/channels.ts';
import { embedInfo } from './endpoints/embed-info.ts';
import { emoji, emojiDefaultVariations, emojiVariations } from './endpoints/emoji.ts';
import { gif } from './endpoints/gif.ts';
import { categoryGifs, gifs } from './endpoints/gifs.ts';
import type { RatedPageOptions } from './endpoints/options.ts';
import { random } from './endpoints/random.ts';
import { related } from './endpoints/related.ts';
import { relatedTags } from './endpoints/related-tags.ts';
import { search } from './endpoints/search.ts';
import { searchTags } from './endpoints/search-tags.ts';
import { setCallToAction } from './endpoints/set-call-to-action.ts';
import { trending } from './endpoints/trending.ts';
import { trendingSearches } from './endpoints/trending-searches.ts';
import type { CallToActionChange, CallToActionOptions } from './lazy/set-call-to-action.ts';

/** A client with all methods. */
export type Client = ReturnType<typeof createClient>;

/**
 * Creates a client with all calls as methods. For a smaller bundle, use the plain functions: they accept a client too,
 * or one of `createBaseClient`. Throws a `validation` error for invalid durations, such as `timeout: NaN`.
 *
 * @example
 * const client = createClient({ provider: localProvider('https://gifs.example'), apiKey: 'zoetrope-web' });
 * const { data } = await client.search('cat', { limit: 25 });
 */
export function createClient(options: ClientOptions) {
  const client = createBaseClient(options);
  const bind =
    <A extends readonly unknown[], R>(call: (client: BaseClient, ...args: A) => R) =>
    (...args: A): R =>
      call(client, ...args);
  return {
    ...client,
    search: bind(search),
    trending: bind(trending),
    random: bind(random),
    related: bind(related),
    gif: bind(gif),
    gifs: ((first: readonly string[] | string, second?: CallOptions | string, third?: RatedPageOptions) =>
      typeof first === 'string'
        ? categoryGifs(client, { category: first, subcategory: second as string }, third)
        : gifs(client, first, second as CallOptions | undefined)) as GifsMethod,
    categories: bind(categories),
    subcategories: bind(subcategories),
    emoji: bind(emoji),
    emojiDefaultVariations: bind(emojiDefaultVariations),
    emojiVariations: bind(emojiVariations),
    animate: bind(animate),
    channels: bind(channels),
    trendingSearches: bind(trendingSearches),
    searchTags: bind(searchTags),
    relatedTags: bind(relatedTags),
    associations: bind(associations),
    embedInfo: bind(embedInfo),
    setCallToAction(gifId: string, cta: CallToActionChange, { token, signal }: CallToActionOptions) {
      return setCallToAction(client, gifId, { cta, token, signal });
    },
  };
}

interface GifsMethod {
  /** GIFs by their ids. */
  (ids: readonly string[], options?: CallOptions): Promise<GifsResult>;
  /** The GIFs of a subcategory. */
  (category: string, subcategory: string, options?: RatedPageOptions): Promise<GifsResult>;
}
