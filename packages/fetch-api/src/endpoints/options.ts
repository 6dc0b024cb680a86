import type { Rating } from '@zoetrope/model';
import type { BaseClient, CallOptions } from '../base-client.ts';

/** The kinds of media that lists contain. Memes are available in the dialect of KLIPY only. */
export type MediaType = 'gifs' | 'stickers' | 'text' | 'videos' | 'memes';

/** Options of calls that return a page of a list. */
export interface PageCallOptions extends CallOptions {
  /** Index of the first item in the list. @default 0 */
  readonly offset?: number | undefined;
  /** Maximum number of items in the page. @default the service's: 25 */
  readonly limit?: number | undefined;
  /** `pagination.next` of the previous page. */
  readonly cursor?: string | undefined;
}

export interface RatedOptions {
  /** The highest rating of results. @default the client's */
  readonly rating?: Rating | undefined;
}

export interface RatedPageOptions extends PageCallOptions, RatedOptions {}

/** The rating of a call. Default: the client's. */
export function resolveRating(client: BaseClient, options: RatedOptions): Rating {
  return options.rating ?? client.rating ?? 'pg-13';
}
