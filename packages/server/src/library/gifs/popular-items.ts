import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { KIND_PATHS, KINDS } from './kinds.ts';
import { type ListFilter, ratingsOf } from './list-filter.ts';
import { MAX_ITEMS } from './select-page.ts';

/** One list, or the lists of all kinds. */
export interface PopularFilter extends Pick<ListFilter, 'rating'> {
  readonly kind?: ListFilter['kind'] | undefined;
}

interface PopularOptions {
  /**
   * A literal (`sql.lit`) if this is a small part of a prepared statement. With a parameter Postgres expects many rows,
   * and plans the statement again at each call.
   */
  readonly limit: number | RawBuilder<number>;
  /** A condition on `scored`, which has the columns item_id, hot and live_at. Default: all items. */
  readonly where?: RawBuilder<unknown> | undefined;
}

/**
 * SQL for (item_id, hot) of the first items of a list that satisfy a condition, most popular first. Postgres merges the
 * index scans of the ratings, and stops at the limit: it keeps the order of a subquery, but does not look for one. The
 * condition is above `OFFSET 0`, otherwise each scan would go on to its first match.
 */
export function popularItems(
  { kind, rating }: PopularFilter,
  { limit, where = sql`true` }: PopularOptions,
): RawBuilder<unknown> {
  const order = sql`ORDER BY hot DESC, item_id`;
  const kinds = kind === undefined ? KIND_PATHS.map((path) => KINDS[path]) : [kind];
  const scans = kinds.flatMap((one) =>
    ratingsOf(rating).map(
      (rating) => sql`(
        SELECT item_id, hot, live_at FROM item_scores WHERE kind = ${one} AND rating = ${sql.lit(rating)} ${order})`,
    ),
  );
  return sql`
    SELECT item_id, hot FROM (
      SELECT * FROM (${sql.join(scans, sql` UNION ALL `)}) AS scans ${order} OFFSET 0
    ) AS scored WHERE ${where} ${order} LIMIT ${limit}`;
}

export interface MatchOptions extends PopularFilter {
  /** SQL for the `item_id` of all matching items of the list. */
  readonly matches: RawBuilder<unknown>;
  /** The same as a condition on `scored`; see `popularItems`. */
  readonly isMatch: RawBuilder<unknown>;
  /** Number of items that are needed. */
  readonly end: number;
}

export interface PopularMatches {
  /** SQL for (item_id, hot) of at least the first `end` items. */
  readonly items: RawBuilder<unknown>;
  /** Whether these are all. */
  readonly isComplete: boolean;
  /** Number of all items, at most `MAX_ITEMS`. */
  readonly total: number;
}

/**
 * The most popular matching items. If they are few, reads all of them; otherwise reads the list from its most popular
 * item until there are enough. Both read about the same number of items if there are √(end × size of the list) matches.
 */
export async function popularMatches(
  db: Db,
  { matches, isMatch, end, ...filter }: MatchOptions,
): Promise<PopularMatches> {
  const limit = Math.min(end, MAX_ITEMS);
  const { rows } = await sql<{ few: number; found: number }>`
    ${PREPARED} SELECT few, (SELECT count(*) FROM (SELECT FROM (${matches}) AS matches LIMIT few) AS first)::integer AS found FROM (
      SELECT greatest(${sql.lit(MAX_ITEMS)}, sqrt(${limit}::float8 * COALESCE(sum(items), 0)))::integer AS few FROM list_sizes
      WHERE ${filter.kind === undefined ? sql`true` : sql`kind = ${filter.kind}`} AND rating = ANY(${ratingsOf(filter.rating)})
    ) AS size`.execute(db);
  const { few = 0, found = 0 } = rows[0] ?? {};
  const isComplete = found < few;
  const items = isComplete
    ? sql`SELECT item_id, hot FROM (${matches}) AS matches CROSS JOIN LATERAL (${hotOf('matches')}) AS scores`
    : popularItems(filter, { limit, where: isMatch });
  return { items, isComplete, total: Math.min(found, MAX_ITEMS) };
}

/**
 * SQL for the popularity of each row of a table with the column `item_id`, for a lateral join. `OFFSET 0` keeps it a
 * lookup: where it overestimates the rows, Postgres would read all scores instead.
 */
export function hotOf(table: string): RawBuilder<unknown> {
  return sql`SELECT hot FROM item_scores WHERE item_scores.item_id = ${sql.ref(`${table}.item_id`)} OFFSET 0`;
}
