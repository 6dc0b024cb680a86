import { type RawBuilder, sql } from 'kysely';
import { type ListFilter, ratingsOf } from './list-filter.ts';

export interface PopularOptions {
  readonly limit: number;
  /** A condition on `scored`, which has the columns item_id, hot and live_at. Default: all items. */
  readonly where?: RawBuilder<unknown> | undefined;
}

/**
 * SQL for (item_id, hot) of the first items of a list that satisfy a condition, most popular first. Postgres merges the
 * index scans of the ratings, and stops at the limit: it keeps the order of a subquery, but does not look for one. The
 * condition is above `OFFSET 0`, otherwise each scan would go on to its first match.
 */
export function popularItems(
  { kind, rating }: ListFilter,
  { limit, where = sql`true` }: PopularOptions,
): RawBuilder<unknown> {
  const order = sql`ORDER BY hot DESC, item_id`;
  const scans = ratingsOf(rating).map(
    (each) => sql`(
      SELECT item_id, hot, live_at FROM item_scores WHERE kind = ${kind} AND rating = ${sql.lit(each)} ${order})`,
  );
  return sql`
    SELECT item_id, hot FROM (
      SELECT * FROM (${sql.join(scans, sql` UNION ALL `)}) AS scans ${order} OFFSET 0
    ) AS scored WHERE ${where} ${order} LIMIT ${limit}`;
}
