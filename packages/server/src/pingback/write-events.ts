import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { addDecayed, CLICKS_OF, decayed } from '../library/trending/decay.ts';
import type { EventRow } from './event-row.ts';
import { BUCKET_MINUTES, bucketStart } from './time-buckets.ts';

/**
 * Writes the events of several calls in one statement, all or none. It also updates the counters of the minute and of
 * the items, and the popularity of items with a verified payload: each action counts once per item and response, so
 * that repeated clicks have no effect. An event without a payload belongs to the item of its `gif_id`, if it exists,
 * and does not count for popularity.
 *
 * Resolves with the positions of events that were stored before. Rows must have distinct ids and days.
 */
export async function writeEvents(db: Db, rows: readonly EventRow[], now: number): Promise<readonly number[]> {
  const incoming = JSON.stringify(rows.map((row, n) => ({ ...row, n, attributes: row.attributes ?? {} })));
  const total = sql.lit(rows.length);
  // All inserts are ordered by key, so that two processes cannot deadlock.
  const { rows: result } = await sql<{ duplicates: readonly number[] }>`
    WITH incoming AS (
      SELECT n, event_id, day, ts, action_type, event_type, user_id, logged_in_user_id, response_id, response_day, client, attributes,
        coalesce(analytics_response_payload, '') AS analytics_response_payload, coalesce(item_id, (SELECT id FROM items WHERE id = gif_id)) AS item_id
      FROM jsonb_to_recordset(${incoming}::jsonb) AS t(n integer, event_id text, day date, ts float8, action_type text,
        event_type text, user_id text, logged_in_user_id text, item_id text, gif_id text, response_id text, response_day date,
        client text, attributes jsonb, analytics_response_payload text)
    ), stored AS (
      INSERT INTO pingback_events (event_id, day, received_at, ts, action_type, event_type, user_id, logged_in_user_id, item_id,
        response_id, client, attributes, analytics_response_payload)
      SELECT event_id, day, ${time(now)}, to_timestamp(ts / 1000), action_type, event_type, user_id, logged_in_user_id, item_id,
        response_id, client, attributes, analytics_response_payload
      FROM incoming ORDER BY event_id
      ON CONFLICT (event_id, day) DO NOTHING
      RETURNING event_id, day, action_type, item_id
    ), minutes AS (
      INSERT INTO pingback_minutes AS counts (minute, outcome, detail, events)
      SELECT ${time(bucketStart(now, 1))}, 'stored', action_type, count(*) FROM stored GROUP BY action_type ORDER BY action_type
      ON CONFLICT (minute, outcome, detail) DO UPDATE SET events = counts.events + excluded.events
    ), buckets AS (
      INSERT INTO pingback_item_buckets AS counts (bucket, item_id, seen, hover, click, start)
      SELECT ${time(bucketStart(now, BUCKET_MINUTES))}, item_id, ${countOf('SEEN')}, ${countOf('HOVER')}, ${countOf('CLICK')}, ${countOf('START')}
      FROM stored WHERE item_id IS NOT NULL GROUP BY item_id ORDER BY item_id
      ON CONFLICT (bucket, item_id) DO UPDATE SET seen = counts.seen + excluded.seen, hover = counts.hover + excluded.hover,
        click = counts.click + excluded.click, start = counts.start + excluded.start
    ), counted AS (
      INSERT INTO pingback_counted (response_id, item_id, action_type, day)
      SELECT response_id, item_id, action_type, response_day FROM incoming WHERE response_day IS NOT NULL ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING
      RETURNING item_id, action_type
    ), tally AS (
      SELECT item_id, sum(${clicks()}) AS clicks, count(*) FILTER (WHERE action_type = 'SEEN') AS seen FROM counted GROUP BY item_id
    ), locked AS (
      SELECT item_scores.item_id, tally.clicks, tally.seen FROM item_scores JOIN tally USING (item_id)
      ORDER BY item_scores.item_id FOR UPDATE OF item_scores
    ), scored AS (
      UPDATE item_scores SET clicks = ${addToCount('clicks', now)}, seen = ${addToCount('seen', now)}
      FROM locked WHERE locked.item_id = item_scores.item_id
    )
    SELECT CASE WHEN (SELECT count(*) FROM stored) = ${total} THEN '{}' ELSE ARRAY(
      SELECT n FROM incoming WHERE NOT EXISTS (SELECT FROM stored WHERE stored.event_id = incoming.event_id AND stored.day = incoming.day)
    ) END AS duplicates`.execute(db);
  return result[0]?.duplicates ?? [];
}

/** SQL for the value of an action in clicks. */
function clicks(): RawBuilder<number> {
  const cases = Object.entries(CLICKS_OF).map(([action, worth]) => sql`WHEN ${sql.lit(action)} THEN ${sql.lit(worth)}`);
  return sql`CASE action_type ${sql.join(cases, sql` `)} END`;
}

/** SQL for a decayed count after adding the new events. */
function addToCount(column: 'clicks' | 'seen', now: number): RawBuilder<number> {
  const current = sql<number>`item_scores.${sql.ref(column)}`;
  const added = sql<number>`locked.${sql.ref(column)}`;
  const sum = addDecayed(current, sql`(${decayed(1, now)}::float8 + ln(${added}))`);
  return sql`CASE WHEN ${added} > 0 THEN ${sum} ELSE ${current} END`;
}

function countOf(action: keyof typeof CLICKS_OF): RawBuilder<number> {
  return sql`count(*) FILTER (WHERE action_type = ${sql.lit(action)})`;
}

function time(milliseconds: number): RawBuilder<Date> {
  return sql`to_timestamp(${milliseconds}::float8 / 1000)`;
}
