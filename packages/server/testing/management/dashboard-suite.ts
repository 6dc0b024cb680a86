import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePicture } from './make-media.ts';
import { createManagementService, type ManagementService } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

/** A measurement of the storage is used for a minute. */
const MEASURED_MS = 61_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The overview of the service for administrators. */
export function describeDashboard({ db }: SuiteContext): void {
  let now = Date.now();
  let service: ManagementService;
  beforeAll(async () => {
    service = await createManagementService({ db: db(), close: async () => {} }, { clock: () => now });
  });
  afterAll(() => service.close());

  async function read(who = 'ada') {
    now += MEASURED_MS;
    return service.as(who)('GET', '/api/v1/analytics/dashboard');
  }

  describe('the dashboard', () => {
    it('counts the public items by kind, what waits and is reported, and the accounts', async () => {
      const before = await read();
      expect(before.status).toBe(200);
      const { items, accounts } = before.body;
      for (const [kind, path] of [
        ['gif', 'gifs'],
        ['sticker', 'stickers'],
        ['video', 'clips'],
        ['text', 'text'],
      ] as const) {
        const { pagination } = await service.list(`/v1/${path}/trending?rating=r`);
        expect(items[kind], kind).toBe(pagination.total_count);
      }
      const stored = await db().selectFrom('accounts').select('id').execute();
      expect(accounts).toBe(stored.length);
      const decide = (status: string) =>
        service.as('mo')('POST', '/api/v1/moderation/decisions', { body: { gif_ids: ['nope'], status } });
      await decide('pending');
      const at = new Date();
      await db()
        .insertInto('reported_items')
        .values({ item_id: 'lets-go', reports: 1, first_reported_at: at, last_reported_at: at })
        .execute();
      const { body } = await read();
      expect(body).toMatchObject({ waiting: before.body.waiting + 1, reported: before.body.reported + 1 });
      expect(body.items.gif).toBe(items.gif - 1);
      await decide('approved');
      await db().deleteFrom('reported_items').where('item_id', '=', 'lets-go').execute();
      expect((await read()).body).toMatchObject({
        waiting: before.body.waiting,
        reported: before.body.reported,
        items,
      });
    });

    it('has the bytes of uploads and renditions, the events of 14 days, and the dependencies', async () => {
      const file = await makePicture('png');
      const fields = { channel: 'zoo', title: 'A measured quokka', file };
      const upload = await service.as('art')('POST', '/api/v1/gifs', { body: multipart(fields) });
      expect(upload.status).toBe(201);
      // When the dashboard is read.
      const today = new Date(now + MEASURED_MS);
      const rows = [
        { minute: today, outcome: 'stored' as const, detail: 'SEEN', events: '7' },
        { minute: today, outcome: 'duplicate' as const, detail: 'SEEN', events: '5' },
        {
          minute: new Date(today.getTime() - 13 * DAY_MS),
          outcome: 'stored' as const,
          detail: 'CLICK',
          events: '3',
        },
        { minute: new Date(today.getTime() - 15 * DAY_MS), outcome: 'stored' as const, detail: 'CLICK', events: '9' },
      ];
      await db().deleteFrom('pingback_minutes').execute();
      await db().insertInto('pingback_minutes').values(rows).execute();
      const { body } = await read();
      expect(body.days).toHaveLength(14);
      expect(body.days.map(({ day }: { day: string }) => day)).toEqual(
        Array.from({ length: 14 }, (_, index) =>
          new Date(today.getTime() - (13 - index) * DAY_MS).toISOString().slice(0, 10),
        ),
      );
      expect(body.days.at(-1)).toMatchObject({ seen: 7, click: 0 });
      const clicks = body.days.reduce((sum: number, { click }: { click: number }) => sum + click, 0);
      expect(clicks).toBe(3);
      await db().deleteFrom('pingback_minutes').execute();

      expect(body.storage.uploads.items).toBeGreaterThan(0);
      expect(body.storage.uploads.bytes).toBeGreaterThan(100);
      expect(body.storage.uploads.is_estimate).toBe(false);
      expect(body.storage.renditions.bytes).toBeGreaterThan(100);
      expect(body.dependencies).toMatchObject({ database: 'ok', storage: 'ok', ffmpeg: expect.any(String) });
      await service.as('art')('DELETE', `/api/v1/gifs/${upload.body.id}`);
    });

    it('is for admins only', async () => {
      expect((await read('mo')).status).toBe(403);
      expect((await service.signedOut('GET', '/api/v1/analytics/dashboard')).status).toBe(401);
    });
  });
}
