import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProvidedService, startProvidedService } from '../../../testing/provided-service.ts';

let harness: ProvidedService;
beforeAll(async () => {
  harness = await startProvidedService();
});
afterAll(() => harness.close());

describe('proxied media', () => {
  const media = `/upstream-media/`;
  const urlOf = async () => {
    harness.respondWithJson(harness.page(['one']));
    const { data } = await harness.proxied.list('/v1/gifs/trending');
    return String(data[0]?.images?.original?.url);
  };

  it('links proxied media in responses and serves it unchanged, also in ranges', async () => {
    const url = await urlOf();
    expect(url).toContain(`http://zoetrope.test${media}`);
    harness.fake.respondWith((_, response) =>
      response
        .writeHead(206, {
          'Content-Type': 'image/gif',
          'Content-Range': 'bytes 0-2/9',
          'Set-Cookie': 'a=1',
          ETag: '"x"',
        })
        .end('GIF'),
    );
    const response = await harness.proxied.app.request(url, {
      headers: { Range: 'bytes=0-2', Cookie: 'b=2', Referer: 'https://site.example/' },
    });
    expect(await response.text()).toBe('GIF');
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe('bytes 0-2/9');
    expect(response.headers.has('Set-Cookie')).toBe(false);
    const [request] = harness.fake.requests;
    expect(request?.url).toBe('/media/one.gif?cid=1');
    expect(request?.headers).toMatchObject({ range: 'bytes=0-2', 'user-agent': 'zoetrope-server' });
    expect(Object.keys(request?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(request?.headers.referer).toBeUndefined();
  });

  it.each<[string, number, (response: ServerResponse) => unknown]>([
    ['a redirect', 502, (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['HTML', 502, (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>')],
    ['SVG', 502, (response) => response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end('<svg/>')],
    ['a missing file', 404, (response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('no')],
  ])('does not serve proxied media for %s', async (_, status, respond) => {
    const url = await urlOf();
    harness.fake.respondWith((_request, response) => respond(response));
    expect((await harness.proxied.app.request(url)).status).toBe(status);
  });

  it('belongs to the provider only, and is off by default', async () => {
    const evil = `http://zoetrope.test${media}${encodeURIComponent('http://127.0.0.1:1')}/x.gif`;
    expect((await harness.proxied.app.request(evil)).status).toBe(404);
    const url = await urlOf();
    harness.fake.respondWith((_, response) => response.end());
    expect((await harness.service.app.request(url)).status).toBe(404);
    expect(harness.fake.requests).toHaveLength(0);
  });
});
