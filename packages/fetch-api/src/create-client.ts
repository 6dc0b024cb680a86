import type { GifsResult } from '@zoetrope/model';
import type { CallOptions, Connection, ConnectionOptions } from './connection.ts';
import { createConnection } from './create-connection.ts';
import { categories, subcategories } from './endpoints/categories.ts';
import { categoryGifs } from './endpoints/category-gifs.ts';
import { gif } from './endpoints/gif.ts';
import { gifs } from './endpoints/gifs.ts';
import type { PageCallOptions } from './endpoints/options.ts';
import { type RandomOptions, random } from './endpoints/random.ts';
import { type RelatedOptions, related } from './endpoints/related.ts';
import { type SearchOptions, search } from './endpoints/search.ts';
import { searchTags } from './endpoints/search-tags.ts';
import { type TrendingOptions, trending } from './endpoints/trending.ts';
import { trendingSearches } from './endpoints/trending-searches.ts';

export type Client = ReturnType<typeof createClient>;

/** Every public call as a method. To ship only the calls you make, use `createConnection` and the plain functions. */
export function createClient(options: ConnectionOptions) {
  const connection: Connection = createConnection(options);
  return {
    ...connection,
    search: (term: string, o?: SearchOptions) => search(connection, term, o),
    trending: (o?: TrendingOptions) => trending(connection, o),
    random: (o?: RandomOptions) => random(connection, o),
    related: (id: string, o?: RelatedOptions) => related(connection, id, o),
    gif: (id: string, o?: CallOptions) => gif(connection, id, o),
    gifs: gifsOf(connection),
    categories: (o?: PageCallOptions) => categories(connection, o),
    subcategories: (category: string, o?: PageCallOptions) => subcategories(connection, category, o),
    trendingSearches: (o?: CallOptions) => trendingSearches(connection, o),
    searchTags: (q: string, o?: PageCallOptions) => searchTags(connection, q, o),
  };
}

interface GifsMethod {
  /** By ids. */
  (ids: readonly string[], options?: CallOptions): Promise<GifsResult>;
  /** Of a category's subcategory. */
  (category: string, subcategory: string, options?: PageCallOptions): Promise<GifsResult>;
}

function gifsOf(connection: Connection): GifsMethod {
  return (first: readonly string[] | string, second?: CallOptions | string, third?: PageCallOptions) =>
    typeof first === 'string'
      ? categoryGifs(connection, first, String(second), third)
      : gifs(connection, first, second as CallOptions | undefined);
}
