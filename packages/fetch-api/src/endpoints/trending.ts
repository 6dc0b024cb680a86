import type { GifsResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import { type MediaType, type PageCallOptions, type RatedOptions, ratingOf } from './options.ts';
import { gifsPage } from './page-of.ts';

export interface TrendingOptions extends PageCallOptions, RatedOptions {
  /** @default 'gifs' */
  readonly type?: MediaType | undefined;
}

/** `{type}/trending`: what is watched most now. */
export function trending(connection: Connection, options: TrendingOptions = {}): Promise<GifsResult> {
  const { type = 'gifs' } = options;
  return gifsPage(connection, { path: [type, 'trending'], query: { rating: ratingOf(connection, options) } }, options);
}
