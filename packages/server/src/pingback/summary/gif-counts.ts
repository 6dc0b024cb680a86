import type { GifEventType } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { BUCKET_MINUTES, bucketStart } from '../time-buckets.ts';

/** Items per summary. */
export const MAX_GIFS = 50;

export type GifCounts = { readonly [type in GifEventType]: number } & {
  readonly gif_id: string;
  readonly title: string;
  /** Of all types. */
  readonly events: number;
};

/**
 * The items with most events since a time (milliseconds since 1970), from the start of its bucket. Only listed items,
 * because hidden ones must not appear in lists.
 */
export async function gifCounts(db: Db, from: number): Promise<GifCounts[]> {
  const { rows } = await sql<GifCounts>`
    WITH counts AS (
      SELECT item_id, sum(seen) AS seen, sum(hover) AS hover, sum(click) AS click, sum(start) AS start,
        sum(seen + hover + click + start) AS events
      FROM pingback_item_buckets WHERE bucket >= to_timestamp(${bucketStart(from, BUCKET_MINUTES)}::float8 / 1000)
      GROUP BY item_id
    ), top AS (
      SELECT counts.* FROM counts JOIN item_scores USING (item_id) ORDER BY events DESC, item_id LIMIT ${MAX_GIFS}
    )
    SELECT item_id AS gif_id, coalesce(items.data ->> 'title', '') AS title, events::float8 AS events, seen::float8 AS "SEEN",
      hover::float8 AS "HOVER", click::float8 AS "CLICK", start::float8 AS "START"
    FROM top JOIN items ON items.id = top.item_id ORDER BY events DESC, item_id`.execute(db);
  return rows;
}
