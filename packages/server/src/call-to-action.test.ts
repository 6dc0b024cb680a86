import { createBaseClient, gif, gifs, setCallToAction } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emojiCatalogue } from '../testing/emoji-catalogue.ts';
import { createManagementService, type ManagementService } from '../testing/management/management-service.ts';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { loadCatalogue } from './library/catalogue/load-catalogue.ts';

const token = 'open-sesame';
const cta = { link: 'https://example.org/cats?a=1', text: 'More “cats” <3' };

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database, { ctaToken: token });
});
afterAll(() => service.close());

const connect = () =>
  createBaseClient({
    provider: localProvider('http://zoetrope.test'),
    apiKey: 'zoetrope-web',
    cache: false,
    fetch: async (input, init) => service.app.request(input, init),
  });
const currentCta = async (id: string) => (await gif(connect(), id)).data.cta;
const put = (id: string, body: unknown, authorization = `Bearer ${token}`) =>
  service.requestError(`/v1/gifs/${id}/cta`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('client.setCallToAction', () => {
  it('sets a link that the GIF and lists show until it is removed [C-12]', async () => {
    await setCallToAction(connect(), 'cat-nap', { cta, token });
    expect(await currentCta('cat-nap')).toEqual(cta);
    const { data } = await gifs(connect(), ['cat-parade', 'cat-nap']);
    expect(data.map((gif) => gif.cta)).toEqual([undefined, cta]);
    const found = await service.list('/v1/gifs/search?q=nap');
    expect(found.data[0]?.cta).toEqual(cta);

    await setCallToAction(connect(), 'cat-nap', { cta: {}, token });
    expect(await currentCta('cat-nap')).toBeUndefined();
  });

  it('removes or replaces the link of a catalogue item [C-12]', async () => {
    await setCallToAction(connect(), 'clip-drums', { cta: {}, token });
    expect(await currentCta('clip-drums')).toBeUndefined();
    await setCallToAction(connect(), 'clip-drums', { cta, token });
    expect(await currentCta('clip-drums')).toEqual(cta);
  });

  it('keeps the link when a newer catalogue is loaded [C-12]', async () => {
    await setCallToAction(connect(), 'panda-portal', { cta, token });
    await loadCatalogue(database.db, emojiCatalogue, Date.now());
    expect(await currentCta('panda-portal')).toEqual(cta);
  });
});

describe('a signed-in user', () => {
  let management: ManagementService;
  beforeAll(async () => {
    management = await createManagementService(await openTestDatabase());
  });
  afterAll(() => management.close());
  const put = (username: string, id: string) =>
    management.as(username)('PUT', `/v1/gifs/${id}/cta?api_key=zoetrope-web`, { body: cta });

  it.each([
    ['mo', 'cafe', 'a moderator'],
    ['art', 'cat-nap', 'the owner of its channel'],
  ])("lets %s set the link of %s without the operator's token: %s may [C-12]", async (username, id) => {
    const { status, body } = await put(username, id);
    expect({ status, cta: body.data?.cta }).toEqual({ status: 200, cta });
  });

  it.each([
    ['art', 'cafe', 403],
    ['ann', 'cat-nap', 403],
    ['art', 'unheard', 404],
  ])('rejects a link from %s for %s, which is not theirs, with %i [C-12]', async (username, id, status) => {
    const link = async () => (await management.signedOut('GET', `/v1/gifs/${id}?api_key=zoetrope-web`)).body.data?.cta;
    const before = await link();
    expect((await put(username, id)).status).toBe(status);
    expect(await link()).toEqual(before);
  });
});

describe('an invalid call to action', () => {
  it.each(['', 'Bearer', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`, token])(
    'rejects a call to action with the authorization "%s", which is not repeated [C-12]',
    async (authorization) => {
      const { status, headers, body } = await put('cafe', cta, authorization);
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'auth' });
      expect(headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(JSON.stringify(body)).not.toContain('sesame');
      expect(await currentCta('cafe')).toBeUndefined();
    },
  );

  it('rejects a call to action with any token if none is configured [C-12]', async () => {
    const closed = createTestService(database);
    for (const authorization of ['Bearer undefined', 'Bearer ', `Bearer ${token}`]) {
      const init = { method: 'DELETE', headers: { Authorization: authorization } };
      expect((await closed.requestError('/v1/gifs/cat-nap/cta', init)).status).toBe(401);
    }
  });

  it.each([
    [{ ...cta, link: 'javascript:alert(1)' }, 'link'],
    [{ ...cta, link: 'java\tscript:alert(1)' }, 'link'],
    [{ ...cta, link: 'data:text/html,x' }, 'link'],
    [{ ...cta, link: '/relative' }, 'link'],
    [{ ...cta, link: 'https:' }, 'link'],
    [{ ...cta, link: `https://example.org/${'x'.repeat(2048)}` }, 'link'],
    [{ text: 'x' }, 'link'],
    [{ ...cta, text: ' ' }, 'text'],
    [{ ...cta, text: 'x'.repeat(101) }, 'text'],
    [{ link: cta.link }, 'text'],
    [[], 'body'],
  ])('rejects the call to action %j and names %s [C-12]', async (bad, parameter) => {
    const { status, body } = await put('cafe', bad);
    expect({ status, code: body.code, parameter: body.parameter }).toEqual({
      status: 400,
      code: 'validation',
      parameter,
    });
    expect(await currentCta('cafe')).toBeUndefined();
  });

  it('rejects a call to action for invalid JSON and for an invalid id [C-12]', async () => {
    expect((await put('cafe', '{')).status).toBe(400);
    expect((await put('unheard', cta)).status).toBe(404);
    expect((await put('gone', cta)).status).toBe(404);
    expect((await put('a%20b', cta)).body.parameter).toBe('id');
  });
});
