import type { Rating } from '@zoetrope/model';
import { RATINGS } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';

/** What every list is held to: one kind of item, rated at most so. */
export interface ListFilter {
  readonly kind: 'gif' | 'sticker' | 'text' | 'video';
  readonly rating: Rating;
}

/** The filter as a condition on the table item_scores, which holds listed items only. */
export function listed({ kind, rating }: ListFilter): RawBuilder<boolean> {
  return sql<boolean>`item_scores.kind = ${kind} AND item_scores.rating <= ${RATINGS.indexOf(rating)}`;
}
