import type { WireGif } from '@zoetrope/model/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestService, openTestDatabase } from '../../../testing/test-service.ts';
import { refreshLive } from '../../admin/schedule/refresh-live.ts';

it('states when an item was moved to the front of trending, until it leaves it', async () => {
  const database = await openTestDatabase();
  const service = createTestService(database);
  const times = async (path: string) => {
    const { data } = await service.get<{ data: readonly WireGif[] }>(path);
    return new Map(data.map(({ id, trending_datetime }) => [id, trending_datetime]));
  };
  const schedule = { id: 'e', item_id: 'on-my-way', type: 'gif', is_sticker: false, scheduled_by: 'demo' } as const;
  const startsAt = new Date('2026-01-02T03:04:05.600Z');
  await database.db
    .insertInto('schedule')
    .values({ ...schedule, starts_at: startsAt, went_live_at: startsAt })
    .execute();
  await refreshLive(database.db, ['on-my-way']);
  for (const path of ['/v1/gifs/trending', '/v1/gifs?ids=on-my-way,cat-nap', '/v1/gifs/search?q=travel']) {
    const found = await times(path);
    expect(found.get('on-my-way')).toBe('2026-01-02 03:04:05');
    expect(found.get('cat-nap') ?? '0000-00-00 00:00:00').toBe('0000-00-00 00:00:00');
  }
  await sql`DELETE FROM schedule`.execute(database.db);
  await refreshLive(database.db, ['on-my-way']);
  expect((await times('/v1/gifs/trending')).get('on-my-way')).toBe('0000-00-00 00:00:00');
  await service.close();
});
