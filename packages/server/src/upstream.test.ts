import type { ServerResponse } from 'node:http';
import { createConnection, gif, search } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './database/open-database.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';
import { createTestService, openSnapshot, type TestService } from './testing/test-service.ts';

const KEY = 'a-key/that+is=secret';

let fake: FakeProvider;
let database: OpenDatabase;
let service: TestService;
let proxied: TestService;
const log: string[] = [];
beforeAll(async () => {
  fake = await startFakeProvider();
  database = await openSnapshot();
  const logger = pino({ level: 'debug' }, { write: (line) => log.push(line) });
  const upstream = { provider: fake.provider, key: KEY };
  service = createTestService(database, { upstream, logger });
  proxied = createTestService(database, { upstream: { ...upstream, media: 'proxy' } });
});
afterAll(async () => {
  await fake.close();
  await database.close();
});

const found = (id: string) => ({
  type: 'gif',
  id,
  title: id,
  images: { original: { url: `${fake.origin}/media/${id}.gif?cid=1` } },
});
const page = (ids: readonly string[], extra = {}) =>
  JSON.stringify({
    data: ids.map(found),
    pagination: { offset: 0, count: ids.length, total_count: 9 },
    meta: { response_id: 'r1' },
    ...extra,
  });
const answerJson = (body: string, headers: Record<string, string> = {}, status = 200) =>
  fake.answer((_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body),
  );
const connect = () =>
  createConnection({
    provider: localProvider('http://zoetrope.test'),
    apiKey: 'zoetrope-web',
    retry: false,
    fetch: async (input, init) => service.app.request(input, init),
  });

describe('a provider behind the service', () => {
  it('answers the client, with the key of the service and nothing of the caller', async () => {
    answerJson(page(['one', 'two']));
    const { data, pagination } = await search(connect(), 'cats & dogs', { limit: 2, lang: 'de' });
    expect(data.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(data[0]?.images?.original?.url).toBe(`${fake.origin}/media/one.gif?cid=1`);
    expect(pagination.total_count).toBe(9);
    const [asked] = fake.asked;
    const url = new URL(asked?.url ?? '', fake.origin);
    expect(url.pathname).toBe('/v1/gifs/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'cats & dogs',
      limit: '2',
      lang: 'de',
      rating: 'pg-13',
      api_key: KEY,
    });
  });

  it('is not told who asks', async () => {
    answerJson(page([]));
    const headers = {
      Cookie: 'session=1',
      Referer: 'https://site.example/page',
      Origin: 'https://site.example',
      'User-Agent': 'A Browser',
      'X-Forwarded-For': '203.0.113.9',
      Authorization: 'Bearer visitor',
      'Accept-Language': 'de-CH',
      'X-SDK-Name': 'sdk',
      'X-Request-Id': 'request-of-a-visitor',
    };
    await service.request('/v1/gifs/trending?pingback_id=0123456789abcdef', { headers });
    const [asked] = fake.asked;
    expect(Object.keys(asked?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent'].sort(),
    );
    expect(asked?.headers['user-agent']).toBe('zoetrope-server');
    expect(asked?.headers['accept-language']).toBe('*');
    expect(asked?.url).not.toMatch(/pingback_id|0123456789/);
  });

  it('tells the caller no more than an answer and how long to keep it', async () => {
    answerJson(page(['one'], { echo: `/v1/gifs/trending?api_key=${encodeURIComponent(KEY)}`, key: KEY }), {
      'Set-Cookie': 'track=1',
      'Cache-Control': 'max-age=30',
      Server: 'provider',
      'X-Internal': '1',
      'Access-Control-Allow-Origin': 'https://giphy.com',
    });
    const response = await service.request('/v1/gifs/trending');
    expect(response.headers.get('Cache-Control')).toBe('max-age=30');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    for (const name of ['Set-Cookie', 'Server', 'X-Internal']) expect(response.headers.has(name)).toBe(false);
    expect(await response.text()).not.toMatch(/secret|that\+is|that%2Bis/);
  });

  it('is asked anew for each random item, to be kept by nobody', async () => {
    answerJson(JSON.stringify({ data: found('one'), meta: { response_id: 'r' } }), { 'Cache-Control': 'max-age=30' });
    const response = await service.request('/v1/gifs/random');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is asked for no more than public reads, by callers with a key', async () => {
    answerJson(page([]));
    expect((await service.error('/v1/gifs/one/cta', { method: 'DELETE' })).status).toBe(404);
    expect((await service.app.request('http://zoetrope.test/v1/gifs/trending')).status).toBe(401);
    expect((await service.request('/v2/pingback/recent')).status).toBe(200);
    expect((await service.request('/gifs/cafe')).status).toBe(200);
    expect(fake.asked).toHaveLength(0);
  });
});

describe('a provider that fails', () => {
  const html = { 'Content-Type': 'text/html' };
  it.each([
    [401, 502, 'upstream'],
    [403, 502, 'upstream'],
    [400, 400, 'validation'],
    [404, 404, 'not-found'],
    [414, 400, 'validation'],
    [451, 451, 'upstream'],
    [302, 502, 'upstream'],
    [500, 502, 'upstream'],
    [503, 502, 'upstream'],
  ])('with %i is answered as %i', async (status, expected, code) => {
    answerJson(
      JSON.stringify({ message: `wrong key ${KEY}` }),
      { Location: 'http://127.0.0.1:1/elsewhere', 'Retry-After': '9999' },
      status,
    );
    const { status: answered, body } = await service.error('/v1/gifs/trending');
    expect({ answered, code: body.code }).toEqual({ answered: expected, code });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.meta.response_id).toBe('');
  });

  it('with 429 is answered as 503, with its Retry-After', async () => {
    answerJson('{"message":"API rate limit exceeded"}', { 'Retry-After': '120' }, 429);
    const { status, headers, body } = await service.error('/v1/gifs/trending');
    expect({ status, code: body.code, retry: headers.get('Retry-After') }).toEqual({
      status: 503,
      code: 'unavailable',
      retry: '120',
    });
    expect(fake.asked).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['a page of HTML', (response) => response.writeHead(200, html).end('<h1>Sign in</h1>')],
    ['half an answer', (response) => response.writeHead(200).end('{"data":[')],
    ['nothing', (response) => response.writeHead(200).end()],
    ['too much', (response) => response.writeHead(200).end(`"${'x'.repeat(3_000_001)}"`)],
    ['a reset', (response) => response.socket?.resetAndDestroy()],
  ])('with %s is answered as 502', async (_, fail) => {
    fake.answer((_request, response) => fail(response));
    const { status, body } = await service.error('/v1/gifs/trending');
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'upstream' });
  });

  it('once is asked again', async () => {
    let count = 0;
    fake.answer((_, response) => {
      count += 1;
      if (count === 1) response.writeHead(500).end('{}');
      else response.end(JSON.stringify({ data: found('one'), meta: { response_id: 'r' } }));
    });
    expect((await gif(connect(), 'one')).data.id).toBe('one');
    expect(count).toBe(2);
  });

  it('is left alone when the caller leaves', async () => {
    const caller = new AbortController();
    const closed = new Promise<void>((resolve) => {
      fake.answer((_, response) => {
        response.once('close', resolve);
        caller.abort();
      });
    });
    const answer = service.request('/v1/gifs/trending', { signal: caller.signal });
    await closed;
    expect((await answer).status).toBe(408);
  });

  it('is told of in the log, without the key', () => {
    expect(log.join('\n')).toContain('Fake does not let this service make the call.');
    expect(log.join('\n')).not.toMatch(/secret/);
  });
});

