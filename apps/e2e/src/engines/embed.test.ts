import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useEngine } from './harness/use-engine.ts';

const { page, site } = useEngine();

/** The paths that the service was asked for, through a proxy that passes the Host header. */
const requested: string[] = [];
let service = '';
beforeAll(async () => {
  const { hostname, port } = new URL(inject('server'));
  const proxy = createServer((incoming, outgoing) => {
    requested.push(incoming.url ?? '/');
    const { method, url: path, headers } = incoming;
    const upstream = forward({ hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  service = `http://127.0.0.1:${address.port}`;
  return () => proxy.close();
});
afterAll(() => {
  requested.length = 0;
});

/** Frames a page of the service in a page of another site. */
async function frame(path: string, { sandbox, width = 480, height = 480 }: FrameOptions = {}): Promise<void> {
  await page().goto(`${site().origin}/empty`);
  await page().evaluate(
    (src, flags, size) => {
      const element = document.createElement('iframe');
      if (flags !== null) element.setAttribute('sandbox', flags);
      Object.assign(element, { src, ...size });
      element.style.border = '0';
      document.body.style.margin = '0';
      document.body.replaceChildren(element);
    },
    service + path,
    sandbox ?? null,
    { width: String(width), height: String(height) },
  );
}

interface FrameOptions {
  readonly sandbox?: string;
  readonly width?: number;
  readonly height?: number;
}

describe('the pages of the service in a sandboxed frame, which has an opaque origin', () => {
  it.each([
    ['an embed', '/embed/coffee-first', ''],
    ['an embed with scripts', '/embed/angry-grrr', 'allow-scripts'],
  ])('load the media of %s [E-1]', async (_, path, sandbox) => {
    requested.length = 0;
    await frame(path, { sandbox });
    await expect.poll(() => requested.filter((url) => url.startsWith('/media/'))).not.toEqual([]);
  });

  it('connect to the collector of the service [E-1]', async () => {
    requested.length = 0;
    await frame('/embed/coffee-first', { sandbox: 'allow-scripts' });
    await expect.poll(() => requested.filter((url) => url.includes('pingback'))).not.toEqual([]);
  });
});
