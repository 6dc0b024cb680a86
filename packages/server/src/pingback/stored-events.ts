import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** An event of the live view. Viewer ids are truncated for privacy. */
export interface StoredEvent {
  /** Insertion order. */
  readonly seq: number;
  readonly event_id: string;
  /** ISO 8601. */
  readonly received_at: string;
  /** Milliseconds since 1970, by the viewer's clock. */
  readonly ts: number;
  readonly action_type: string;
  readonly event_type: string | null;
  readonly user_id: string;
  /** Null if the event belongs to no known item. */
  readonly gif_id: string | null;
  readonly title: string | null;
  /** Type of the client that sent it. */
  readonly client: string;
  readonly attributes: { readonly [name: string]: string };
}

/** The latest events, newest first. */
export async function recentEvents(db: Db, limit: number): Promise<StoredEvent[]> {
  return (await select(db, sql`true ORDER BY seq DESC LIMIT ${limit}`)).reverse();
}

interface EventsAfterOptions {
  /** `seq` of events to omit. Default: none. */
  readonly known?: readonly number[];
  readonly limit: number;
}

/** Events stored after `seq`, other than `known`, oldest first. */
export function eventsAfter(db: Db, seq: number, { known = [], limit }: EventsAfterOptions): Promise<StoredEvent[]> {
  return select(db, sql`seq > ${seq} AND seq <> ALL(${known}::bigint[]) ORDER BY seq LIMIT ${limit}`);
}

export async function lastSeq(db: Db): Promise<number> {
  const { rows } = await sql<{ seq: number }>`SELECT coalesce(max(seq), 0)::float8 AS seq FROM pingback_events`.execute(
    db,
  );
  return rows[0]?.seq ?? 0;
}

/** Without the titles of items that are in no list: anyone can send an event about a GIF that is not public. */
async function select(db: Db, which: RawBuilder<unknown>): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    SELECT seq::float8 AS seq, event_id, to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS received_at,
      round(extract(epoch FROM ts) * 1000)::float8 AS ts, action_type, event_type, left(user_id, 4) || '…' AS user_id,
      item_id AS gif_id, items.data ->> 'title' AS title, client, attributes
    FROM (SELECT * FROM pingback_events WHERE ${which}) AS events
      LEFT JOIN items ON items.id = events.item_id AND EXISTS (SELECT FROM item_scores WHERE item_scores.item_id = items.id)
    ORDER BY seq`.execute(db);
  return rows;
}
