/**
 * Events have one partition per day, so that old days can be dropped (pingback/retention); other days are in the
 * default partition. The sequence is named, because Postgres 15 has no identity columns in partitioned tables.
 * Counters are in no index and their pages start half empty, so that updates stay in place (HOT).
 */
export const PINGBACK = [
  'CREATE SEQUENCE pingback_seq CACHE 1',
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
  `CREATE TABLE pingback_counted (
     response_id text COLLATE "C" NOT NULL,
     item_id text COLLATE "C" NOT NULL,
     action_type text NOT NULL,
     day date NOT NULL,
     PRIMARY KEY (response_id, item_id, action_type, day)
   ) PARTITION BY RANGE (day)`,
  'CREATE TABLE pingback_counted_other PARTITION OF pingback_counted DEFAULT',
  `CREATE TABLE pingback_minutes (
     minute timestamptz NOT NULL,
     outcome text NOT NULL,
     detail text NOT NULL,
     events bigint NOT NULL,
     PRIMARY KEY (minute, outcome, detail)
   ) WITH (fillfactor = 50)`,
  `CREATE TABLE pingback_item_buckets (
     bucket timestamptz NOT NULL,
     item_id text COLLATE "C" NOT NULL,
     seen integer NOT NULL,
     hover integer NOT NULL,
     click integer NOT NULL,
     start integer NOT NULL,
     PRIMARY KEY (bucket, item_id)
   ) WITH (fillfactor = 50)`,
];
