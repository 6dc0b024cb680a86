import { type Migration, sql } from 'kysely';

/**
 * Events in a partition for each day, so that old ones are dropped with their day (pingback/retention). What has no
 * partition of its own lies in the default one. A sequence by name, since Postgres 15 knows no identity column here.
 */
export const eventsByDay: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** The day of an event, as pingback/event-day.ts has it. */
const DAY = `(CASE
  WHEN event_id ~* '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
    AND ('x0000' || substr(event_id, 1, 8) || substr(event_id, 10, 4))::bit(64)::bigint <= 253402300799999
  THEN to_timestamp(('x0000' || substr(event_id, 1, 8) || substr(event_id, 10, 4))::bit(64)::bigint / 1000.0)
  ELSE ts
END AT TIME ZONE 'UTC')::date`;

const statements = [
  'ALTER TABLE pingback_events RENAME TO pingback_events_before',
  'CREATE SEQUENCE pingback_seq CACHE 1',
  `SELECT setval('pingback_seq', (SELECT coalesce(max(seq), 0) + 1 FROM pingback_events_before), false)`,
  `CREATE TABLE pingback_events (
     event_id text COLLATE "C" NOT NULL,
     day date NOT NULL,
     seq bigint NOT NULL DEFAULT nextval('pingback_seq'),
     received_at timestamptz NOT NULL,
     ts timestamptz NOT NULL,
     action_type text NOT NULL,
     event_type text,
     user_id text NOT NULL,
     logged_in_user_id text,
     item_id text,
     response_id text,
     client text NOT NULL,
     attributes jsonb NOT NULL,
     analytics_response_payload text NOT NULL,
     CONSTRAINT pingback_events_once PRIMARY KEY (event_id, day)
   ) PARTITION BY RANGE (day)`,
  'CREATE INDEX pingback_events_by_seq ON pingback_events (seq)',
  'CREATE TABLE pingback_events_other PARTITION OF pingback_events DEFAULT',
  `INSERT INTO pingback_events (event_id, day, seq, received_at, ts, action_type, event_type, user_id, logged_in_user_id, item_id,
     response_id, client, attributes, analytics_response_payload)
   SELECT event_id, ${DAY}, seq, received_at, ts, action_type, event_type, user_id, logged_in_user_id, item_id,
     response_id, client, attributes, analytics_response_payload
   FROM pingback_events_before`,
  'DROP TABLE pingback_events_before',
  // What counted for trending already: each action once per item and answer, by the day of the answer.
  `CREATE TABLE pingback_counted (
     response_id text COLLATE "C" NOT NULL,
     item_id text COLLATE "C" NOT NULL,
     action_type text NOT NULL,
     day date NOT NULL,
     PRIMARY KEY (response_id, item_id, action_type, day)
   ) PARTITION BY RANGE (day)`,
  'CREATE TABLE pingback_counted_other PARTITION OF pingback_counted DEFAULT',
];
