import { request } from 'node:http';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { ServerError } from '../server-error.ts';
import { listen } from './listen.ts';

const local = { port: 0, host: '127.0.0.1' };

it('finishes pending responses before it closes', async () => {
  let respond = (_: Response) => {};
  let onRequest = () => {};
  const received = new Promise<void>((resolve) => {
    onRequest = resolve;
  });
  const server = await listen(() => {
    onRequest();
    return new Promise((resolve) => {
      respond = resolve;
    });
  }, local);
  const response = fetch(server.origin);
  await received;
  const closed = server.close();
  respond(new Response('done'));
  expect(await (await response).text()).toBe('done');
  await closed;
  await expect(fetch(server.origin)).rejects.toThrow();
});

it('queues 1,000 connections while the process is busy', async () => {
  const server = await listen(() => new Response(), local);
  onTestFinished(() => server.close());
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(
    `const { workerData: { port, flag } } = require('node:worker_threads');
    let connected = 0;
    for (let index = 0; index < 1000; index += 1) {
      require('node:net').connect(port, '127.0.0.1', () => {
        connected += 1;
        if (connected < 1000) return;
        Atomics.store(flag, 0, 1);
        Atomics.notify(flag, 0);
      });
    }`,
    { eval: true, workerData: { port: Number(new URL(server.origin).port), flag } },
  );
  onTestFinished(async () => void (await client.terminate()));
  // Blocks the event loop, so that the server accepts nothing meanwhile.
  expect(Atomics.wait(flag, 0, 0, 20_000)).toBe('ok');
});

it('names the busy port in the error', async () => {
  const first = await listen(() => new Response(), local);
  onTestFinished(() => first.close());
  const port = Number(new URL(first.origin).port);
  await expect(listen(() => new Response(), { ...local, port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use by another program.`,
  );
});

it('throws a ServerError if it cannot listen on an address', async () => {
  await expect(listen(() => new Response(), { port: 0, host: '192.0.2.1' })).rejects.toBeInstanceOf(ServerError);
});

it.each(['a b', '[', '', 'x/y', 'user@host', 'a\tb'])(
  'keeps serving after a request with the Host %j',
  async (host) => {
    const server = await listen(({ url }) => new Response(url), local);
    onTestFinished(() => server.close());
    const port = Number(new URL(server.origin).port);
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text.slice(9, 12)));
      socket.on('error', reject);
    });
    expect(['200', '400']).toContain(status);
    const after = await new Promise((resolve) =>
      request(server.origin, (incoming) => resolve(incoming.statusCode)).end(),
    );
    expect(after).toBe(200);
  },
);
