import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAnyPostgres } from '../testing/any-postgres.ts';
import { sequentialScans } from '../testing/sequential-scans.ts';
import { addSyntheticItems } from '../testing/synthetic-items.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import { type EditableQuery, findEditable } from './admin/library/find-editable.ts';
import { takeDown } from './admin/moderation/take-down.ts';
import { readCounts } from './admin/reports/dashboard.ts';
import { advanceSchedule } from './admin/schedule/schedule.ts';
import { searchService } from './admin/search/search-service.ts';
import { deleteUpload } from './admin/uploads/store-upload.ts';
import { findByUsername } from './auth/account-store.ts';
import { seedDemo } from './auth/seed-demo.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Db } from './database/schema.ts';
import { listen } from './http/listen.ts';
import { searchChannels } from './library/channels/search-channels.ts';
import { refreshCovers } from './library/gifs/category-covers.ts';
import { createRemovedItems } from './library/gifs/removed-items.ts';
import { createSearchLog } from './library/search/search-log.ts';
import { moveBetweenTiers } from './library/search/tiers.ts';
import { termsOf } from './library/search/tokenize.ts';
import { firstTiles } from './library/trending/trending-gifs.ts';
import { runRetention } from './pingback/retention/run-retention.ts';
import { createFolderStorage } from './storage/folder-storage.ts';
import { createOutbox } from './storage/outbox.ts';

const ITEMS = 20_000;
const CHANNELS = 3000;
const NOW = Date.UTC(2026, 5, 1);
const SLOW_MS = 120_000;

/** Of tables with a row per item. */
const OF_ITEMS = ['items', 'item_texts', 'item_scores', 'item_tags', 'translations', 'unlisted_texts', 'channels'];

