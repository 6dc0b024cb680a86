import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { buildEvent, buildEventAt, eventAbout, postEvents } from '../../../testing/pingback-events.ts';
import { createTestService, openSnapshot } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { Db } from '../../database/schema.ts';
import { daysOf } from './partitions.ts';
import { runRetention } from './run-retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());
let schemas = 0;

function openReal(): Promise<OpenDatabase> {
  schemas += 1;
  return postgres.openFixture(`zoetrope_retention_${schemas}`);
}

async function countIn(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

describe.each([
  ['the embedded Postgres', openSnapshot],
  [postgres.name, openReal],
])('retention on %s', (_, open) => {
  async function setUp(retainDays = 3) {
    const database = await open();
    const time = { now: NOW };
    const service = createTestService(database, { clock: () => time.now });
    return {
      ...database,
      time,
      service,
      post: (events: readonly unknown[]) => postEvents(service, events),
      retain: () => runRetention(database.db, { now: time.now, retainDays }),
      count: (table = 'pingback_events') => countIn(database.db, table),
      close: service.close,
    };
  }

  it('creates the partitions of the next days, and drops expired ones [N-3]', async () => {
    const { db, time, post, retain, count, close } = await setUp();
    expect(await retain()).toEqual({ added: ['2026-11-21', '2026-11-22', '2026-11-23'], dropped: [] });
    await post([buildEventAt(NOW), buildEventAt(NOW + DAY_MS)]);
    expect([await count('pingback_events_20261121'), await count('pingback_events_20261122')]).toEqual([1, 1]);
    expect(await retain()).toEqual({ added: [], dropped: [] });

    time.now += 4 * DAY_MS;
    expect(await retain()).toEqual({ added: ['2026-11-25', '2026-11-26', '2026-11-27'], dropped: ['2026-11-21'] });
    expect(await count()).toBe(1);
    expect(await daysOf(db, 'pingback_counted')).toContain('2026-11-21');
    await close();
  });

  it('recognizes a resend of an event with any id and clock, days later [N-3]', async () => {
    const { time, post, retain, count, close } = await setUp(30);
    const events = {
      'that came before its day had a partition': buildEventAt(NOW + 3 * DAY_MS),
      'whose id has no timestamp': buildEvent({ ts: NOW, event_id: 'event-of-today' }),
      'of a clock that is decades behind': buildEventAt(0),
      'of a clock that is centuries ahead': buildEventAt(Date.UTC(2970, 0, 1)),
      'whose id has the last possible timestamp': buildEvent({
        ts: NOW,
        event_id: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
      }),
    };
    await retain();
    for (const [which, event] of Object.entries(events)) {
      expect(await post([event]), which).toMatchObject({ accepted: 1, duplicates: 0 });
    }
    for (let days = 0; days < 5; days += 1) {
      time.now += DAY_MS;
      await retain();
      for (const [which, event] of Object.entries(events)) {
        expect(await post([event]), which).toMatchObject({ accepted: 0, duplicates: 1 });
      }
    }
    expect(await count()).toBe(5);
    await close();
  });

  it('keeps events with wrong clocks as long as others [N-3]', async () => {
    const { time, post, retain, count, close } = await setUp();
    await retain();
    await post([buildEventAt(0), buildEventAt(Date.UTC(9999, 11, 31))]);
    time.now += 2 * DAY_MS;
    await retain();
    expect(await count('pingback_events_other')).toBe(2);
    time.now += 2 * DAY_MS;
    await retain();
    expect(await count('pingback_events_other')).toBe(0);
    await close();
  });

  it('does not change trending [N-3]', async () => {
    const { time, service, post, retain, count, close } = await setUp();
    // After the snapshot was created, whose counts would outweigh clicks of earlier days.
    time.now = Date.now();
    await retain();
    const last = (await service.list('/v1/gifs/trending')).data.at(-1);
    for (let response = 0; response < 6; response += 1) {
      const { data } = await service.one(`/v1/gifs/${last?.id}`);
      await post([eventAbout(data, { action_type: 'CLICK', ts: time.now })]);
    }
    const before = await service.ids('/v1/gifs/trending');
    expect(before[0]).toBe(last?.id);
    time.now += 40 * DAY_MS;
    await retain();
    expect([await count(), await count('pingback_counted')]).toEqual([0, 0]);
    expect(await service.ids('/v1/gifs/trending')).toEqual(before);
    await close();
  });

  it('runs in one of several concurrent processes, once [N-3]', async () => {
    const { retain, close } = await setUp();
    const results = await Promise.all(Array.from({ length: 4 }, retain));
    expect(results.flatMap((result) => result?.added ?? [])).toHaveLength(3);
    expect(await retain()).toEqual({ added: [], dropped: [] });
    await close();
  });

  it('changes nothing if it fails halfway, and completes in the next run [N-3]', async () => {
    const { db, retain, close } = await setUp();
    // The name of the last partition is taken.
    await sql`CREATE TABLE pingback_counted_20261123 ()`.execute(db);
    await expect(retain()).rejects.toThrow('pingback_counted_20261123');
    expect(await daysOf(db, 'pingback_events')).toEqual([]);
    await sql`DROP TABLE pingback_counted_20261123`.execute(db);
    expect((await retain())?.added).toHaveLength(3);
    await close();
  });
});
