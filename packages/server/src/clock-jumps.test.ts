import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManagementService, type ManagementService } from '../testing/management/management-service.ts';
import { buildEventAt, eventAbout, postEvents } from '../testing/pingback-events.ts';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import { advanceSchedule } from './admin/schedule/schedule.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { RATE_LIMITS } from './http/rate-limit/rate-limits.ts';
import { createRemovedItems } from './library/gifs/removed-items.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe('a clock that jumps by hours', () => {
  let database: OpenDatabase;
  let service: ManagementService;
  let limited: TestService;
  let now = Date.now();
  const clock = () => now;

  beforeAll(async () => {
    database = await openTestDatabase();
    service = await createManagementService(database, { clock });
    limited = createTestService(database, { clock, rateLimits: { ...RATE_LIMITS, read: 30 } });
  });
  afterAll(() => service.close());

  it.each([
    ['back', -5 * HOUR_MS],
    ['forward', 7 * HOUR_MS],
    ['back again', -20 * HOUR_MS],
  ])(
    'keeps sessions, trending, and the recognition of resent events when the clock jumps %s [N-3]',
    async (_, jump) => {
      const artist = service.as('art');
      expect((await artist('GET', '/api/v1/users/art')).status).toBe(200);
      const { data } = await limited.one('/v1/gifs/duckling');
      const event = buildEventAt(now);
      await postEvents(limited, [event, eventAbout(data, { action_type: 'CLICK', ts: now })]);

      now += jump;
      expect((await artist('GET', '/api/v1/users/art')).status).toBe(200);
      expect(await postEvents(limited, [event])).toMatchObject({ accepted: 0, duplicates: 1 });
      expect(await postEvents(limited, [eventAbout(data, { action_type: 'CLICK', ts: now })])).toMatchObject({
        accepted: 1,
      });
      await limited.flush();
      const { rows } = await sql`
      SELECT item_id FROM item_scores WHERE hot::text IN ('NaN', 'Infinity', '-Infinity')`.execute(database.db);
      expect(rows).toEqual([]);
      expect((await limited.list('/v1/gifs/trending')).data.length).toBeGreaterThan(0);
      expect(await limited.get('/v2/pingback/summary')).not.toContain(null);
    },
  );

  it('ends sessions once, when the clock passes their end', async () => {
    const author = service.as('ann');
    expect((await author('GET', '/api/v1/users/ann')).status).toBe(200);
    now += 31 * DAY_MS;
    expect((await author('GET', '/api/v1/users/ann')).status).toBe(401);
    now -= 31 * DAY_MS;
  });

  it.each([
    ['back', -3 * HOUR_MS],
    ['forward', 3 * HOUR_MS],
  ])('never locks callers out, and sends waits in seconds, when the clock jumps %s', async (_, jump) => {
    const search = () => limited.request('/v1/gifs/search?q=duck');
    for (let call = 0; call < 40; call += 1) await search();
    now += jump;
    const response = await search();
    const wait = response.headers.get('Retry-After');
    if (response.status === 429) expect(Number(wait)).toBeLessThanOrEqual(60);
    now += 60_000;
    expect((await search()).status).toBe(200);

    const signIn = () => service.signedOut('POST', '/login', { body: { username: 'mo', password: 'wrong' } });
    let refused = await signIn();
    for (let attempt = 0; attempt < 12; attempt += 1) refused = await signIn();
    expect(refused.status).toBe(429);
    now += jump;
    for (let attempt = 0; attempt < 12; attempt += 1) refused = await signIn();
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60);
  });

  it('makes a scheduled GIF go live once', async () => {
    const starts_at = new Date(now + HOUR_MS);
    const entry = { id: 'jump', item_id: 'cafe', is_sticker: false, type: 'gif', scheduled_by: 'mo' } as const;
    await database.db
      .insertInto('schedule')
      .values({ ...entry, starts_at, went_live_at: null })
      .execute();
    const changed: number[] = [];
    for (const at of [0, 2 * HOUR_MS, 0, 2 * HOUR_MS, 3 * HOUR_MS])
      changed.push(await advanceSchedule(database.db, now + at));
    expect(changed).toEqual([0, 1, 0, 0, 0]);
  });

  it('does not delay removals and summaries when the clock jumps back', async () => {
    now += 60_000;
    const removed = createRemovedItems({ db: database.db, clock });
    expect(await removed.has('duckling')).toBe(false);
    const before = await limited.get<{ generated_at?: string }>('/v2/pingback/summary');
    now -= 10 * HOUR_MS;
    await database.db.updateTable('items').set({ deleted: true }).where('id', '=', 'duckling').execute();
    expect(await removed.has('duckling')).toBe(true);
    expect(await limited.get('/v2/pingback/summary')).not.toEqual(before);
  });
});
