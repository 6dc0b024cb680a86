import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { popularItems } from '../../library/gifs/popular-items.ts';
import type { ItemWithChannel } from '../../library/gifs/select-page.ts';
import { decayed } from '../../library/trending/decay.ts';

const MAX_GIFS = 100;

export interface RankedGif {
  readonly item: ItemWithChannel;
  /** Decayed number of clicks. */
  readonly score: number;
  readonly is_scheduled: boolean;
}

/** Trending items with their scores, best first. With `ids`, only those. */
export async function rankedGifs(
  db: Db,
  { ids, now }: { readonly ids: readonly string[] | undefined; readonly now: number },
): Promise<RankedGif[]> {
  const { rows } = await sql<{ id: string; score: number; is_scheduled: boolean }>`
    SELECT item_id AS id, exp(greatest(least(clicks - ${decayed(1, now)}::float8, 700), -700)) AS score, live_at > 0 AS is_scheduled
    FROM item_scores WHERE item_id IN (${ids === undefined ? firstIds() : sql`SELECT unnest(${ids}::text[])`})
    ORDER BY live_at DESC, hot DESC, item_id LIMIT ${MAX_GIFS}`.execute(db);
  const items = await findGifs(
    db,
    rows.map(({ id }) => id),
  );
  const itemsById = new Map(items.map((found) => [found.item.id, found]));
  return rows.flatMap(({ id, ...ranking }) => {
    const item = itemsById.get(id);
    return item === undefined ? [] : [{ item, ...ranking }];
  });
}

/** SQL for the ids of at least the first items of trending. */
function firstIds(): RawBuilder<unknown> {
  return sql`
    (SELECT item_id FROM item_scores WHERE live_at > 0 ORDER BY live_at DESC, hot DESC, item_id LIMIT ${MAX_GIFS})
    UNION SELECT item_id FROM (${popularItems({ rating: 'r' }, { limit: MAX_GIFS })}) AS popular`;
}
