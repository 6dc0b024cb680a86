import { describe, expect, it } from 'vitest';
import { runSchedule } from '../../src/admin/schedule/run-schedule.ts';
import { advanceSchedule } from '../../src/admin/schedule/schedule.ts';
import type { Call } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

const HOUR_MS = 3_600_000;
const path = '/trendingscheduler/schedule';

export function describeSchedule({ service, db }: SuiteContext): void {
  const moderator: Call = (...args) => service().as('mo')(...args);
  const schedule = (timestamp: number, ...ids: string[]) =>
    moderator('POST', `${path}?timestamp=${timestamp}`, {
      body: { gifs: ids.map((id) => ({ id, is_sticker: false, type: 'gif' })) },
    });
  const firstTrending = async () => (await service().ids('/v1/gifs/trending'))[0];
  const activity = async () =>
    (await moderator('GET', '/trendingscheduler/activity')).body.data as {
      action: string;
      gif_id: string;
      username?: string;
    }[];

  describe('the trending scheduler', () => {
    it('lets a GIF trend at once if its time is now, and logs it [G-8]', async () => {
      const created = await schedule(Date.now(), 'on-my-way');
      expect(created).toMatchObject({
        status: 201,
        body: {
          data: [{ gif_id: 'on-my-way', status: 'live', type: 'gif', scheduled_by: 'mo', gif: { id: 'on-my-way' } }],
        },
      });
      expect(await firstTrending()).toBe('on-my-way');
      expect((await activity()).slice(0, 2)).toMatchObject([
        { action: 'went-live' },
        { action: 'scheduled', username: 'mo' },
      ]);
      const ranked = (await moderator('GET', '/ajax/gifs/trending')).body.data[0];
      expect(ranked).toMatchObject({ gif: { id: 'on-my-way' }, is_scheduled: true });
    });

    it('removes a live GIF from trending [G-8]', async () => {
      const [{ id }] = (await moderator('GET', path)).body.data;
      expect((await moderator('DELETE', `${path}/${id}`)).status).toBe(204);
      expect(await firstTrending()).not.toBe('on-my-way');
      expect((await activity())[0]).toMatchObject({ action: 'removed', gif_id: 'on-my-way', username: 'mo' });
      expect(await moderator('DELETE', `${path}/${id}`)).toMatchObject({
        status: 404,
        body: { message: `There is no schedule entry ${id}.` },
      });
    });

    it('keeps future entries in order, and lets them go live on time [G-8]', async () => {
      const soon = Date.now() + HOUR_MS;
      await schedule(soon + HOUR_MS, 'nope');
      await schedule(soon, 'cafe', 'lets-go');
      const listed = (await moderator('GET', `${path}?limit=25&offset=0&type=gif`)).body;
      expect(listed.data.map(({ gif_id }: { gif_id: string }) => gif_id).slice(-1)).toEqual(['nope']);
      expect(listed).toMatchObject({ pagination: { offset: 0, count: 3, total_count: 3 } });
      expect((await moderator('GET', `${path}?type=sticker`)).body.data).toEqual([]);

      await advanceSchedule(db(), soon - 1);
      expect(['cafe', 'lets-go', 'nope']).not.toContain(await firstTrending());
      await advanceSchedule(db(), soon);
      expect((await service().ids('/v1/gifs/trending')).slice(0, 2).sort()).toEqual(['cafe', 'lets-go']);
      await advanceSchedule(db(), soon + HOUR_MS);
      expect(await firstTrending()).toBe('nope');
    });

    it('keeps a live GIF at the front when it is edited, and removes it when it is hidden [G-8]', async () => {
      await moderator('POST', '/ajax/gif/update', { body: { gif_id: 'nope', key: 'title', value: 'No, thanks' } });
      expect(await firstTrending()).toBe('nope');
      await moderator('POST', '/ajax/gif/update', { body: { gif_id: 'nope', key: 'is_hidden', value: true } });
      expect(await firstTrending()).not.toBe('nope');
      await moderator('POST', '/ajax/gif/update', { body: { gif_id: 'nope', key: 'is_hidden', value: false } });
      expect(await firstTrending()).toBe('nope');
    });

    it('removes a GIF after a day [G-8]', async () => {
      await advanceSchedule(db(), Date.now() + 27 * HOUR_MS);
      expect((await moderator('GET', path)).body.data).toEqual([]);
      expect((await activity())[0]).toMatchObject({ action: 'removed' });
      expect((await activity())[0]).not.toHaveProperty('username');
      expect(await firstTrending()).not.toBe('nope');
    });

    it('publishes each entry once with any number of processes [G-8]', async () => {
      const ids = ['cafe', 'nope', 'lets-go', 'plain', 'on-my-way', 'duckling'];
      const time = Date.now() + HOUR_MS;
      await schedule(time, ...ids);
      const turns = await Promise.all(Array.from({ length: 12 }, () => advanceSchedule(db(), time)));
      expect(turns.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
      const live = (await activity()).filter(({ action }) => action === 'went-live').slice(0, ids.length + 1);
      const rows = await db()
        .selectFrom('schedule_activity')
        .select('entry_id')
        .where('action', '=', 'went-live')
        .execute();
      expect(new Set(rows.map(({ entry_id }) => entry_id)).size).toBe(rows.length);
      expect(live.map(({ gif_id }) => gif_id)).toEqual(expect.arrayContaining(ids));
      await advanceSchedule(db(), time + 25 * HOUR_MS);
    });

    it('catches up after a restart [G-8]', async () => {
      const time = Date.now() + HOUR_MS;
      await schedule(time, 'cafe');
      const errors: unknown[] = [];
      const end = runSchedule({ db: db(), clock: () => time + 60_000, onError: (error) => errors.push(error) });
      await expect.poll(firstTrending).toBe('cafe');
      await end();
      expect(errors).toEqual([]);
      await advanceSchedule(db(), time + 25 * HOUR_MS);
    });

    it('rejects a past or distant time, a missing GIF, and duplicates [G-8]', async () => {
      for (const time of [Date.now() - HOUR_MS, Date.now() + 400 * 24 * HOUR_MS]) {
        expect((await schedule(time, 'cafe')).body).toMatchObject({ code: 'validation', parameter: 'timestamp' });
      }
      const time = Date.now() + HOUR_MS;
      expect((await schedule(time, 'cafe', 'unheard')).body).toMatchObject({ code: 'not-found', parameter: 'gifs' });
      expect((await moderator('GET', path)).body.data).toEqual([]);
      await schedule(time, 'cafe');
      expect(await schedule(time, 'nope', 'cafe')).toMatchObject({
        status: 409,
        body: { message: 'The GIF cafe is already scheduled for that time.' },
      });
      expect((await moderator('GET', path)).body.data).toHaveLength(1);
    });

    it('accepts the token in the query for this call only [G-8]', async () => {
      const { body } = await service().signedOut('POST', '/login', {
        body: { username: 'mo', password: 'zoetrope-demo' },
      });
      const query = `timestamp=${Date.now() + HOUR_MS}&access_token=${body.token}`;
      const gifs = [{ id: 'plain', is_sticker: false, type: 'gif' }];
      expect((await service().signedOut('POST', `${path}?${query}`, { body: { gifs } })).status).toBe(201);
      expect((await service().signedOut('GET', `${path}?${query}`)).status).toBe(401);
    });
  });
}
