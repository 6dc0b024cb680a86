import { type RawBuilder, sql } from 'kysely';
import { lockIndex } from '../../database/locks.ts';
import type { Db } from '../../database/schema.ts';
import { HOT_TIER_SIZES } from '../../database/search-index.ts';
import { popularItems } from '../gifs/popular-items.ts';

/** SQL for the tier of the item with this rank, from 0. */
function tierAt(rank: RawBuilder<unknown>, ends: readonly number[]): RawBuilder<number> {
  return sql<number>`(SELECT count(*)::smallint FROM unnest(${ends}::float8[]) AS tier_end WHERE ${rank} >= tier_end)`;
}

/** Ranks at which the tiers end. */
function endsOf(sizes: readonly number[]): number[] {
  return sizes.map((_, tier) => sizes.slice(0, tier + 1).reduce((sum, size) => sum + size, 0));
}

/** Moves of one run: some hundred milliseconds. */
export const MAX_MOVES = 500;

/** The highest rating includes all others. */
const EVERY_RATING = { rating: 'r' } as const;

interface MoveOptions {
  /** Default: `HOT_TIER_SIZES`. */
  readonly sizes?: readonly number[] | undefined;
  /** Maximum number of items to move. Default: `MAX_MOVES`. */
  readonly limit?: number | undefined;
}

/** Share of a rank by which an item must be over the end of a tier, so that it does not move back and forth. */
const TOLERANCE = 0.1;

/**
 * Moves items to the tiers of their popularity, and returns their number. An item that is moved is always in exactly
 * one tier. Reads the items of the hot tiers, not the whole library: an item that is no longer hot gets into the first cold
 * tier, and one in the last tier stays there until it is hot.
 */
export async function moveBetweenTiers(
  db: Db,
  { sizes = HOT_TIER_SIZES, limit = MAX_MOVES }: MoveOptions = {},
): Promise<number> {
  const ends = endsOf(sizes);
  const last = sizes.length;
  const maxItems = Math.ceil((ends.at(-1) ?? 0) / (1 - TOLERANCE));
  const { rows: counts } = await sql<{ items: number }>`
    SELECT COALESCE(sum(items), 0)::integer AS items FROM list_sizes`.execute(db);
  if ((counts[0]?.items ?? 0) <= (ends[0] ?? 0)) return 0;
  return db.transaction().execute(async (tx) => {
    await lockIndex(tx);
    const { rows } = await sql<{ id: string; tier: number }>`
      WITH hottest AS (
        SELECT item_id, row_number() OVER (ORDER BY hot DESC, item_id) - 1 AS position
        FROM (${popularItems(EVERY_RATING, { limit: maxItems })}) AS items
      ), hot_texts AS (SELECT item_id, tier FROM item_texts WHERE tier < ${sql.lit(last)}),
      placed AS (
        SELECT item_id, COALESCE(tier, ${sql.lit(last)}) AS tier,
          CASE WHEN position IS NULL THEN ${sql.lit(last)} ELSE ${tierAt(sql`position * ${sql.lit(1 + TOLERANCE)}`, ends)} END AS promoted,
          CASE WHEN position IS NULL THEN ${sql.lit(last)} ELSE ${tierAt(sql`position * ${sql.lit(1 - TOLERANCE)}`, ends)} END AS demoted
        FROM hottest FULL JOIN hot_texts USING (item_id)
      )
      SELECT item_id AS id, (CASE WHEN tier > promoted THEN promoted ELSE demoted END)::integer AS tier
      FROM placed WHERE tier > promoted OR tier < demoted
      ORDER BY least(tier, promoted), item_id LIMIT ${limit}`.execute(tx);
    for (const table of ['item_texts', 'translations'] as const) {
      await sql`UPDATE ${sql.table(table)} SET tier = moved.tier
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS moved(id text, tier smallint)
        WHERE ${sql.table(table)}.item_id = moved.id`.execute(tx);
    }
    return rows.length;
  });
}
