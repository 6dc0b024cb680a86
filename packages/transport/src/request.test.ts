import { fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { request } from './request.ts';

const url = 'https://gifs.example/x';

describe('request', () => {
  it('reads JSON, text, a Blob or nothing [C-1]', async () => {
    const { fetch } = fakeFetch(() => new Response('{"a":1}', { headers: { 'Content-Type': 'application/json' } }));
    expect((await request(url, { fetch })).data).toEqual({ a: 1 });
    expect((await request(url, { fetch, as: 'text' })).data).toBe('{"a":1}');
    const { data: blob } = await request(url, { fetch, as: 'blob' });
    expect([blob.type, await blob.text()]).toEqual(['application/json', '{"a":1}']);
    expect((await request(url, { fetch, as: 'none' })).data).toBeUndefined();
  });

  it.each(['text/plain', 'text/plain; charset=utf-8', 'text/javascript', 'application/octet-stream', 'text/html'])(
    'parses JSON labeled %s [C-1]',
    async (type) => {
      const { fetch } = fakeFetch(() => new Response('{"a":1}', { headers: { 'Content-Type': type } }));
      expect((await request(url, { fetch })).data).toEqual({ a: 1 });
    },
  );

  it('parses JSON without a content type, and after a byte order mark [C-1]', async () => {
    const bytes = new TextEncoder().encode('\uFEFF{"a":1}');
    expect((await request(url, { fetch: fakeFetch(() => new Response(bytes)).fetch })).data).toEqual({ a: 1 });
  });

  it.each([
    ['text/html; charset=utf-8', '<!doctype html><title>Sign in</title>', 'Expected JSON but received text/html'],
    ['text/plain', 'try later', 'Expected JSON but received text/plain'],
    ['text/plain', '', 'Expected JSON but received an empty body'],
    ['application/json', '\n', 'Expected JSON but received an empty body'],
  ])('rejects a body of %s that is not JSON: %j [C-1]', async (type, body, message) => {
    const { fetch } = fakeFetch(() => new Response(body, { headers: { 'Content-Type': type } }));
    await expect(request(url, { fetch, retry: false })).rejects.toMatchObject({ code: 'parse', status: 200, message });
  });

  it('drains a discarded body [N-6]', async () => {
    let pulled = 0;
    const body = () =>
      new ReadableStream({
        pull(controller) {
          pulled++;
          if (pulled > 5) controller.close();
          else controller.enqueue(new Uint8Array(10));
        },
      });
    await request(url, { as: 'none', fetch: fakeFetch(() => new Response(body())).fetch });
    expect(pulled).toBe(6);
  });

  it('sends method, headers, query and body [C-12]', async () => {
    const { fetch, urls, inits } = fakeFetch(() => new Response(null, { status: 204 }));
    await request(url, { fetch, method: 'PUT', headers: { A: '1' }, query: { q: 'x' }, body: 'text', as: 'none' });
    expect(urls[0]?.href).toBe(`${url}?q=x`);
    expect(inits[0]).toMatchObject({ method: 'PUT', headers: { A: '1' }, body: 'text' });
  });

  it.each([
    [{ meta: { msg: 'From meta' }, message: 'From body' }, 'From meta'],
    [{ message: 'From body' }, 'From body'],
    [{ error: { code: 3, message: 'From error' } }, 'From error'],
    [{ meta: { msg: '' }, message: 7 }, 'Error fetching'],
    [{ error: null }, 'Error fetching'],
    [{}, 'Error fetching'],
    [null, 'Error fetching'],
    ['text', 'Error fetching'],
    [[], 'Error fetching'],
  ])('builds the message of an HTTP error from the package name and %j [K-1]', async (body, text) => {
    const { fetch } = fakeFetch(() => jsonResponse(body, { status: 400, statusText: 'Bad Request' }));
    await expect(request(url, { fetch, name: '@zoetrope/fetch-api' })).rejects.toMatchObject({
      message: `@zoetrope/fetch-api: ${text}`,
      status: 400,
      statusText: 'Bad Request',
      url,
      body,
    });
  });

  it.each([
    [400, 'http'],
    [401, 'auth'],
    [403, 'auth'],
    [404, 'not-found'],
    [429, 'rate-limit'],
    [451, 'geo'],
    [500, 'http'],
  ])('maps status %i to the code %s [K-1]', async (status, code) => {
    const { fetch } = fakeFetch(() => new Response('no', { status }));
    await expect(request(url, { fetch, retry: false })).rejects.toMatchObject({ code, body: 'no' });
  });

  it('sets requestId and retryAfterMs on the error [K-1]', async () => {
    const headers = { 'X-Request-Id': 'r-1', 'Retry-After': '3600' };
    const { fetch } = fakeFetch(() => jsonResponse({}, { status: 429, headers }));
    await expect(request(url, { fetch })).rejects.toMatchObject({ requestId: 'r-1', retryAfterMs: 3_600_000 });
    const inBody = fakeFetch(() => jsonResponse({ request_id: 'r-2' }, { status: 400 }));
    await expect(request(url, { fetch: inBody.fetch })).rejects.toMatchObject({ requestId: 'r-2' });
  });

  it('measures the delay to a Retry-After date from the Date header [C-1]', async () => {
    const headers = { Date: 'Sat, 21 Nov 2020 12:00:00 GMT', 'Retry-After': 'Sat, 21 Nov 2020 12:30:00 GMT' };
    const { fetch } = fakeFetch(() => jsonResponse({}, { status: 503, headers }));
    await expect(request(url, { fetch })).rejects.toMatchObject({ retryAfterMs: 1_800_000 });
  });

  it('redacts a key that the server echoes [K-1]', async () => {
    const { fetch } = fakeFetch(() => jsonResponse({ message: 'Unknown key zoetrope-web' }, { status: 401 }));
    const error = await request(url, { fetch, query: { api_key: 'zoetrope-web' } }).catch((reason) => reason);
    expect(error.message).toBe('@zoetrope/transport: Unknown key ***');
    expect(JSON.stringify(error)).not.toContain('zoetrope-web');
  });

  it('calls delay with the number of each retry [C-1]', async () => {
    const retries: number[] = [];
    const delay = (retry: number) => {
      retries.push(retry);
      return 0;
    };
    const { fetch, urls } = fakeFetch(() => new Response('', { status: 503 }));
    await expect(request(url, { fetch, retry: { limit: 3, delay } })).rejects.toMatchObject({ status: 503 });
    expect(retries).toEqual([1, 2, 3]);
    expect(urls).toHaveLength(4);
  });
});
