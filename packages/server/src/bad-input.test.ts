import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = createTestService(await openTestDatabase());
});
afterAll(() => service.close());

const LONG = 'x'.repeat(51);

describe('invalid parameters', () => {
  it.each([
    ['/v1/gifs/search', 'q'],
    ['/v1/gifs/search?q=', 'q'],
    ['/v1/gifs/search?q=%20%20', 'q'],
    ['/v1/gifs/search?q=a&q=b', 'q'],
    ['/v1/gifs/search?q=a&limit=0', 'limit'],
    ['/v1/gifs/search?q=a&limit=-1', 'limit'],
    ['/v1/gifs/search?q=a&limit=ten', 'limit'],
    ['/v1/gifs/search?q=a&limit=2.5', 'limit'],
    ['/v1/gifs/search?q=a&offset=-1', 'offset'],
    ['/v1/gifs/search?q=a&offset=1e400', 'offset'],
    ['/v1/gifs/search?q=a&offset=99999999999999999999', 'offset'],
    ['/v1/gifs/search?q=a&rating=x', 'rating'],
    ['/v1/gifs/search?q=a&sort=oldest', 'sort'],
    ['/v1/text/trending?offset=NaN', 'offset'],
    ['/v1/videos/random?rating=PG-14', 'rating'],
    [`/v1/gifs/random?tag=${LONG}`, 'tag'],
    ['/v1/gifs/related', 'gif_id'],
    ['/v1/gifs/related?gif_id=../../etc/passwd', 'gif_id'],
    ['/v1/gifs', 'ids'],
    ['/v1/gifs?ids=', 'ids'],
    ['/v1/gifs?ids=a,!,b', 'ids'],
    ['/v1/gifs?ids=,', 'ids'],
    [`/v1/gifs?ids=${Array.from({ length: 101 }, (_, n) => n).join(',')}`, 'ids'],
    ['/v1/gifs/%00', 'id'],
    ['/v1/gifs/..%2f..%2fetc', 'id'],
    [`/v1/gifs/${'x'.repeat(65)}`, 'id'],
    ['/v1/gifs/%3Cscript%3E', 'id'],
    ['/v1/gifs/search/tags', 'q'],
    ['/v1/tags/related/cat?score=near', 'score'],
    ['/v1/tags/related/cat?score=-1', 'score'],
    [`/v1/tags/related/${LONG}`, 'tag'],
    ['/v2/pingback/recent?limit=0', 'limit'],
  ])('rejects %s and names %s [C-5] [C-8]', async (path, parameter) => {
    const { status, body } = await service.requestError(path);
    expect({ status, code: body.code, parameter: body.parameter }).toEqual({
      status: 400,
      code: 'validation',
      parameter,
    });
    expect(body).toMatchObject({ meta: { status: 400, msg: body.message, response_id: '' } });
    expect(body.message).toContain(parameter);
  });

  it.each(['/v1/gifs/search', '/v1/text/search', '/v1/channels/search', '/v1/gifs/search/tags'])(
    'responds 414 to a query of more than 50 code points at %s [C-8]',
    async (path) => {
      for (const q of [LONG, '🎉'.repeat(51), 'é'.repeat(51)]) {
        const { status, body } = await service.requestError(`${path}?q=${encodeURIComponent(q)}`);
        expect({ status, code: body.code, parameter: body.parameter, meta: body.meta.status }).toEqual({
          status: 414,
          code: 'validation',
          parameter: 'q',
          meta: 414,
        });
      }
      for (const q of ['x'.repeat(50), '🎉'.repeat(50), ` ${'x'.repeat(50)} `]) {
        expect((await service.request(`${path}?q=${encodeURIComponent(q)}`)).status).toBe(200);
      }
    },
  );

  it.each([
    ['/v1/gifs/trending', 'limit=51', 'limit=50'],
    ['/v1/stickers/trending', 'limit=100000', 'limit=50'],
    ['/v1/gifs/search', 'q=cat&limit=99999999999999999999', 'q=cat&limit=50'],
    ['/v1/gifs/search', 'q=cat&limit=1e400', 'q=cat&limit=50'],
    ['/v1/gifs/search/tags', 'q=c&limit=26', 'q=c&limit=25'],
    ['/v1/channels/search', 'q=zoo&limit=100', 'q=zoo&limit=50'],
    ['/v1/tags/related/cat', 'limit=100', 'limit=50'],
    ['/v2/emoji', 'limit=51', 'limit=50'],
    ['/v2/pingback/recent', 'limit=101', 'limit=100'],
    ['/v2/pingback/summary', 'top=1000', 'top=50'],
    ['/stories/partnerArtist', 'limit=51', 'limit=50'],
  ])('reduces a limit above the maximum: %s?%s is %s [C-8]', async (path, large, reduced) => {
    const [a, b] = await Promise.all(
      [large, reduced].map((query) => service.get<{ data: unknown[] }>(`${path}?${query}`)),
    );
    expect(a?.data.length).toBe(b?.data.length);
  });

  it.each(['undefined', 'null', ''])('treats an optional parameter with the text %j as absent [C-8]', async (text) => {
    const absentParameters = (...names: string[]) => names.map((name) => `${name}=${text}`).join('&');
    const page = absentParameters('limit', 'offset', 'rating', 'country_code', 'pingback_id');
    const search = absentParameters('sort', 'lang', 'channel', 'excludeDynamicResults', 'type', 'explore');
    const pairs = [
      [`/v1/gifs/search?q=cat&${page}&${search}`, '/v1/gifs/search?q=cat'],
      [`/v1/gifs/trending?${page}`, '/v1/gifs/trending?limit=25'],
      [`/v1/gifs/related?gif_id=cat-nap&${page}`, '/v1/gifs/related?gif_id=cat-nap'],
      [`/v1/gifs/categories?${page}`, '/v1/gifs/categories'],
      [`/v1/text/animate?m=hi&${page}`, '/v1/text/animate?m=hi'],
      [`/v1/channels/search?q=zoo&${page}`, '/v1/channels/search?q=zoo'],
      [`/v1/gifs/search/tags?q=pa&${page}`, '/v1/gifs/search/tags?q=pa'],
      [`/v1/tags/related/cat?${page}&${absentParameters('score')}`, '/v1/tags/related/cat'],
      [`/v1/emoji?${page}`, '/v1/emoji'],
    ] as const;
    for (const [given, plain] of pairs) {
      const [a, b] = await Promise.all([given, plain].map((path) => service.get<{ data: { id?: string }[] }>(path)));
      expect(
        a?.data.map(({ id }) => id),
        given,
      ).toEqual(b?.data.map(({ id }) => id));
    }
    expect((await service.request(`/v1/videos/random?${absentParameters('tag', 'rating')}`)).status).toBe(200);
    expect((await service.request(`/v2/pingback/summary?${absentParameters('window', 'top')}`)).status).toBe(200);
    expect(
      (await service.request(`/stories/partnerArtist?${absentParameters('limit', 'since', 'until')}`)).status,
    ).toBe(200);
    expect(
      (await service.request(`/api/v4/artists?${absentParameters('filter', 'freelance', 'order', 'sort', 'offset')}`))
        .status,
    ).toBe(200);
  });

  it('accepts a rating in upper case, as GIPHY does [C-8]', async () => {
    expect(await service.ids('/v1/gifs/trending?rating=PG')).toEqual(await service.ids('/v1/gifs/trending?rating=pg'));
  });

  it('accepts ids as a list and as a repeated parameter', async () => {
    expect(await service.ids('/v1/gifs?ids=cat-nap&ids=cat-parade')).toEqual(['cat-nap', 'cat-parade']);
    expect(await service.ids('/v1/gifs?ids=cat-nap,,cat-parade,')).toEqual(['cat-nap', 'cat-parade']);
  });

  it('searches for the word "undefined" if the query is required [C-8]', async () => {
    expect(await service.ids('/v1/gifs/search?q=undefined')).toEqual([]);
  });

  it.each([
    '/v1/gifs/search?q=%00',
    '/v1/gifs/search?q=%F0%9F%98%80',
    '/v1/gifs/search?q=%ff%fe',
    "/v1/gifs/search?q=';--",
    '/v1/gifs/search?q=%5C%27%7C%26!()%3A*%3C-%3E',
    '/v1/gifs/search?q=%25%25%25',
    '/v1/gifs/search?q=%40',
    '/v1/gifs/search?q=%40%40zoo',
    '/v1/gifs/search?q=a%3A*%20%26%20!b',
    '/v1/gifs/search?q=cat%0d%0aX-Injected%3A%201',
    '/v1/gifs/search?q=constructor',
    '/v1/gifs/search?q=cat&lang=xx',
    '/v1/gifs/search?q=cat&offset=9007199254740991',
    '/v1/gifs/search?q=cat&unheard=1',
    '/v1/gifs/search/tags?q=%25_%5C',
  ])('responds to %s without an internal error', async (path) => {
    expect((await service.request(path)).status).toBe(200);
  });
});

