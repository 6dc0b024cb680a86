import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { decayed } from '../trending/decay.ts';
import type { Score } from './index-items.ts';

const BATCH = 1000;

export interface ChangedItems {
  readonly ids: readonly string[];
  /** The initial score of an item. */
  readonly scoreOf: (id: string) => Score;
}

/**
 * Reads the items to index after `storeItems`, in order of their initial popularity: the creators of each kind take
 * turns, because a catalogue lists items by creator, and the first page should not show a single one.
 */
export async function* changedBatches(tx: Transaction<Tables>, now: number): AsyncGenerator<ChangedItems> {
  await sql`CREATE TEMP TABLE ranked_items ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY rank, id) AS place, id, COALESCE(rank, 0) AS rank
    FROM changed_items LEFT JOIN (
      SELECT id, row_number() OVER (ORDER BY turn, position) - 1 AS rank FROM (
        SELECT id, position, row_number() OVER (PARTITION BY kind, channel ORDER BY position) AS turn FROM catalogue_items
      ) AS turns
    ) AS ranks USING (id)`.execute(tx);
  await sql`CREATE INDEX ON ranked_items (place)`.execute(tx);
  for (let start = 0; ; start += BATCH) {
    const { rows } = await sql<{ id: string; rank: number }>`
      SELECT id, rank::integer FROM ranked_items WHERE place > ${start} AND place <= ${start + BATCH} ORDER BY place`.execute(
      tx,
    );
    if (rows.length === 0) return;
    const ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
    yield { ids: [...ranks.keys()], scoreOf: (id) => seedScore(ranks.get(id) ?? 0, now) };
  }
}

/** Earlier items start slightly more popular: at most 3 clicks. */
function seedScore(rank: number, now: number): Score {
  const clicks = 3 / (1 + rank / 50);
  return { clicks: decayed(clicks, now), seen: decayed(clicks * 20, now) };
}
