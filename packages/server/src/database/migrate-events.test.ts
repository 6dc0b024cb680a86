import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MigrationProvider, Migrator, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { findAnyPostgres } from '../../testing/any-postgres.ts';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { buildEvent, postEvents } from '../../testing/pingback-events.ts';
import { createTestService } from '../../testing/test-service.ts';
import { loadCatalogue } from '../library/catalogue/load-catalogue.ts';
import { runRetention } from '../pingback/retention/run-retention.ts';
import { migrate } from './migrate.ts';
import { first } from './migrations/0001-first.ts';
import { callsToAction } from './migrations/0002-calls-to-action.ts';
import { openEmbedded } from './open-database.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const before: MigrationProvider = {
  getMigrations: async () => ({ '0001-first': first, '0002-calls-to-action': callsToAction }),
};

const postgres = await findAnyPostgres();
const folder = await mkdtemp(join(tmpdir(), 'zoetrope-migrate-'));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openEmpty() {
  await prepareDataFolder('empty', folder);
  return openEmbedded(folder);
}

/** Ids as clients made them before events had a day: of that moment, of none, and of no moment there is. */
const IDS = ['019aa5b8-4c00-7abc-8def-0123456789ab', 'event-without-time', 'ffffffff-ffff-7fff-bfff-ffffffffffff'];

describe.each([
  ['the embedded Postgres', openEmpty],
  [postgres.name, () => postgres.open('zoetrope_migrate_events')],
])('a database of an earlier version on %s', (_, open) => {
  it('keeps its events under their day, and recognises their resends [N-3]', async () => {
    const database = await open();
    const { db } = database;
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
    const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(db);
    await new Migrator({ db, provider: before, migrationTableSchema: rows[0]?.schema ?? '' }).migrateToLatest();
    const ts = new Date(NOW - 86_400_000);
    for (const id of IDS) {
      await sql`INSERT INTO pingback_events (event_id, received_at, ts, action_type, user_id, counted, client, attributes,
        analytics_response_payload) VALUES (${id}, ${ts}, ${ts}, 'SEEN', 'u', false, 'web', '{"a":"b"}', 'p')`.execute(
        db,
      );
    }

    await migrate(db);
    await migrate(db);
    await loadCatalogue(db, fixtureCatalogue, NOW);
    await runRetention(db, { now: NOW, retainDays: 30 });
    const service = createTestService(database, { clock: () => NOW });
    const resent = IDS.map((event_id) => buildEvent({ event_id, ts: ts.getTime() }));
    const fresh = buildEvent({ event_id: 'another-event' });
    expect(await postEvents(service, [...resent, fresh])).toMatchObject({ accepted: 1, duplicates: 3 });
    const { data } = await service.get<{ data: { event_id: string; seq: number }[] }>('/v2/pingback/recent');
    expect(data.map((event) => event.event_id)).toEqual(['another-event', ...IDS.toReversed()]);
    expect(data.at(-1)).toMatchObject({ seq: 1, attributes: { a: 'b' } });
    await service.close();
  });
});