const postgres = await findAnyPostgres();
const folder = await mkdtemp(join(tmpdir(), 'zoetrope-large-'));
let database: OpenDatabase;
let service: TestService;
let db: Db;
beforeAll(async () => {
  database = await postgres.openFixture('zoetrope_large');
  db = database.db;
  service = createTestService(database);
  await seedDemo(db, { now: NOW });
  await sql`INSERT INTO channels (slug, data, search)
    SELECT 'many-' || n, data || jsonb_build_object('slug', 'many-' || n, 'parent', CASE WHEN n % 10 = 0 THEN 'many-1' END, 'description', ''),
      to_tsvector('simple', 'many ' || n)
    FROM generate_series(1, ${sql.lit(CHANNELS)}) AS n JOIN channels AS model ON model.slug = 'moods'`.execute(db);
  await sql`INSERT INTO search_terms (term, query, hot, searches) SELECT 'term' || n, '', -n, 1 FROM generate_series(1, 20000) AS n`.execute(
    db,
  );
  await sql`INSERT INTO schedule (id, item_id, is_sticker, type, starts_at, went_live_at, scheduled_by)
    SELECT 's' || n, 'many-' || n, false, 'gif', now(), CASE WHEN n > 5 THEN now() + interval '100 years' END, 'mo'
    FROM generate_series(1, 5000) AS n`.execute(db);
  await addSyntheticItems(db, ITEMS);
}, SLOW_MS);
afterAll(async () => {
  await service.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

function listEditable(filter: Partial<EditableQuery>): (recorded: Db) => Promise<unknown> {
  return async (recorded) => {
    const account = await findByUsername(db, 'mo');
    if (account === undefined) throw new Error('The demo accounts are missing.');
    const { total } = await findEditable(recorded, {
      caller: { account, reach: 'any' },
      offset: 0,
      limit: 24,
      ...filter,
    });
    if (filter.creator === undefined) expect(total).toBeGreaterThan(0);
  };
}

/** The tables with a row per item or channel that are read completely. */
async function scansOfItems(work: (recorded: Db) => Promise<unknown>): Promise<readonly string[]> {
  const scanned = await sequentialScans(db, work);
  return scanned.filter((table) => OF_ITEMS.includes(table));
}

describe(`a library of ${ITEMS} items on ${postgres.name}`, () => {
  it.each<[string, (recorded: Db) => Promise<unknown>]>([
    ['moving items between tiers', (recorded) => moveBetweenTiers(recorded)],
    ['choosing covers of newly popular items', refreshCovers],
    ['finding the first tiles to render', firstTiles],
    ['advancing the schedule', (recorded) => advanceSchedule(recorded, Date.now())],
    ['dropping old events', (recorded) => runRetention(recorded, { now: Date.now(), retainDays: 30 })],
    [
      'counting searches and purging old terms',
      async (recorded) => {
        const onError = (error: unknown) => expect.unreachable(String(error));
        const log = createSearchLog({ db: recorded, clock: () => NOW, onError });
        log.record(termsOf('common'), 'caller');
        await log.flush();
      },
    ],
    [
      'checking which items were removed',
      async (recorded) => {
        let now = 0;
        const removed = createRemovedItems({ db: recorded, clock: () => now });
        await removed.has('many-1');
        now += 10_000;
        await removed.has('many-1');
      },
    ],
    ['searching channels', (recorded) => searchChannels(recorded, { q: 'many 77', rating: 'g', offset: 0, limit: 25 })],
    ['searching as a moderator', (recorded) => searchService(recorded, { q: 'rare77', offset: 0, limit: 25 })],
    ['listing the library for editors', listEditable({})],
    ['searching the library for editors', listEditable({ q: 'rare77', rating: 'pg' })],
    ['finding what a creator has made', listEditable({ creator: 'mo' })],
    ['counting for the dashboard', (recorded) => readCounts(recorded, NOW)],
  ])('is not read completely by %s', async (_, work) => {
    expect(await scansOfItems(work)).toEqual([]);
  });

  it('is not read completely by deleting an upload, or by taking an item down [S-7]', async () => {
    const account = await findByUsername(db, 'mo');
    if (account === undefined) throw new Error('The demo accounts are missing.');
    await sql`UPDATE items SET added_by = ${account.id} WHERE id = 'many-1001'`.execute(db);
    const caller = { account, reach: 'any' } as const;
    const purge = () => Promise.resolve();
    expect(
      await scansOfItems((recorded) =>
        deleteUpload(
          { db: recorded, uploads: createFolderStorage(folder), purge },
          { caller, id: 'many-1001', now: NOW },
        ),
      ),
    ).toEqual([]);
    const takedowns = [{ gif_id: 'many-1002', reason: 'copyright' }];
    const outbox = createOutbox({ folder, clock: () => NOW });
    const input = { takedowns, sendEmail: false, moderator: account, now: NOW };
    const none = async () => undefined;
    const files = { media: { master: none, clip: none }, findFfmpeg: none };
    expect(await scansOfItems((recorded) => takeDown({ db: recorded, outbox, ...files }, input))).toEqual([]);
    for (const id of ['many-1001', 'many-1002'])
      expect((await service.requestError(`/v1/gifs/${id}`)).status).toBe(404);
    const texts = await sql`SELECT FROM unlisted_texts WHERE item_id = 'many-1001'`.execute(db);
    expect(texts.rows).toEqual([]);
  });

  it('ends a search for moderators at 5,000 of its items', async () => {
    const { total, hits } = await searchService(db, { q: 'common', offset: 0, limit: 50 });
    expect({ total, hits: hits.length }).toEqual({ total: 5000, hits: 50 });
    expect((await searchService(db, { q: 'common', offset: 5000, limit: 50 })).total).toBe(5000);
  });

  it('drops the waiting statements of 30 aborted searches, and ends the running ones, so that health checks respond [N-3]', async () => {
    const { origin, close } = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
    const reads = () => database.pool.usage().find(({ lane }) => lane === 'reads' || lane === 'all');
    try {
      for (let round = 0; round < 3; round += 1) {
        const aborting = new AbortController();
        const searches = Array.from({ length: 30 }, (_, index) =>
          fetch(`${origin}/v1/gifs/search?q=common&rating=r&offset=${4950 - index}&limit=25&api_key=zoetrope-web`, {
            signal: aborting.signal,
          }),
        );
        await Promise.race(searches);
        aborting.abort();
        await Promise.allSettled(searches);
        expect((await fetch(`${origin}/healthz`)).status).toBe(200);
        // Not at once: the service has to read the end of each connection. statement-limits.test.ts shows, with a locked
        // table, that statements are dropped instead of executed.
        await expect.poll(() => [reads()?.waiting, reads()?.active]).toEqual([0, 0]);
      }
    } finally {
      await close();
    }
  });
});
