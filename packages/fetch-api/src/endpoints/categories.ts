import type { Category } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import { toCategory } from '../normalise/to-category.ts';
import { type Page, toPage } from '../normalise/to-page.ts';
import { type PageCallOptions, pageQuery } from './options.ts';

export type CategoriesResult = Page<Category>;

/** `gifs/categories`: the subjects that GIFs are filed under. */
export function categories(connection: Connection, options: PageCallOptions = {}): Promise<CategoriesResult> {
  return categoriesPage(connection, ['gifs', 'categories'], options);
}

/** `gifs/categories/{category}`: the subjects inside one. */
export function subcategories(
  connection: Connection,
  category: string,
  options: PageCallOptions = {},
): Promise<CategoriesResult> {
  return categoriesPage(connection, ['gifs', 'categories', category], options);
}

function categoriesPage(connection: Connection, path: readonly string[], options: PageCallOptions) {
  return connection.get(
    { path, query: pageQuery(options) },
    (envelope) => toPage(envelope, options.offset ?? 0, (item, responseId) => toCategory(item, responseId)),
    options,
  );
}
