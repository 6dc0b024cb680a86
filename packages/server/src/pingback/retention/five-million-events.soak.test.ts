import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { buildEventAt, postEvents } from '../../../testing/pingback-events.ts';
import { createTestService } from '../../../testing/test-service.ts';
import { DAY_MS } from '../event-day.ts';
import { RETAIN_DAYS, runRetention } from './run-retention.ts';

const EVENTS = 5_000_000;
const NOW = Date.UTC(2026, 10, 21, 12);
/** Generous for a busy machine: each call takes some milliseconds, and reading the table takes seconds. */
const MAX_CALL_MS = 500;

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());

it.runIf(postgres.address !== undefined)(
  `stores, reads and drops events as fast as usual next to five million on ${postgres.name} [N-3]`,
  async () => {
    const database = await postgres.openFixture('zoetrope_five_million');
    let now = NOW;
    const service = createTestService(database, { clock: () => now, rateLimits: false });
    onTestFinished(service.close);
    const perDay = Math.ceil(EVENTS / RETAIN_DAYS);
    for (let day = RETAIN_DAYS - 1; day >= 0; day -= 1) {
      const noon = NOW - day * DAY_MS;
      await runRetention(database.db, { now: noon, retainDays: RETAIN_DAYS });
      await sql`
        INSERT INTO pingback_events (event_id, day, received_at, ts, action_type, user_id, item_id, client, attributes, analytics_response_payload)
        SELECT gen_random_uuid(), to_timestamp(${noon}::float8 / 1000)::date, to_timestamp(${noon}::float8 / 1000),
          to_timestamp(${noon}::float8 / 1000), 'SEEN', 'u' || n % 10000, 'duckling', 'web', '{}', 'p'
        FROM generate_series(1, ${perDay}::integer) AS n`.execute(database.db);
    }
    await sql`ANALYZE pingback_events`.execute(database.db);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM pingback_events`.execute(
      database.db,
    );
    expect(rows[0]?.count).toBeGreaterThanOrEqual(EVENTS);

    const durationOf = async (action: () => Promise<unknown>) => {
      const start = performance.now();
      await action();
      return performance.now() - start;
    };
    const batch = () =>
      postEvents(
        service,
        Array.from({ length: 100 }, () => buildEventAt(now)),
      );
    for (const action of [batch, () => service.get('/v2/pingback/recent'), () => service.get('/v2/pingback/summary')]) {
      await action();
      expect(await durationOf(action)).toBeLessThan(MAX_CALL_MS);
    }
    now += 2 * DAY_MS;
    expect(
      await durationOf(async () => {
        const result = await runRetention(database.db, { now, retainDays: RETAIN_DAYS });
        expect(result?.dropped).toHaveLength(1);
      }),
    ).toBeLessThan(10 * MAX_CALL_MS);
  },
  900_000,
);
