import { sql } from 'kysely';
import { inScope } from '../../database/query-scope.ts';
import type { Db } from '../../database/schema.ts';
import { HOT_TIER_SIZES } from '../../database/search-index.ts';

/** A library grows slowly, and a search is correct whatever this returns. */
const FRESH_MS = 60_000;

/** Maximum number of items in a library without cold tiers. */
export const MAX_HOT_ITEMS = HOT_TIER_SIZES.reduce((sum, size) => sum + size, 0);

interface ItemCountOptions {
  readonly db: Db;
  readonly clock: () => number;
}

/** Returns a function that resolves to the number of listed items. Counts them once a minute. */
export function createItemCount({ db, clock }: ItemCountOptions): () => Promise<number> {
  let latest: { readonly result: Promise<number>; readonly until: number } | undefined;

  return () => {
    if (latest !== undefined && clock() < latest.until) return latest.result;
    // Not aborted with the request that comes first.
    const result = inScope({ work: 'read', readsFrom: 'replica' }, () => countItems(db));
    latest = { result, until: clock() + FRESH_MS };
    result.catch(() => {
      latest = undefined;
    });
    return result;
  };
}

async function countItems(db: Db): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    SELECT COALESCE(sum(items), 0)::integer AS items FROM list_sizes`.execute(db);
  return rows[0]?.items ?? 0;
}
