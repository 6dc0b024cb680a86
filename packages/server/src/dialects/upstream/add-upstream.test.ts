import { search } from '@zoetrope/fetch-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER_KEY, type ProvidedService, startProvidedService } from '../../../testing/provided-service.ts';

let harness: ProvidedService;
beforeAll(async () => {
  harness = await startProvidedService();
});
afterAll(() => harness.close());

describe('an upstream provider', () => {
  it('serves the client with the key of the service and without data of the caller', async () => {
    harness.respondWithJson(harness.page(['one', 'two']));
    const { data, pagination } = await search(harness.connect(), 'cats & dogs', { limit: 2, lang: 'de' });
    expect(data.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(data[0]?.images?.original?.url).toBe(`${harness.fake.origin}/media/one.gif?cid=1`);
    expect(pagination.total_count).toBe(9);
    const [request] = harness.fake.requests;
    const url = new URL(request?.url ?? '', harness.fake.origin);
    expect(url.pathname).toBe('/v1/gifs/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'cats & dogs',
      limit: '2',
      lang: 'de',
      rating: 'pg-13',
      api_key: PROVIDER_KEY,
    });
  });

  it('does not receive data that identifies the caller', async () => {
    harness.respondWithJson(harness.page([]));
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
    await harness.service.request('/v1/gifs/trending?pingback_id=0123456789abcdef', { headers });
    const [request] = harness.fake.requests;
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent'].sort(),
    );
    expect(request?.headers['user-agent']).toBe('zoetrope-server');
    expect(request?.headers['accept-language']).toBe('*');
    expect(request?.url).not.toMatch(/pingback_id|0123456789/);
  });

  it('passes only the body and Cache-Control on to the caller', async () => {
    harness.respondWithJson(
      harness.page(['one'], {
        echo: `/v1/gifs/trending?api_key=${encodeURIComponent(PROVIDER_KEY)}`,
        key: PROVIDER_KEY,
      }),
      {
        'Set-Cookie': 'track=1',
        'Cache-Control': 'max-age=30',
        Server: 'provider',
        'X-Internal': '1',
        'Access-Control-Allow-Origin': 'https://giphy.com',
      },
    );
    const response = await harness.service.request('/v1/gifs/trending');
    expect(response.headers.get('Cache-Control')).toBe('max-age=30');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    for (const name of ['Set-Cookie', 'Server', 'X-Internal']) expect(response.headers.has(name)).toBe(false);
    expect(await response.text()).not.toMatch(/secret|that\+is|that%2Bis/);
  });

  it('is called for each random item, which is never cached', async () => {
    harness.respondWithJson(JSON.stringify({ data: harness.gifOf('one'), meta: { response_id: 'r' } }), {
      'Cache-Control': 'max-age=30',
    });
    const response = await harness.service.request('/v1/gifs/random');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is limited to the maximum rating of the API key', async () => {
    harness.respondWithJson(harness.page([]));
    for (const [query, rating] of [
      ['?rating=r', 'g'],
      ['?rating=y', 'y'],
      ['?rating=other', 'g'],
      ['', 'g'],
    ]) {
      await harness.strict.request(`/v1/gifs/trending${query}`);
      const url = new URL(harness.fake.requests.at(-1)?.url ?? '', harness.fake.origin);
      expect(url.searchParams.get('rating')).toBe(rating);
    }
    const rated = [
      { ...harness.gifOf('mild'), rating: 'g' },
      { ...harness.gifOf('wild'), rating: 'r' },
    ];
    harness.respondWithJson(JSON.stringify({ data: [...rated, harness.gifOf('unknown')], meta: { response_id: 'r' } }));
    expect(await harness.strict.ids('/v1/gifs?ids=mild,wild,unknown')).toEqual(['mild']);
    expect(await harness.service.ids('/v1/gifs?ids=mild,wild,unknown')).toEqual(['mild', 'wild', 'unknown']);
    harness.respondWithJson(JSON.stringify({ data: rated[1], meta: { response_id: 'r' } }));
    expect((await harness.strict.requestError('/v1/gifs/wild')).status).toBe(404);
    harness.respondWithJson(JSON.stringify({ data: ['cats'], meta: { response_id: 'r' } }));
    expect(await harness.strict.get('/v1/trending/searches')).toMatchObject({ data: ['cats'] });
  });

  it('is called only for public reads with an API key', async () => {
    harness.respondWithJson(harness.page([]));
    expect((await harness.service.requestError('/v1/gifs/one/cta', { method: 'DELETE' })).status).toBe(404);
    expect((await harness.service.app.request('http://zoetrope.test/v1/gifs/trending')).status).toBe(401);
    expect((await harness.service.request('/v2/pingback/recent')).status).toBe(200);
    expect((await harness.service.request('/gifs/cafe')).status).toBe(200);
    expect(harness.fake.requests).toHaveLength(0);
  });
});
