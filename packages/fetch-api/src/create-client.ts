import type { CallToAction, GifsResult } from '@zoetrope/model';
import type { CallOptions, Connection, ConnectionOptions } from './connection.ts';
import { createConnection } from './create-connection.ts';
import { animate } from './endpoints/animate.ts';
import { associations } from './endpoints/associations.ts';
import { categories, subcategories } from './endpoints/categories.ts';
import { categoryGifs } from './endpoints/category-gifs.ts';
import { type ChannelsOptions, channels } from './endpoints/channels.ts';
import { embedInfo } from './endpoints/embed-info.ts';
import { emoji, emojiDefaultVariations, emojiVariations } from './endpoints/emoji.ts';
import { gif } from './endpoints/gif.ts';
import { gifs } from './endpoints/gifs.ts';
import type { PageCallOptions } from './endpoints/options.ts';
import { type RandomOptions, random } from './endpoints/random.ts';
import { type RelatedOptions, related } from './endpoints/related.ts';
import { relatedTags } from './endpoints/related-tags.ts';
import { type SearchOptions, search } from './endpoints/search.ts';
import { searchTags } from './endpoints/search-tags.ts';
import { type CallToActionOptions, setCallToAction } from './endpoints/set-call-to-action.ts';
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
    emoji: (o?: PageCallOptions) => emoji(connection, o),
    emojiDefaultVariations: (o?: PageCallOptions) => emojiDefaultVariations(connection, o),
    emojiVariations: (id: string, o?: CallOptions) => emojiVariations(connection, id, o),
    animate: (text: string, o?: PageCallOptions) => animate(connection, text, o),
    channels: (term: string, o?: ChannelsOptions) => channels(connection, term, o),
    trendingSearches: (o?: CallOptions) => trendingSearches(connection, o),
    searchTags: (q: string, o?: PageCallOptions) => searchTags(connection, q, o),
    relatedTags: (tag: string, o?: CallOptions) => relatedTags(connection, tag, o),
    associations: (id: string, o?: CallOptions) => associations(connection, id, o),
    setCallToAction: (id: string, cta: Partial<CallToAction>, o: CallToActionOptions) =>
      setCallToAction(connection, id, cta, o),
    embedInfo: (videoUrl: string, o?: Pick<CallOptions, 'signal'>) => embedInfo(connection, videoUrl, o),
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
