import type { ServerResponse } from 'node:http';
import { gif } from '@zoetrope/fetch-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER_KEY, type ProvidedService, startProvidedService } from '../../../testing/provided-service.ts';

let harness: ProvidedService;
beforeAll(async () => {
  harness = await startProvidedService();
});
afterAll(() => harness.close());

describe('a failing provider', () => {
  const html = { 'Content-Type': 'text/html' };
  it.each([
    [401, 502, 'upstream'],
    [403, 502, 'upstream'],
    [400, 400, 'validation'],
    [404, 404, 'not-found'],
    [414, 414, 'validation'],
    [451, 451, 'upstream'],
    [302, 502, 'upstream'],
    [500, 502, 'upstream'],
    [503, 502, 'upstream'],
  ])('responds to an upstream %i with %i', async (status, expected, code) => {
    harness.respondWithJson(
      JSON.stringify({ message: `wrong key ${PROVIDER_KEY}` }),
      { Location: 'http://127.0.0.1:1/elsewhere', 'Retry-After': '9999' },
      status,
    );
    const response = await harness.service.requestError('/v1/gifs/trending');
    expect({ status: response.status, code: response.body.code }).toEqual({ status: expected, code });
    expect(JSON.stringify(response.body)).not.toContain('secret');
    expect(response.body.meta.response_id).toBe('');
  });

  it('responds to an upstream 429 with 503 and its Retry-After', async () => {
    harness.respondWithJson('{"message":"API rate limit exceeded"}', { 'Retry-After': '120' }, 429);
    const { status, headers, body } = await harness.service.requestError('/v1/gifs/trending');
    expect({ status, code: body.code, retry: headers.get('Retry-After') }).toEqual({
      status: 503,
      code: 'unavailable',
      retry: '120',
    });
    expect(harness.fake.requests).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['a page of HTML', (response) => response.writeHead(200, html).end('<h1>Sign in</h1>')],
    ['half a response', (response) => response.writeHead(200).end('{"data":[')],
    ['nothing', (response) => response.writeHead(200).end()],
    ['too much', (response) => response.writeHead(200).end(`"${'x'.repeat(3_000_001)}"`)],
    ['a reset', (response) => response.socket?.resetAndDestroy()],
  ])('responds with 502 to an upstream response with %s', async (_, fail) => {
    harness.fake.respondWith((_request, response) => fail(response));
    const response = await harness.service.requestError('/v1/gifs/trending');
    expect({ status: response.status, code: response.body.code }).toEqual({ status: 502, code: 'upstream' });
  });

  it('retries an upstream call after one failure', async () => {
    let count = 0;
    harness.fake.respondWith((_, response) => {
      count += 1;
      if (count === 1) response.writeHead(500).end('{}');
      else response.end(JSON.stringify({ data: harness.gifOf('one'), meta: { response_id: 'r' } }));
    });
    expect((await gif(harness.connect(), 'one')).data.id).toBe('one');
    expect(count).toBe(2);
  });

  it('aborts an upstream call when the caller disconnects', async () => {
    const caller = new AbortController();
    const closed = new Promise<void>((resolve) => {
      harness.fake.respondWith((_, response) => {
        response.once('close', resolve);
        caller.abort();
      });
    });
    const response = harness.service.request('/v1/gifs/trending', { signal: caller.signal });
    await closed;
    expect((await response).status).toBe(408);
  });

  it('logs upstream failures without the key', () => {
    expect(harness.log.join('\n')).toContain('Fake does not permit this service to make the call.');
    expect(harness.log.join('\n')).not.toMatch(/secret/);
  });
});
