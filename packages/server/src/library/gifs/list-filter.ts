import type { Rating } from '@zoetrope/model';
import { RATINGS } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';

/** Applies to every list: one kind of item, up to a rating. */
export interface ListFilter {
  readonly kind: 'gif' | 'sticker' | 'text' | 'video';
  readonly rating: Rating;
}

/** The filter as an SQL condition on a table of listed items. */
export function listed(
  { kind, rating }: ListFilter,
  table: 'item_scores' | 'item_texts' | 'item_tags' = 'item_scores',
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.kind`)} = ${kind} AND ${sql.ref(`${table}.rating`)} <= ${RATINGS.indexOf(rating)}`;
}

/** The stored values of a rating and of all milder ones. */
export function ratingsOf(rating: Rating): readonly number[] {
  return RATINGS.slice(0, RATINGS.indexOf(rating) + 1).map((_, index) => index);
}
