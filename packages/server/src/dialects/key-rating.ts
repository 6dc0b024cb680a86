import { RATINGS, type Rating } from '@zoetrope/model';
import type { AppContext } from '../http/app-env.ts';
import { gifNotFound } from '../library/gifs/require-gif.ts';
import type { ItemWithChannel } from '../library/gifs/select-page.ts';

/** Whether the API key of a request may see items of a rating. */
export function permitsRating(c: AppContext, rating: Rating): boolean {
  return capRating(c, rating) === rating;
}

/** A requested rating, reduced to the maximum of the API key. */
export function capRating(c: AppContext, rating: Rating): Rating {
  const { maxRating } = c.var;
  return maxRating !== undefined && RATINGS.indexOf(rating) > RATINGS.indexOf(maxRating) ? maxRating : rating;
}

/** A query of a list, with its rating reduced to the maximum of the API key. */
export function capped<T extends { readonly rating: Rating }>(c: AppContext, query: T): T {
  return { ...query, rating: capRating(c, query.rating) };
}

/** The items that the API key may see, of those that were requested by their ids. */
export function permittedItems(c: AppContext, items: readonly ItemWithChannel[]): readonly ItemWithChannel[] {
  return items.filter(({ item }) => permitsRating(c, item.rating));
}

/** Throws 404, as for a missing item, if the API key may not see it. */
export function requirePermitted(c: AppContext, found: ItemWithChannel, parameter = 'id'): ItemWithChannel {
  if (permitsRating(c, found.item.rating)) return found;
  throw gifNotFound(found.item.id, parameter);
}
