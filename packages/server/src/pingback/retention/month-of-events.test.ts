import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { buildEventAt, postEvents } from '../../../testing/pingback-events.ts';
import { createTestService } from '../../../testing/test-service.ts';
import { DAY_MS, dayOf } from '../event-day.ts';
import { toEventRow } from '../event-row.ts';
import { uuidV7 } from '../uuid-v7.ts';
import { writeEvents } from '../write-events.ts';
import { daysOf } from './partitions.ts';
import { RETAIN_DAYS, runRetention } from './run-retention.ts';

const FIRST_DAY = Date.UTC(2026, 9, 1, 12);
const DAYS = 35;
const PER_DAY = 100;

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());

describe.runIf(postgres.address !== undefined)(`a month of events on ${postgres.name}`, () => {
  it('keeps 30 days, writes to the partition of the day only, and reads the newest by index [N-3]', async () => {
    const database = await postgres.openFixture('zoetrope_month');
    let now = FIRST_DAY;
    const service = createTestService(database, { clock: () => now, rateLimits: false });
    onTestFinished(service.close);
    for (let day = 0; day < DAYS; day += 1) {
      now = FIRST_DAY + day * DAY_MS;
      await runRetention(database.db, { now, retainDays: RETAIN_DAYS });
      await postEvents(
        service,
        Array.from({ length: PER_DAY }, (_, index) => buildEventAt(now + index)),
      );
    }
    const days = await daysOf(database.db, 'pingback_events');
    expect([days[0], days.at(-1), days.length]).toEqual([
      dayOf(now - RETAIN_DAYS * DAY_MS),
      dayOf(now + 2 * DAY_MS),
      RETAIN_DAYS + 3,
    ]);
    const { rows: counts } = await sql<{ events: string; other: string }>`
      SELECT (SELECT count(*) FROM pingback_events) AS events, (SELECT count(*) FROM pingback_events_other) AS other`.execute(
      database.db,
    );
    expect(counts).toEqual([{ events: String((RETAIN_DAYS + 1) * PER_DAY), other: '0' }]);

    const event = { ...buildEventAt(now), event_id: uuidV7(now) };
    const row = toEventRow(event as Parameters<typeof toEventRow>[0], { client: 'web', secret: 's', now });
    const locked = await database.db.transaction().execute(async (tx) => {
      await writeEvents(tx, [row], now);
      const { rows } = await sql<{ partition: string }>`
        SELECT DISTINCT relation::regclass::text AS partition FROM pg_locks JOIN pg_class ON pg_class.oid = relation
        WHERE pid = pg_backend_pid() AND relispartition AND relkind = 'r'`.execute(tx);
      return rows.map(({ partition }) => partition);
    });
    expect(locked).toEqual([`pingback_events_${dayOf(now).replaceAll('-', '')}`]);

    await sql`ANALYZE pingback_events`.execute(database.db);
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    await service.get('/v2/pingback/recent');
    const read = queries.mock.calls
      .map(([query]) => query as unknown as { readonly text?: string; readonly values?: readonly unknown[] })
      .find(({ text }) => text?.includes('pingback_events'));
    const client = new pg.Client({ connectionString: await postgres.fixtureAddress?.('zoetrope_month') });
    await client.connect();
    const { rows: plan } = await client.query(`EXPLAIN (ANALYZE) ${read?.text}`, [...(read?.values ?? [])]);
    await client.end();
    const lines = plan.map((line: { 'QUERY PLAN': string }) => line['QUERY PLAN']);
    expect(lines.join('\n')).toMatch(/Index Scan.* on pingback_events_\d/);
    expect(lines.filter((line: string) => line.includes('Seq Scan on pingback_events_2'))).toEqual([]);
  });
});
