import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeClient } from '../testing/client-suite.ts';
import { emojiCatalogue } from '../testing/emoji-catalogue.ts';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import { loadCatalogue } from './library/catalogue/load-catalogue.ts';

async function openLoaded() {
  const database = await openTestDatabase();
  await loadCatalogue(database.db, emojiCatalogue, Date.now());
  return database;
}

describeClient('the client and the service on the embedded Postgres', openLoaded);

let service: TestService;
beforeAll(async () => {
  service = createTestService(await openLoaded());
});
afterAll(() => service.close());

it('returns the total number of related tags beyond the last page [C-11]', async () => {
  const page = (query: string) => service.list(`/v1/tags/related/party?${query}`);
  const { data, pagination } = await page('offset=50');
  expect(data).toEqual([]);
  expect(pagination.total_count).toBe((await page('limit=1')).pagination.total_count);
});

describe('a request for an unknown GIF or with an invalid parameter', () => {
  it.each([
    ['/v1/gifs/unheard/associations', 'id'],
    ['/v2/emoji/unheard/variations', 'id'],
    ['/v2/emoji/cat-nap/variations', 'id'],
    ['/v1/gifs/gone/associations', 'id'],
  ])('gets a 404 at %s that names the parameter %s [C-6] [C-11]', async (path, parameter) => {
    const { status, body } = await service.requestError(path);
    expect({ status, code: body.code, parameter: body.parameter }).toEqual({
      status: 404,
      code: 'not-found',
      parameter,
    });
  });

  it.each([
    ['/v1/channels/search', 'q'],
    ['/v1/channels/search?q=%20', 'q'],
    ['/v1/channels/search?q=a&rating=x', 'rating'],
    [`/v1/tags/related/${'x'.repeat(51)}`, 'tag'],
    ['/v1/tags/related/%20', 'tag'],
    ['/v1/tags/related/cat?offset=-1', 'offset'],
    ['/v1/gifs/a%20b/associations', 'id'],
    ['/v1/emoji?limit=0', 'limit'],
    ['/v2/emoji?offset=x', 'offset'],
    ['/v2/emoji/a%20b/variations', 'id'],
  ])('gets a 400 at %s that names the parameter %s [C-6] [C-10] [C-11]', async (path, parameter) => {
    const { status, body } = await service.requestError(path);
    expect({ status, code: body.code, parameter: body.parameter }).toEqual({
      status: 400,
      code: 'validation',
      parameter,
    });
  });

  it.each(['/v1/tags/related/%00', '/v1/channels/search?q=%00', "/v1/tags/related/';--"])(
    'gets an empty list at %s',
    async (path) => {
      expect((await service.list(path)).data).toEqual([]);
    },
  );
});