describe('media of a provider, through the service', () => {
  const media = `/upstream-media/`;
  const urlOf = async () => {
    answerJson(page(['one']));
    const { data } = await proxied.list('/v1/gifs/trending');
    return String(data[0]?.images?.original?.url);
  };

  it('is named in answers and sent as it is, in part too', async () => {
    const url = await urlOf();
    expect(url).toContain(`http://zoetrope.test${media}`);
    fake.answer((_, response) =>
      response
        .writeHead(206, {
          'Content-Type': 'image/gif',
          'Content-Range': 'bytes 0-2/9',
          'Set-Cookie': 'a=1',
          ETag: '"x"',
        })
        .end('GIF'),
    );
    const response = await proxied.app.request(url, {
      headers: { Range: 'bytes=0-2', Cookie: 'b=2', Referer: 'https://site.example/' },
    });
    expect(await response.text()).toBe('GIF');
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe('bytes 0-2/9');
    expect(response.headers.has('Set-Cookie')).toBe(false);
    const [asked] = fake.asked;
    expect(asked?.url).toBe('/media/one.gif?cid=1');
    expect(asked?.headers).toMatchObject({ range: 'bytes=0-2', 'user-agent': 'zoetrope-server' });
    expect(Object.keys(asked?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(asked?.headers.referer).toBeUndefined();
  });

  it.each<[string, number, (response: ServerResponse) => unknown]>([
    ['a redirect', 502, (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['HTML', 502, (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>')],
    ['SVG', 502, (response) => response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end('<svg/>')],
    ['a missing file', 404, (response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('no')],
  ])('is not %s', async (_, status, answer) => {
    const url = await urlOf();
    fake.answer((_request, response) => answer(response));
    expect((await proxied.app.request(url)).status).toBe(status);
  });

  it('is of the provider alone, and is off unless asked for', async () => {
    const evil = `http://zoetrope.test${media}${encodeURIComponent('http://127.0.0.1:1')}/x.gif`;
    expect((await proxied.app.request(evil)).status).toBe(404);
    const url = await urlOf();
    fake.answer((_, response) => response.end());
    expect((await service.app.request(url)).status).toBe(404);
    expect(fake.asked).toHaveLength(0);
  });
});
