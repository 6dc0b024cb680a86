import { connect } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { handleError } from './error-responses.ts';
import { listen } from './listen.ts';
import { limitBody } from './read-body.ts';

function createApp(ms: number) {
  const app = new Hono<AppEnv>();
  app.onError(handleError(pino({ enabled: false })));
  app.use('*', limitBody({ bytes: 10, ms }));
  app.post('/', async (c) => c.text(await c.req.text()));
  return app;
}

const stream = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  ({ method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' }) as RequestInit;

it('passes a body on unchanged', async () => {
  const app = createApp(1000);
  expect(await (await app.request('/', { method: 'POST', body: 'ten bytes.' })).text()).toBe('ten bytes.');
  expect((await app.request('/', { method: 'POST' })).status).toBe(200);
});

it.each([
  ['declares its length', { method: 'POST', body: 'eleven byte' }],
  ['does not declare its length', stream((controller) => controller.enqueue(new Uint8Array(4)))],
])('rejects a body that is too large and %s', async (_, init) => {
  const response = await createApp(1000).request('/', init as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'too-large', parameter: 'body' });
});

it('times out a body that never arrives', async () => {
  const never = stream(() => new Promise(() => {}));
  const response = await createApp(20).request('/', never);
  expect(response.status).toBe(408);
  expect(await response.json()).toMatchObject({ code: 'timeout', parameter: 'body' });
});

it('times out a slow sender, and serves others in the meantime', async () => {
  const server = await listen(createApp(150).fetch, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const port = Number(new URL(server.origin).port);
  const response = new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n');
      const drip = setInterval(() => socket.write('x'), 40);
      socket.once('data', (data) => {
        clearInterval(drip);
        socket.destroy();
        resolve(String(data));
      });
    });
    socket.once('error', reject);
  });
  expect(await (await fetch(server.origin, { method: 'POST', body: 'quick' })).text()).toBe('quick');
  expect(await response).toMatch(/^HTTP\/1\.1 408 /);
});
