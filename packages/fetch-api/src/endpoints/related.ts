import type { GifsResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import { type MediaType, type PageCallOptions, type RatedOptions, ratingOf } from './options.ts';
import { gifsPage } from './page-of.ts';

export interface RelatedOptions extends PageCallOptions, RatedOptions {
  /** @default 'gifs' */
  readonly type?: Exclude<MediaType, 'text'> | undefined;
}

/** `{type}/related`: what is like one GIF. */
export function related(connection: Connection, id: string, options: RelatedOptions = {}): Promise<GifsResult> {
  const { type = 'gifs' } = options;
  return gifsPage(
    connection,
    { path: [type, 'related'], query: { gif_id: id, rating: ratingOf(connection, options) } },
    options,
  );
}
