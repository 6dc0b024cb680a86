export {
  type Category,
  type Channel,
  type ClientType,
  type EndReason,
  type FetchGifs,
  type Gif,
  type GifResult,
  type GifsResult,
  type GifType,
  giphy,
  type Images,
  klipy,
  localProvider,
  type PageRequest,
  type Pagination,
  type Provider,
  type Rating,
  type Rendition,
  type User,
} from '@zoetrope/model';
export { type ApiKeys, apiKeyFor } from './api-key.ts';
export type { BaseClient, CallOptions, NetworkOptions } from './base-client.ts';
export { type ClientOptions, createBaseClient } from './create-base-client.ts';
export { type Client, createClient } from './create-client.ts';
export type { ApiCall, ClientProvider, Dialect, DialectRequest, PageQuery } from './dialect.ts';
export { native } from './dialects/native.ts';
export { animate } from './endpoints/animate.ts';
export { type Association, associations } from './endpoints/associations.ts';
export { categories, subcategories } from './endpoints/categories.ts';
export { channels } from './endpoints/channels.ts';
export { embedInfo } from './endpoints/embed-info.ts';
export { emoji, emojiDefaultVariations, emojiVariations } from './endpoints/emoji.ts';
export { gif } from './endpoints/gif.ts';
export { categoryGifs, gifs, type Subcategory } from './endpoints/gifs.ts';
export type { MediaType, PageCallOptions, RatedOptions, RatedPageOptions } from './endpoints/options.ts';
export { type RandomOptions, random } from './endpoints/random.ts';
export { type RelatedOptions, related } from './endpoints/related.ts';
export { type RelatedTag, type RelatedTagsOptions, relatedTags } from './endpoints/related-tags.ts';
export { type SearchOptions, search } from './endpoints/search.ts';
export { searchTags } from './endpoints/search-tags.ts';
export { setCallToAction } from './endpoints/set-call-to-action.ts';
export { type TrendingOptions, trending } from './endpoints/trending.ts';
export { trendingSearches } from './endpoints/trending-searches.ts';
export type { EmbedInfo } from './lazy/embed-info.ts';
export type { CallToActionChange, CallToActionOptions, SetCallToActionOptions } from './lazy/set-call-to-action.ts';
export { type GifSource, toGif } from './normalize/to-gif.ts';
export type { Page } from './normalize/to-page.ts';
export { gifPages } from './paging/gif-pages.ts';
export { type GifPaginator, gifPaginator } from './paging/gif-paginator.ts';
export type { CacheableCall, CacheOptions, ResponseCache } from './response-cache.ts';
export { PACKAGE_NAME, PACKAGE_VERSION } from './version.ts';
