import type { GifsResult } from '@zoetrope/model';
import type { CallOptions, Connection } from './connection.ts';
import { type ConnectionOptions, createConnection } from './create-connection.ts';
import { animate } from './endpoints/animate.ts';
import { associations } from './endpoints/associations.ts';
import { categories, subcategories } from './endpoints/categories.ts';
import { categoryGifs } from './endpoints/category-gifs.ts';
import { channels } from './endpoints/channels.ts';
import { embedInfo } from './endpoints/embed-info.ts';
import { emoji, emojiDefaultVariations, emojiVariations } from './endpoints/emoji.ts';
import { gif } from './endpoints/gif.ts';
import { gifs } from './endpoints/gifs.ts';
import type { RatedPageOptions } from './endpoints/options.ts';
import { random } from './endpoints/random.ts';
import { related } from './endpoints/related.ts';
import { relatedTags } from './endpoints/related-tags.ts';
import { search } from './endpoints/search.ts';
import { searchTags } from './endpoints/search-tags.ts';
import { setCallToAction } from './endpoints/set-call-to-action.ts';
import { trending } from './endpoints/trending.ts';
import { trendingSearches } from './endpoints/trending-searches.ts';

export type Client = ReturnType<typeof createClient>;

/**
 * Every call as a method. To ship only the calls you make, use the plain functions with a connection; a client is one too.
 */
export function createClient(options: ConnectionOptions) {
  const connection = createConnection(options);
  const bind =
    <A extends readonly unknown[], R>(call: (connection: Connection, ...args: A) => R) =>
    (...args: A): R =>
      call(connection, ...args);
  return {
    ...connection,
    search: bind(search),
    trending: bind(trending),
    random: bind(random),
    related: bind(related),
    gif: bind(gif),
    gifs: bind(gifsOrCategory) as GifsMethod,
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
    setCallToAction: bind(setCallToAction),
    embedInfo: bind(embedInfo),
  };
}

interface GifsMethod {
  /** By ids. */
  (ids: readonly string[], options?: CallOptions): Promise<GifsResult>;
  /** Of a category's subcategory. */
  (category: string, subcategory: string, options?: RatedPageOptions): Promise<GifsResult>;
}

function gifsOrCategory(
  connection: Connection,
  first: readonly string[] | string,
  second?: CallOptions | string,
  third?: RatedPageOptions,
) {
  return typeof first === 'string'
    ? categoryGifs(connection, first, second as string, third)
    : gifs(connection, first, second as CallOptions | undefined);
}
