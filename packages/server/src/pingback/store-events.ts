import { randomUUID } from 'node:crypto';
import type { ClientType } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { addDecayed, CLICKS_OF, decayed } from '../trending/decay.ts';
import type { ParsedEvent } from './event-schema.ts';
import { readPayload } from './payload.ts';

interface StoreOptions {
  readonly client: ClientType;
  /** See payload-secret.ts. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Stores a batch in one statement, and adds to the popularity of its items. Gives how many events were new:
 * one that came before, by its `event_id`, is left out. Only what one of our answers vouches for counts for
 * trending, each action once per item and answer, so that clicking again and again lifts nothing.
 */
export async function storeEvents(
  db: Db,
  events: readonly ParsedEvent[],
  { client, secret, now }: StoreOptions,
): Promise<number> {
  const rows = events.map((event) => {
    const payload = readPayload(event.analytics_response_payload, secret);
    return {
      ...event,
      event_id: event.event_id ?? randomUUID(),
      attributes: event.attributes ?? {},
      item_id: payload?.itemId,
      response_id: payload?.responseId,
      countable: payload !== undefined && !payload.verification,
      clicks: CLICKS_OF[event.action_type],
    };
  });
  const unit = sql<number>`${decayed(1, now)}::float8`;
  const { rows: counts } = await sql<{ stored: number }>`
    WITH incoming AS (
      SELECT t.*, countable AND row_number() OVER (PARTITION BY response_id, item_id, action_type) = 1 AND NOT EXISTS (
        SELECT FROM pingback_events AS before WHERE before.counted
          AND before.response_id = t.response_id AND before.item_id = t.item_id AND before.action_type = t.action_type) AS counted
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(event_id text, ts float8, action_type text, event_type text,
        user_id text, logged_in_user_id text, item_id text, response_id text, countable boolean, clicks float8,
        attributes jsonb, analytics_response_payload text)
    ), stored AS (
      INSERT INTO pingback_events (event_id, received_at, ts, action_type, event_type, user_id, logged_in_user_id, item_id,
        response_id, counted, client, attributes, analytics_response_payload)
      SELECT event_id, to_timestamp(${now}::float8 / 1000), to_timestamp(ts / 1000), action_type, event_type, user_id, logged_in_user_id,
        item_id, response_id, counted, ${client}, attributes, analytics_response_payload
      FROM incoming
      ON CONFLICT (event_id) DO NOTHING
      RETURNING event_id, item_id, counted
    ), tally AS (
      SELECT stored.item_id, sum(incoming.clicks) AS clicks, count(*) FILTER (WHERE incoming.action_type = 'SEEN') AS seen
      FROM stored JOIN incoming USING (event_id) WHERE stored.counted GROUP BY stored.item_id
    ), locked AS (
      -- In order, so that two batches never wait for each other's items crosswise.
      SELECT item_scores.item_id, tally.clicks, tally.seen FROM item_scores JOIN tally USING (item_id)
      ORDER BY item_scores.item_id FOR UPDATE OF item_scores
    ), scored AS (
      UPDATE item_scores SET
        clicks = CASE WHEN locked.clicks > 0 THEN ${addDecayed(sql`item_scores.clicks`, sql`(${unit} + ln(locked.clicks))`)} ELSE item_scores.clicks END,
        seen = CASE WHEN locked.seen > 0 THEN ${addDecayed(sql`item_scores.seen`, sql`(${unit} + ln(locked.seen))`)} ELSE item_scores.seen END
      FROM locked WHERE locked.item_id = item_scores.item_id
    )
    SELECT count(*)::integer AS stored FROM stored`.execute(db);
  return counts[0]?.stored ?? 0;
}
