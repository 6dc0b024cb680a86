import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService } from '../test-service.ts';
import { makeStill } from './make-media.ts';
import { type Call, CHEAP, type ManagementResponse, type ManagementService } from './management-service.ts';
import { multipart } from './multipart.ts';
import type { SuiteContext } from './suite-context.ts';

const PATH = '/api/v1/users/art/quota';

/** Quotas of the service and of accounts. */
export function describeQuotas({ service, db }: SuiteContext): void {
  let picture: Buffer;
  let limited: ReturnType<typeof createTestService>;
  const as = (name: string): Call => service().as(name);

  /** Uploads to a service with a quota, on the same database. */
  async function upload(who: string, title: string) {
    const { token } = (
      await service().signedOut('POST', '/login', { body: { username: who, password: 'zoetrope-demo' } })
    ).body;
    const response = await limited.app.request('http://zoetrope.test/api/v1/gifs', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: multipart({ channel: 'zoo', title, file: picture }),
    });
    return { status: response.status, body: (await response.json()) as ManagementResponse['body'] };
  }

  const setQuota = (body: object) => as('ada')('PUT', PATH, { body });
  const readQuota = async (): Promise<{ usage: { items: number; bytes: number }; quota: object }> =>
    (await as('art')('GET', PATH)).body;

  describe('quotas', () => {
    beforeAll(async () => {
      picture = await makeStill();
      const { dataFolder }: ManagementService = service();
      const options = {
        dataFolder,
        cacheFolder: `${dataFolder}/media`,
        demo: true,
        rateLimits: false,
        passwordCost: CHEAP,
      } as const;
      const { items } = (await readQuota()).usage;
      limited = createTestService({ db: db(), close: async () => {} }, { ...options, quota: { items: items + 1 } });
    });
    afterAll(async () => {
      await setQuota({});
      await limited.close();
    });

    it('limits the uploads of accounts to that of the service, except those of moderators', async () => {
      const first = await upload('art', 'The last quoll');
      expect(first.status).toBe(201);
      const refused = await upload('art', 'A quoll too many');
      expect(refused).toMatchObject({
        status: 403,
        body: {
          code: 'quota',
          parameter: 'file',
          message: expect.stringMatching(/^file: this account may have \d+ uploads/),
        },
      });
      const byModerator = await upload('mo', 'A quoll of a moderator');
      expect(byModerator.status).toBe(201);
      expect(await service().ids('/v1/gifs/search?q=quoll')).toHaveLength(2);
      for (const { body } of [first, byModerator]) await as('mo')('DELETE', `/api/v1/gifs/${body.id}`);
    });

    it('has limits of an account, which have precedence over those of the service', async () => {
      const { usage } = await readQuota();
      expect(await setQuota({ items: usage.items + 2 })).toMatchObject({
        status: 200,
        body: { usage, quota: { items: usage.items + 2 }, own: { items: usage.items + 2 } },
      });
      const uploads = [
        await upload('art', 'Quoll one'),
        await upload('art', 'Quoll two'),
        await upload('art', 'Quoll three'),
      ];
      expect(uploads.map(({ status }) => status)).toEqual([201, 201, 403]);
      expect((await setQuota({ items: null })).body).toEqual({
        usage: expect.any(Object),
        quota: {},
        own: { items: null },
      });
      const unlimited = await upload('art', 'Quoll four');
      expect(unlimited.status).toBe(201);
      await setQuota({});
      expect((await upload('art', 'Quoll five')).status).toBe(403);
      for (const { status, body } of [...uploads, unlimited]) {
        if (status === 201) await as('art')('DELETE', `/api/v1/gifs/${body.id}`);
      }
      expect((await readQuota()).usage).toEqual(usage);
    });

    it('counts the bytes of stored files, and stores nothing of an upload that exceeds them', async () => {
      const before = (await readQuota()).usage;
      await setQuota({ items: null });
      const { body: added } = await upload('art', 'A weighed quoll');
      const bytes = (await readQuota()).usage.bytes - before.bytes;
      expect(bytes).toBeGreaterThan(0);
      const folders = async () => (await db().selectFrom('items').select('id').execute()).length;
      const stored = await folders();
      await setQuota({ items: null, bytes: before.bytes + bytes + 1 });
      const refused = await upload('art', 'A heavy quoll');
      expect(refused).toMatchObject({ status: 403, body: { code: 'quota' } });
      expect(refused.body.message).toMatch(/may store \d+\.\d MB, and stores \d+\.\d MB; this file needs \d+\.\d MB/);
      expect(await folders()).toBe(stored);
      await as('art')('DELETE', `/api/v1/gifs/${added.id}`);
      await setQuota({ items: null, bytes: before.bytes + bytes + 1 });
      const fits = await upload('art', 'A quoll that fits');
      expect(fits.status).toBe(201);
      await as('art')('DELETE', `/api/v1/gifs/${fits.body.id}`);
    });

    it('counts concurrent uploads of an account one after the other', async () => {
      const { usage } = await readQuota();
      await setQuota({ items: usage.items + 2 });
      // A second service has its own queue of uploads.
      const other = (title: string) =>
        as('art')('POST', '/api/v1/gifs', { body: multipart({ channel: 'zoo', title, file: picture }) });
      const uploads = await Promise.all([upload('art', 'Q1'), other('Q2'), upload('art', 'Q3'), other('Q4')]);
      const added = uploads.filter(({ status }) => status === 201);
      expect(added).toHaveLength(2);
      expect(uploads.filter(({ status }) => status === 403)).toHaveLength(2);
      for (const { body } of added) await as('art')('DELETE', `/api/v1/gifs/${body.id}`);
    });

    it('are set by admins only, and read by their user and admins', async () => {
      expect((await as('art')('PUT', PATH, { body: { items: 1e6 } })).status).toBe(403);
      expect((await as('mo')('GET', PATH)).status).toBe(403);
      expect((await as('ada')('GET', PATH)).status).toBe(200);
      expect(await setQuota({ items: -1 })).toMatchObject({ status: 400, body: { parameter: 'items' } });
      expect(await setQuota({ bytes: 1.5 })).toMatchObject({ status: 400, body: { parameter: 'bytes' } });
    });
  });
}
