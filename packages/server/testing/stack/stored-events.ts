import type pg from 'pg';

/** Ids of one statement. */
const BATCH = 10_000;

/** Returns a line for each of these events that is not stored. */
export async function findLostEvents(client: pg.Client, ids: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM unnest($1::text[]) AS id WHERE NOT EXISTS (SELECT FROM pingback_events WHERE event_id::text = id)',
      [ids.slice(start, start + BATCH)],
    );
    lost.push(...rows.map(({ id }) => `the event ${id}`));
  }
  return lost;
}

/** Compares the stored events with the counts by minute, to which each event adds one. */
export async function findDoubledEvents(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ stored: number; distinct: number; counted: number }>(`SELECT
    (SELECT count(*)::integer FROM pingback_events) AS stored,
    (SELECT count(DISTINCT event_id)::integer FROM pingback_events) AS distinct,
    (SELECT sum(events)::integer FROM pingback_minutes WHERE outcome = 'stored') AS counted`);
  const [{ stored, distinct, counted } = { stored: 0, distinct: 0, counted: 0 }] = rows;
  const isRight = stored === distinct && stored === counted;
  return isRight ? [] : [`${stored} events are stored, ${distinct} are different, and ${counted} were counted.`];
}
