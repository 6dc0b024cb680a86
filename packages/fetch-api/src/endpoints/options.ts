import type { Rating } from '@zoetrope/model';
import type { CallOptions, Connection } from '../connection.ts';

export type MediaType = 'gifs' | 'stickers' | 'text' | 'videos';

export interface PageCallOptions extends CallOptions {
  /** Place of the first item in the list. @default 0 */
  readonly offset?: number | undefined;
  /** Items in a page. @default the service's own, 25 */
  readonly limit?: number | undefined;
  /** `pagination.next` of the page before. */
  readonly cursor?: string | undefined;
}

export interface RatedOptions {
  /** The strongest content allowed. @default the client's */
  readonly rating?: Rating | undefined;
}

/** The strongest content of calls that name none. */
export function ratingOf({ rating = 'pg-13' }: Connection): Rating {
  return rating;
}
