import type { Category } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import { toCategory } from '../normalise/to-category.ts';
import type { Page } from '../normalise/to-page.ts';
import { type RatedPageOptions, ratingOf } from './options.ts';
import { pageOf } from './page-of.ts';

/** `gifs/categories`: the subjects that GIFs are filed under. */
export function categories(connection: Connection, options: RatedPageOptions = {}): Promise<Page<Category>> {
  return pageOf(
    connection,
    { path: ['gifs', 'categories'], query: { rating: ratingOf(connection, options) } },
    options,
    toCategory,
  );
}

/** `gifs/categories/{category}`: the subjects inside one. */
export function subcategories(
  connection: Connection,
  category: string,
  options: RatedPageOptions = {},
): Promise<Page<Category>> {
  return pageOf(
    connection,
    { path: ['gifs', 'categories', category], query: { rating: ratingOf(connection, options) } },
    options,
    toCategory,
  );
}
