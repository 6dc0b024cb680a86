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

export interface RatedPageOptions extends PageCallOptions, RatedOptions {}

/** The strongest content of a call: its own, else that of the client. */
export function ratingOf(connection: Connection, options: RatedOptions): Rating {
  return options.rating ?? connection.rating ?? 'pg-13';
}
