import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../harness/start-service.ts';
import { openEmbed } from './open-embed.ts';

const PATH = '/zoo';
const PASSWORD = 'zoetrope-demo';

let folder: string;
let service: Awaited<ReturnType<typeof startService>>;
let proxy: Server;
/** The public URL of the service: a path of the proxy. */
let site: string;
/** Paths of requests that were not below the public URL. */
let strays: string[] = [];
/** A server on another origin, without CORS headers. */
let counter: Server;
/** The URL for page views. */
let pageViews: string;
/** The bodies and cookies of page views that it received. */
const received: { readonly view: { readonly page_path: string }; readonly cookie: string | undefined }[] = [];

function startCounter(): Server {
  return createServer(async (incoming, response) => {
    received.push({ view: JSON.parse(await text(incoming)), cookie: incoming.headers.cookie });
    response.end();
  });
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Removes the path from requests, as a proxy in front of several services does. */
function startProxy(): Server {
  return createServer((incoming, response) => {
    const { method, url = '', headers } = incoming;
    if (!url.startsWith(`${PATH}/`)) {
      strays.push(url);
      response.writeHead(404).end();
      return;
    }
    const target = new URL(service.origin + url.slice(PATH.length));
    const outgoing = request(target, { method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    outgoing.once('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-site-path-'));
  proxy = startProxy().listen(0, '127.0.0.1');
  counter = startCounter().listen(0);
  site = `http://127.0.0.1:${await portOf(proxy)}${PATH}`;
  pageViews = `http://localhost:${await portOf(counter)}/views`;
  service = await startService(folder, {
    ...process.env,
    ZOETROPE_SITE_URL: site,
    ZOETROPE_PAGE_VIEWS: pageViews,
  });
});
beforeEach(() => {
  strays = [];
});
afterAll(async () => {
  for (const server of [proxy, counter]) {
    server.closeAllConnections();
    server.close();
  }
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a page below the site URL, with its console errors. */
async function open(path: string) {
  const consoleErrors: string[] = [];
  const { page, context } = await openEmbed(site + path, {
    prepare: async (opened) => {
      opened.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
    },
  });
  return { page, context, consoleErrors };
}

/** URLs of the pictures that the page has loaded. A tile has a second one, hidden, which is not loaded. */
const loadedPictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ currentSrc, src }) => currentSrc || src),
    );

/** All URLs of the proxy in a JSON document. */
const ownUrls = (body: string) => body.match(/http:\/\/127\.0\.0\.1[^"\\ ]*/g) ?? [];

describe('a service whose site URL has a path, behind a proxy that removes it', () => {
  it('serves pages whose links, search and media are below the path', async () => {
    const { page, consoleErrors } = await open('/');
    await expect.poll(() => loadedPictures(page)).toContainEqual(expect.stringContaining(`${site}/media/`));
    await page.getByRole('searchbox').fill('coffee');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/?q=coffee`);
    await page.locator('.tiles a').first().click();
    await page.waitForURL(`${site}/gifs/**`);
    await page.locator('.tags a').first().click();
    await page.waitForURL(`${site}/?q=*`);
    await page.getByRole('link', { name: 'Stickers' }).click();
    await page.waitForURL(`${site}/?*type=stickers*`);
    await page.getByRole('link', { name: 'Zoetrope' }).click();
    await page.waitForURL(`${site}/`);
    await page.goto(`${site}/channel/zoohop`);
    await expect.poll(() => loadedPictures(page)).toContainEqual(expect.stringContaining(`${site}/media/`));
    await page.goto(`${site}/gifs/no-such-gif`);
    await page.getByRole('link', { name: 'See what is trending' }).click();
    await page.waitForURL(`${site}/`);
    expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);
    expect(strays.filter((path) => path !== '/favicon.ico')).toEqual([]);
  });

  it('serves embed pages whose script, API calls, media and events are below the path', async () => {
    const posts: string[] = [];
    const { page, consoleErrors } = await open('/embed/coffee-first');
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url() !== pageViews) posts.push(sent.url());
    });
    await page.locator('[data-zoetrope-live]').waitFor();
    await page.mouse.move(100, 120);
    await page.getByRole('link', { name: 'Related Gifs' }).click();
    await page.locator('.tiles li').nth(5).waitFor();
    await expect.poll(() => posts.length).toBeGreaterThan(0);
    for (const url of posts) expect(url).toContain(`${site}/v2/pingback?`);
    expect(consoleErrors).toEqual([]);
    expect(strays).toEqual([]);
  });

  it('posts the page view of an embed page, without the path of the site, to the configured URL [N-7] [N-8]', async () => {
    const { page } = await open('/embed/coffee-first/twitter/iframe?utm=1');
    await page.locator('[data-zoetrope-live]').waitFor();
    const view = { event: 'page_view', page_path: '/embed/coffee-first/twitter/iframe', page_mode: 'embed' };
    const ofThisPage = () => received.filter((each) => each.view.page_path.endsWith('/iframe'));
    await expect.poll(ofThisPage).toEqual([{ view, cookie: undefined }]);
  });

  it('returns only URLs below the path from the API and from oEmbed', async () => {
    const paths = [
      '/v1/gifs/trending?api_key=zoetrope-web',
      '/v2/featured?key=zoetrope-web',
      '/v2/categories?key=zoetrope-web',
      `/services/oembed?url=${encodeURIComponent(`${site}/gifs/coffee-first`)}`,
    ];
    for (const path of paths) {
      const response = await fetch(site + path);
      expect(response.status, path).toBe(200);
      const urls = ownUrls(await response.text());
      expect(urls.length, path).toBeGreaterThan(0);
      expect(
        urls.filter((url) => !url.startsWith(site)),
        path,
      ).toEqual([]);
    }
  });

  it('describes the API below the path', async () => {
    const response = await fetch(`${site}/openapi.json`);
    expect(await response.json()).toMatchObject({ servers: [{ url: site }] });
  });

  it('sends the requests of the API page below the path', async () => {
    const { page, consoleErrors } = await open('/docs');
    await page.getByText('/v1/trending/searches', { exact: true }).click();
    await page.getByRole('button', { name: 'Try GET /v1/trending/searches' }).click();
    await page.getByText(`200 from ${PATH}/v1/trending/searches`).waitFor();
    expect(consoleErrors).toEqual([]);
    expect(strays).toEqual([]);
  });

  it('limits the session cookie to the path, and sends it with later requests', async () => {
    const { page, context } = await open('/');
    await page.goto(`${site}/logo.svg`);
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const signIn = { username: 'ada', password: PASSWORD };
    const response = await context.request.post(`${site}/login`, { headers, data: signIn });
    expect(response.status()).toBe(200);
    expect((await context.cookies(`${site}/login/check`)).map(({ path }) => path)).toEqual([PATH]);
    expect(await context.cookies(new URL('/', site).href)).toEqual([]);
    const check = await context.request.get(`${site}/login/check`, { headers });
    expect(await check.json()).toMatchObject({ logged_in: true });
  });
});
