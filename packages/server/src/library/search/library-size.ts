import { sql } from 'kysely';
import { inScope } from '../../database/query-scope.ts';
import type { Db } from '../../database/schema.ts';
import { HOT_TIER_SIZES } from '../../database/search-index.ts';

/** A library grows slowly, and a search is correct whatever this returns. */
const FRESH_MS = 60_000;

const MAX_HOT_ITEMS = HOT_TIER_SIZES.reduce((sum, size) => sum + size, 0);

interface SizeCheckOptions {
  readonly db: Db;
  readonly clock: () => number;
}

/** Returns a function that resolves to whether the library has cold tiers. Counts the items once a minute. */
export function createSizeCheck({ db, clock }: SizeCheckOptions): () => Promise<boolean> {
  let latest: { readonly result: Promise<boolean>; readonly until: number } | undefined;

  return () => {
    if (latest !== undefined && clock() < latest.until) return latest.result;
    // Not aborted with the request that comes first.
    const result = inScope({ work: 'read' }, () => exceedsHotTiers(db));
    latest = { result, until: clock() + FRESH_MS };
    result.catch(() => {
      latest = undefined;
    });
    return result;
  };
}

async function exceedsHotTiers(db: Db): Promise<boolean> {
  const { rows } = await sql<{ items: number }>`
    SELECT COALESCE(sum(items), 0)::integer AS items FROM list_sizes`.execute(db);
  return (rows[0]?.items ?? 0) > MAX_HOT_ITEMS;
}
