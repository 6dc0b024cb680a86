import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from './harness/shared-browser.ts';

/** The script of the page. `tryCall` makes a call and returns how it ended. */
const PAGE = `
import { createManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
const provider = localProvider(location.origin);
const file = new Blob(['GIF89a']);
const upload = { file, channel: 'cats', title: 'A cat' };
const steps = [];
const calls = {
  signIn: (client) => client.signIn({ username: 'ann', password: 'p-secret' }),
  upload: (client) => client.uploadGif(upload),
  watchedUpload: (client) => client.uploadGif(upload, { onUploadProgress: (step) => steps.push(step) }),
};
export async function tryCall(name, auth) {
  const client = createManagementClient({ provider, auth });
  const outcome = await calls[name](client).then(() => 'resolved', ({ name, code }) => name + ' ' + code);
  return { outcome, steps };
}
`;

let script: string | undefined;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: import.meta.dirname },
    conditions: ['@zoetrope/source'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
  });
  script = outputFiles[0]?.text;
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['signIn', undefined],
  ['signIn', { csrfToken: 'c-secret' }],
  ['upload', { csrfToken: 'c-secret' }],
  ['watchedUpload', { csrfToken: 'c-secret' }],
  ['watchedUpload', { token: 't-secret' }],
])('sends nothing of %s to another origin after a redirect (%j) [S-9]', async (name, auth) => {
  const leaked: string[] = [];
  const otherOrigin = await listen((request, response) => {
    leaked.push(`${request.method} ${request.url}`);
    response.writeHead(200, {
      'Access-Control-Allow-Origin': String(request.headers.origin),
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'authorization, content-type, x-csrftoken, x-requested-with',
      'Content-Type': 'application/json',
    });
    response.end('{}');
  });
  const sent: string[] = [];
  const service = await listen((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(`<!doctype html><title>page</title><script>${script}</script>`);
      return;
    }
    sent.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.writeHead(307, { Location: otherOrigin + request.url }).end());
  });

  const page = await (await sharedBrowser()).newPage();
  onTestFinished(() => page.close());
  await page.goto(service);
  const { outcome, steps } = await page.evaluate(
    ([call, auth]) => (globalThis as unknown as { page: { tryCall: TryCall } }).page.tryCall(call, auth),
    [name, auth] as const,
  );
  expect(outcome).toBe('ZoetropeError network');
  expect(sent).toHaveLength(1);
  expect(leaked).toEqual([]);
  // No progress is reported for a file that reached no server.
  if (name === 'watchedUpload') expect(steps).toEqual([{ loaded: 0, total: 15 }]);
});

type TryCall = (
  call: string,
  auth: unknown,
) => Promise<{ readonly outcome: string; readonly steps: readonly unknown[] }>;
