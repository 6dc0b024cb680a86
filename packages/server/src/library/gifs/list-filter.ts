import type { Rating } from '@zoetrope/model';
import { RATINGS } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';

/** What every list is held to: one kind of item, rated at most so. */
export interface ListFilter {
  readonly kind: 'gif' | 'sticker' | 'text' | 'video';
  readonly rating: Rating;
}

/** The filter as a condition on one of the tables that hold listed items only. */
export function listed(
  { kind, rating }: ListFilter,
  table: 'item_scores' | 'item_texts' = 'item_scores',
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.kind`)} = ${kind} AND ${sql.ref(`${table}.rating`)} <= ${RATINGS.indexOf(rating)}`;
}
