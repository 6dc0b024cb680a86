import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { Worker as Thread } from 'node:worker_threads';
import { EdgeVM } from '@edge-runtime/vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBrowser } from '../../harness/open-page.mjs';
import { callClient } from './call-client.mjs';

const GIFS = {
  data: [{ id: 'one', type: 'gif' }],
  pagination: { count: 1, offset: 0, total_count: 1 },
  meta: { response_id: 'r' },
};
const EXPECTED = {
  ids: ['one'],
  isCached: true,
  standalone: 1,
  aborted: 'aborted',
  error: { code: 'not-found', status: 404 },
  video: 'A video',
};
const require = createRequire(import.meta.url);

let server;
let origin;
let script;
const requests = [];

/** Responds like the service, and serves the bundle to a page of the same origin. */
function respond({ url, method, headers }, response) {
  const { pathname } = new URL(url, 'http://server');
  requests.push(pathname);
  const send = (status, type, body) => response.writeHead(status, { 'Content-Type': type }).end(body);
  if (pathname === '/page') return send(200, 'text/html', '<!doctype html><title>page</title>');
  if (pathname === '/client.js') return send(200, 'text/javascript', script);
  if (pathname === '/worker.js')
    return send(
      200,
      'text/javascript',
      `${script};onmessage=async({data})=>postMessage(await client.callClient(data));`,
    );
  if (pathname === '/v1/gifs/missing') return send(404, 'application/json', '{"message":"There is no such GIF."}');
  if (pathname === '/oembed') return send(200, 'application/json', '{"title":"A video"}');
  if (pathname === '/v1/gifs/one/cta')
    return send(method === 'PUT' && headers.authorization === 'Bearer a-token' ? 200 : 401, 'application/json', '{}');
  send(200, 'application/json', JSON.stringify(GIFS));
}

beforeAll(async () => {
  // The bundler is the one of the repository. It bundles the packages that were unpacked here.
  const { build } = createRequire(new URL('../../../../../package.json', import.meta.url))('esbuild');
  const built = await build({
    entryPoints: [new URL('call-client.mjs', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    globalName: 'client',
    platform: 'browser',
    write: false,
  });
  script = built.outputFiles[0].text;
  server = createServer(respond);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

it('works in Node.js [C-1, C-12, E-21]', async () => {
  expect(await callClient(origin)).toEqual(EXPECTED);
});

it('works in Node.js with require() [C-1, C-12, E-21]', async () => {
  expect(await require('./call-client.mjs').callClient(origin)).toEqual(EXPECTED);
});

it('works in a worker thread [C-1, C-12, E-21]', async () => {
  const worker = new Thread(new URL('call-in-thread.mjs', import.meta.url), { workerData: origin });
  // Waits for both events at once, because the thread may exit before its message is handled.
  const [[message]] = await Promise.all([once(worker, 'message'), once(worker, 'exit')]);
  expect(message).toEqual(EXPECTED);
});

it('works in an edge runtime, which has neither window nor process [C-1, C-12, E-21]', async () => {
  const edge = new EdgeVM({ codeGeneration: { strings: false, wasm: false } });
  expect(edge.evaluate('typeof window + typeof process')).toBe('undefinedundefined');
  const before = requests.length;
  edge.evaluate(script);
  expect(requests).toHaveLength(before);
  expect(JSON.parse(await edge.evaluate(`client.callClient(${JSON.stringify(origin)}).then(JSON.stringify)`))).toEqual(
    EXPECTED,
  );
});

it('works in a page and in a web worker in Chromium, without side effects on load [C-1, C-12, E-21]', async () => {
  const browser = await connectBrowser();
  const page = await browser.newPage();
  const consoleErrors = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  await page.goto(`${origin}/page`);
  const before = await page.evaluate(() => Object.keys(window).length + sessionStorage.length);
  await page.addScriptTag({ url: '/client.js' });
  const after = await page.evaluate(() => Object.keys(window).length + sessionStorage.length);
  // The bundle itself adds one global.
  expect(after - before).toBe(1);
  expect(await page.evaluate((address) => window.client.callClient(address), origin)).toEqual(EXPECTED);
  const inWorker = await page.evaluate(
    (address) =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js');
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(address);
      }),
    origin,
  );
  expect(inWorker).toEqual(EXPECTED);
  expect(consoleErrors).toEqual([]);
});