describe('unknown paths and methods', () => {
  it.each([
    '/v1',
    '/v1/nothing',
    '/v1/gifs/search/nothing',
    '/v3/gifs/search',
    '/media',
    '/v1/text/related',
    '/constructor',
  ])('responds to %s with a typed 404', async (path) => {
    const { status, headers, body } = await service.requestError(path);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
    expect(body.request_id).toBe(headers.get('X-Request-Id'));
  });

  it.each([
    ['POST', '/v1/gifs/search?q=cat', 'GET, HEAD'],
    ['DELETE', '/v1/gifs/cat-nap', 'GET, HEAD'],
    ['GET', '/v2/pingback', 'POST'],
    ['PUT', '/healthz', 'GET, HEAD'],
    ['PROPFIND', '/v1/gifs/trending', 'GET, HEAD'],
  ])('responds to %s %s with a typed 405 and the allowed methods', async (method, path, allow) => {
    const { status, headers, body } = await service.requestError(path, { method });
    expect({ status, code: body.code, allow: headers.get('Allow') }).toEqual({
      status: 405,
      code: 'method-not-allowed',
      allow,
    });
  });

  it('ignores a trailing slash in a path', async () => {
    expect(await service.ids('/v1/gifs/search/?q=panda')).toEqual(['panda-portal']);
    expect((await service.one('/v1/gifs/cat-nap/')).data.id).toBe('cat-nap');
  });
});

