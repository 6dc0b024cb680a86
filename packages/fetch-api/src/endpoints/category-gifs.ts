import type { GifsResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import { type RatedPageOptions, ratingOf } from './options.ts';
import { gifsPage } from './page-of.ts';

/** `gifs/categories/{category}/{subcategory}`: the GIFs of a subject. */
export function categoryGifs(
  connection: Connection,
  category: string,
  subcategory: string,
  options: RatedPageOptions = {},
): Promise<GifsResult> {
  return gifsPage(
    connection,
    { path: ['gifs', 'categories', category, subcategory], query: { rating: ratingOf(connection, options) } },
    options,
  );
}
