import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from './harness/shared-browser.ts';

const CODE = `
  import { createErrorReports } from '@zoetrope/analytics/error-reports';
  window.reports = createErrorReports({ dsn: window.DSN, sampleRate: window.RATE, release: 'e2e' });
`;

/** Returns the scripts of the page by file name. `main.js` is the entry, the others are loaded on demand. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: CODE, resolveDir: fileURLToPath(new URL('..', import.meta.url)), sourcefile: 'main.js' },
    conditions: ['@zoetrope/source'],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/out',
    entryNames: 'main',
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1) ?? '', text]));
}

let scripts: ReadonlyMap<string, string>;
beforeAll(async () => {
  scripts = await bundle();
});

/**
 * Local Network Access keeps a public page from 127.0.0.1, so the page uses a public name, which the test intercepts.
 */
const SERVICE = 'http://errors.example';

/** An endpoint of Sentry's protocol on this machine. */
async function startEndpoint() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (request.method === 'POST') bodies.push(body);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { bodies, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function openPage(url: string, { endpoint, rate }: { endpoint: string; rate: number }) {
  const browser = await sharedBrowser();
  const page: Page = await browser.newPage();
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  });
  const loaded: string[] = [];
  await page.route(`${SERVICE}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(SERVICE, endpoint) });
    await route.fulfill({ response });
  });
  await page.route('http://gifs.example**/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const script = scripts.get(name);
    if (script === undefined) {
      const html = `<!doctype html><script>DSN = '${SERVICE.replace('//', '//token@')}/7'; RATE = ${rate}</script><script type="module" src="/main.js"></script>`;
      return route.fulfill({ contentType: 'text/html', body: html });
    }
    loaded.push(name);
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.goto(url);
  return { page, loaded };
}

/** Throws an uncaught error in the page. */
const throwUncaught = (page: Page) =>
  page.evaluate(() => {
    console.warn('about to fail');
    setTimeout(() => {
      throw new TypeError('an error of the page');
    });
  });

it('reports an error of a sampled page to a Sentry-compatible service, and loads the Sentry client only then [N-9]', async () => {
  const { bodies, origin } = await startEndpoint();
  const { page, loaded } = await openPage('http://gifs.example/search?q=private', { endpoint: origin, rate: 1 });
  await page.waitForLoadState('networkidle');
  const first = loaded.length;
  expect(loaded.filter((name) => name.startsWith('sentry'))).toEqual([]);
  await throwUncaught(page);
  await expect.poll(() => bodies.length).toBe(1);
  expect(loaded.slice(first).some((name) => name.startsWith('sentry'))).toBe(true);
  const event = JSON.parse(bodies[0]?.split('\n')[2] ?? '');
  expect(event).toMatchObject({
    release: 'e2e',
    request: { url: 'http://gifs.example/search' },
    exception: { values: [{ type: 'TypeError', value: 'an error of the page', mechanism: { handled: false } }] },
    breadcrumbs: [{ message: 'about to fail', level: 'warning' }],
  });
});

it.each([
  ['is not sampled', 'http://gifs.example/', 0],
  ['has a port in its URL', 'http://gifs.example:8080/', 1],
])('neither loads the Sentry client nor reports if the page %s [N-9]', async (_, url, rate) => {
  const { bodies, origin } = await startEndpoint();
  const { page, loaded } = await openPage(url, { endpoint: origin, rate });
  await throwUncaught(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((name) => name.startsWith('sentry'))).toEqual([]);
  expect(bodies).toEqual([]);
});
