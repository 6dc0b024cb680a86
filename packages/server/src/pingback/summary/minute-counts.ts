import type { GifEventType } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

export type MinuteCounts = { readonly [type in GifEventType]: number } & {
  /** Start of the minute, ISO 8601. */
  readonly minute: string;
  readonly duplicates: number;
  readonly rejected: number;
};

export interface RejectedCount {
  /** The invalid field of an event; `event` if it was no event. */
  readonly field: string;
  readonly events: number;
}

/** Counts per minute between two minutes (milliseconds since 1970), including empty ones. */
export async function minuteCounts(db: Db, from: number, last: number): Promise<MinuteCounts[]> {
  const { rows } = await sql<MinuteCounts>`
    SELECT to_char(minutes.minute AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS minute,
      ${count('SEEN', sql`detail = 'SEEN'`)}, ${count('HOVER', sql`detail = 'HOVER'`)},
      ${count('CLICK', sql`detail = 'CLICK'`)}, ${count('START', sql`detail = 'START'`)},
      ${count('duplicates', sql`outcome = 'duplicate'`)}, ${count('rejected', sql`outcome = 'rejected'`)}
    FROM generate_series(${time(from)}, ${time(last)}, interval '1 minute') AS minutes(minute)
      LEFT JOIN (SELECT * FROM pingback_minutes WHERE minute BETWEEN ${time(from)} AND ${time(last)}) AS counts USING (minute)
    GROUP BY minutes.minute ORDER BY minutes.minute`.execute(db);
  return rows;
}

export async function rejectedCounts(db: Db, from: number, last: number): Promise<RejectedCount[]> {
  const { rows } = await sql<RejectedCount>`
    SELECT detail AS field, sum(events)::float8 AS events FROM pingback_minutes
    WHERE outcome = 'rejected' AND minute BETWEEN ${time(from)} AND ${time(last)}
    GROUP BY detail ORDER BY events DESC, detail`.execute(db);
  return rows;
}

function count(name: string, which: RawBuilder<unknown>): RawBuilder<number> {
  return sql`coalesce(sum(events) FILTER (WHERE ${which}), 0)::float8 AS ${sql.id(name)}`;
}

function time(milliseconds: number): RawBuilder<Date> {
  return sql`to_timestamp(${milliseconds}::float8 / 1000)`;
}
