import type { Category } from '@zoetrope/model';
import type { BaseClient } from '../base-client.ts';
import { toCategory } from '../normalize/to-category.ts';
import type { Page } from '../normalize/to-page.ts';
import { getPage } from './get-page.ts';
import { type RatedPageOptions, resolveRating } from './options.ts';

/**
 * `gifs/categories`: the categories, with their subcategories if the service sends them.
 *
 * @example
 * const { data } = await categories(client, { limit: 10 });
 */
export function categories(client: BaseClient, options: RatedPageOptions = {}): Promise<Page<Category>> {
  const call = { path: ['gifs', 'categories'], query: { rating: resolveRating(client, options) } };
  return getPage(client, { call, options, toItem: toCategory });
}

/**
 * `gifs/categories/{category}`: the subcategories of a category.
 *
 * @example
 * const { data } = await subcategories(client, 'actions');
 */
export function subcategories(
  client: BaseClient,
  category: string,
  options: RatedPageOptions = {},
): Promise<Page<Category>> {
  const call = { path: ['gifs', 'categories', category], query: { rating: resolveRating(client, options) } };
  return getPage(client, { call, options, toItem: toCategory });
}
