import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WatchedKeys, watchKeys } from '../../src/keys/watch-keys.ts';
import { createManagementService, type ManagementService } from './management-service.ts';
import type { SuiteContext } from './suite-context.ts';

const PATH = '/api/v1/api-keys';

/** API keys that admins change while the service runs. */
export function describeApiKeys({ db }: SuiteContext): void {
  describe('API keys', () => {
    let knownKeys: WatchedKeys;
    let service: ManagementService;
    beforeAll(async () => {
      const onError = (error: unknown) => {
        throw error;
      };
      knownKeys = await watchKeys({ db: db(), acceptsAny: false, isShared: false, onError });
      service = await createManagementService({ db: db(), close: async () => {} }, { knownKeys });
    });
    afterAll(async () => {
      knownKeys.close();
      await db().deleteFrom('api_keys').where('key', 'like', 'suite-%').execute();
      await service.close();
    });

    const admin = (method: string, path: string, body?: object) => service.as('ada')(method, path, { body });
    async function trending(key: string) {
      const response = await service.app.request(
        `http://zoetrope.test/v1/gifs/trending?limit=50&rating=r&api_key=${key}`,
      );
      const { data = [] } = (await response.json()) as { data?: readonly { rating: string }[] };
      return { status: response.status, ratings: new Set(data.map(({ rating }) => rating)) };
    }

    it('are added, limited to a rating, replaced, listed and revoked by admins, at once', async () => {
      expect((await trending('suite-key')).status).toBe(401);
      const added = await admin('POST', PATH, { key: 'suite-key', name: 'Suite', max_rating: 'y' });
      expect(added).toMatchObject({
        status: 201,
        body: { key: 'suite-key', name: 'Suite', type: 'web', limits: {}, max_rating: 'y' },
      });
      const strict = await trending('suite-key');
      expect(strict.status).toBe(200);
      expect([...strict.ratings].filter((rating) => rating !== 'y')).toEqual([]);
      const replaced = await admin('POST', PATH, { key: 'suite-key', name: 'Suite', limits: { read: 600 } });
      expect(replaced.body).toMatchObject({ limits: { read: 600 } });
      expect(replaced.body).not.toHaveProperty('max_rating');
      expect((await trending('suite-key')).ratings).toContain('g');
      expect((await admin('DELETE', `${PATH}/suite-key`)).status).toBe(204);
      expect((await trending('suite-key')).status).toBe(401);
      const { data } = (await admin('GET', PATH)).body;
      expect(data.at(-1)).toMatchObject({ key: 'suite-key', revoked_at: expect.stringMatching(/^\d{4}-.*Z$/) });
      expect((await admin('DELETE', `${PATH}/suite-key`)).status).toBe(404);
    });

    it('get a random key by default, and cannot be words of our own paths', async () => {
      const { body } = await admin('POST', PATH, { name: 'Random' });
      expect(body.key).toMatch(/^[\w-]{24}$/);
      expect((await trending(body.key)).status).toBe(200);
      await db().deleteFrom('api_keys').where('key', '=', body.key).execute();
      for (const key of ['gifs', 'api-keys', 'a b', '']) {
        expect(await admin('POST', PATH, { key })).toMatchObject({ status: 400, body: { parameter: 'key' } });
      }
      expect(await admin('POST', PATH, { limits: { reads: 1 } })).toMatchObject({
        status: 400,
        body: { parameter: expect.stringMatching(/^limits/) },
      });
    });

    it('are for admins only', async () => {
      expect((await service.as('mo')('GET', PATH)).status).toBe(403);
      expect((await service.as('mo')('POST', PATH, { body: {} })).status).toBe(403);
      expect((await service.signedOut('DELETE', `${PATH}/suite-key`)).status).toBe(401);
    });
  });

  describe('the list of accounts', () => {
    let service: ManagementService;
    beforeAll(async () => {
      service = await createManagementService({ db: db(), close: async () => {} });
    });
    afterAll(() => service.close());
    const list = async (query: string) => (await service.as('ada')('GET', `/api/v1/users?${query}`)).body;
    const namesIn = (page: { data: readonly { account: { username: string } }[] }) =>
      page.data.map(({ account }) => account.username);

    it('finds accounts by the beginning of their name or email address, with their sessions and uploads', async () => {
      await service.as('mo')('GET', '/login/check');
      expect(await list('q=MO@demo')).toMatchObject({
        data: [
          {
            account: {
              username: 'mo',
              email: 'mo@demo.invalid',
              roles: ['moderator'],
              is_confirmed: true,
            },
            sessions: expect.any(Number),
            uploads: expect.any(Number),
          },
        ],
        next_cursor: '',
      });
      expect((await list('q=mo@demo')).data[0].sessions).toBeGreaterThan(0);
      expect((await list('q=art@demo')).data[0].account.channels).toContain('zoo');
      expect(namesIn(await list('q=%25'))).toEqual([]);
      expect(JSON.stringify(await list(''))).not.toContain('digest');
    });

    it('pages through all accounts, newest first, and is for admins only', async () => {
      const all = namesIn(await list('limit=100'));
      expect(all.length).toBeGreaterThan(3);
      const paged: string[] = [];
      let next_cursor = '';
      do {
        const page = await list(`limit=2&next_cursor=${next_cursor}`);
        paged.push(...namesIn(page));
        next_cursor = page.next_cursor;
      } while (next_cursor !== '');
      expect(paged).toEqual(all);
      expect((await service.as('mo')('GET', '/api/v1/users')).status).toBe(403);
      expect((await service.signedOut('GET', '/api/v1/users')).status).toBe(401);
    });
  });
}