describe('API keys', () => {
  it.each(['zoetrope-web', 'zoetrope-mobile', 'zoetrope-404', 'zoetrope-tagger', 'zoetrope-stories'])(
    'accepts the API key %s [C-14]',
    async (key) => {
      expect((await service.app.request(`/v1/gifs/trending?api_key=${key}`)).status).toBe(200);
    },
  );

  it.each([
    '/v1/gifs/trending',
    '/v1/gifs/trending?api_key=',
    '/v1/gifs/trending?api_key=zoetrope-WEB',
    '/v1/gifs/trending?api_key=constructor',
    '/v1/gifs/trending?api_key=__proto__',
    '/v2/pingback/stream',
    '/v2/pingback/recent/?api_key=nobody',
    // The key of GIPHY's published components is valid for the collector only.
    '/v1/gifs/trending?api_key=l0HlIwPWyBBUDAUgM',
    '/v2/emoji?api_key=l0HlIwPWyBBUDAUgM',
    '/v2/pingback/recent?apikey=l0HlIwPWyBBUDAUgM',
  ])('rejects unknown keys at %s and does not repeat them [C-14]', async (path) => {
    const response = await service.app.request(path);
    const text = await response.text();
    expect(response.status).toBe(401);
    expect(JSON.parse(text)).toMatchObject({ code: 'auth', parameter: 'api_key' });
    expect(text).not.toMatch(/zoetrope-WEB|constructor|__proto__|nobody|l0HlIw/);
  });

  const sendEvent = (app: TestService['app'], query: string) =>
    app.request(`/v2/pingback${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events: [{ ts: 1, action_type: 'SEEN', user_id: 'u', analytics_response_payload: 'p' }] }),
    });

  it.each(['?apikey=l0HlIwPWyBBUDAUgM', '/?api_key=l0HlIwPWyBBUDAUgM'])(
    "collects events that GIPHY's published components send with their own key: %s [N-3]",
    async (query) => {
      const response = await sendEvent(service.app, query);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ accepted: 1 });
    },
  );

  it('collects events under the configured pingback keys only [N-3]', async () => {
    const configured = createTestService(await openTestDatabase(), { pingbackKeys: ['theirs'] });
    onTestFinished(() => configured.close());
    const statuses = [];
    for (const key of ['theirs', 'zoetrope-web', 'l0HlIwPWyBBUDAUgM', 'constructor', '']) {
      statuses.push((await sendEvent(configured.app, `?apikey=${key}`)).status);
    }
    expect(statuses).toEqual([200, 200, 401, 401, 401]);
  });

  it('accepts apikey for pingbacks, as the embed page sends it [N-3]', async () => {
    const response = await service.app.request('/v2/pingback?apikey=zoetrope-web', {
      method: 'POST',
      body: '{"events":[]}',
    });
    expect(await response.json()).toMatchObject({ accepted: 0, duplicates: 0, rejected: [] });
  });
});

describe('invalid pingbacks', () => {
  const post = (body: string) => service.requestError('/v2/pingback', { method: 'POST', body });
  const event = { ts: 1, action_type: 'SEEN', user_id: 'u', analytics_response_payload: 'p' };

  it.each([
    ['', 400, 'body'],
    ['{', 400, 'body'],
    ['[]', 400, 'events'],
    ['null', 400, 'events'],
    ['{"events":{}}', 400, 'events'],
    ['{"events":[null]}', 400, 'events[0]'],
    ['{"events":["SEEN"]}', 400, 'events[0]'],
    [JSON.stringify({ events: [{ ...event, ts: '1' }] }), 400, 'events[0].ts'],
    [JSON.stringify({ events: [{ ...event, ts: -1 }] }), 400, 'events[0].ts'],
    [JSON.stringify({ events: [{ ...event, ts: 1e300 }] }), 400, 'events[0].ts'],
    [JSON.stringify({ events: [{ ...event, action_type: 'LOOKED' }] }), 400, 'events[0].action_type'],
    [JSON.stringify({ events: [{ ...event, user_id: undefined }] }), 400, 'events[0].user_id'],
    [JSON.stringify({ events: [{ ...event, event_id: "'" }] }), 400, 'events[0].event_id'],
    [JSON.stringify({ events: [{ ...event, attributes: { a: { b: 1 } } }] }), 400, 'events[0].attributes.a'],
    [
      JSON.stringify({
        events: [{ ...event, attributes: Object.fromEntries(Array.from({ length: 33 }, (_, n) => [n, ''])) }],
      }),
      400,
      'events[0].attributes',
    ],
    [JSON.stringify({ events: Array.from({ length: 1001 }, () => 0) }), 413, 'events'],
    [`{"events":[${'['.repeat(30_000)}${']'.repeat(30_000)}]}`, 400, 'events[0]'],
    ['x'.repeat(65_537), 413, 'body'],
  ])('rejects %.60s with %i and names %s [N-3]', async (body, status, parameter) => {
    const response = await post(body);
    expect({ status: response.status, parameter: response.body.parameter }).toEqual({ status, parameter });
  });

  it('lists a bounded number of rejected events with reasons, and stores the others [N-3]', async () => {
    const bad = { ...event, attributes: { [`${'x'.repeat(200)}`]: '1' } };
    const events = [event, ...Array.from({ length: 100 }, () => bad), event];
    const response = await service.request('/v2/pingback', { method: 'POST', body: JSON.stringify({ events }) });
    const body = (await response.json()) as { rejected: { index: number; parameter: string }[] };
    expect(response.status).toBe(200);
    expect(body).toMatchObject({ accepted: 2, rejected_count: 100 });
    expect(body.rejected).toHaveLength(50);
    expect(body.rejected[0]).toMatchObject({ index: 1, message: expect.any(String) });
    expect(body.rejected[0]?.parameter).toMatch(/^events\[1\]\.attributes\.x{20,80}$/);
  });

  it('lists rejected events even if all are rejected [N-3]', async () => {
    const { status, body } = await post(JSON.stringify({ events: [null, { ...event, ts: 'now' }] }));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        code: 'validation',
        rejected_count: 2,
        rejected: [{ index: 0 }, { index: 1, parameter: 'events[1].ts' }],
      },
    });
  });

  it('stops reading a body of unknown length above the limit [N-3]', async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const request = new Request('http://zoetrope.test/v2/pingback?api_key=zoetrope-web', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    const response = await service.app.request(request);
    expect(response.status).toBe(413);
    expect(chunks).toBeLessThan(10);
  });

  it('times out a body that never arrives [N-3]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const response = service.requestError('/v2/pingback', init);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await response).toMatchObject({ status: 408, body: { code: 'timeout', parameter: 'body' } });
  });

  it('does not let an event change a prototype [N-3]', async () => {
    const body = `{"events":[{"ts":1,"action_type":"SEEN","user_id":"u","analytics_response_payload":"p","attributes":{"__proto__":"x"},"__proto__":{"client":"y"}}]}`;
    const response = await service.request('/v2/pingback', { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('client');
  });
});
