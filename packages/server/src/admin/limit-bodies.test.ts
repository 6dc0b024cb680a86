import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManagementService, type ManagementService } from '../../testing/management/management-service.ts';
import { openSnapshot } from '../../testing/test-service.ts';
import { type Listening, listen } from '../http/listen.ts';

const MB = 1024 * 1024;
const UPLOAD_PATHS = ['/api/v1/gifs', '/imaging/trim', '/ajax/tags/prediction'];

let service: ManagementService;
let listening: Listening;
const sockets: Socket[] = [];

beforeAll(async () => {
  // The embedded database executes one statement at a time, so callers are authenticated in the order of their requests.
  service = await createManagementService(await openSnapshot());
  listening = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await listening.close();
  await service.close();
});

/** Sends the head of a request and the first byte of its body only. */
async function begin(path: string, headers: readonly string[]): Promise<{ socket: Socket; response: Promise<string> }> {
  const socket = connect(Number(new URL(listening.origin).port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  const type = 'Content-Type: multipart/form-data; boundary=x';
  socket.write(`${[`POST ${path} HTTP/1.1`, 'Host: x', type, ...headers].join('\r\n')}\r\n\r\nx`);
  return { socket, response: once(socket, 'data').then(String) };
}

const large = `Content-Length: ${20 * MB}`;
const authorization = async (username: string) => {
  const { token } = (await service.signedOut('POST', '/login', { body: { username, password: 'zoetrope-demo' } })).body;
  return `Authorization: Bearer ${token}`;
};
const postLargeFile = (headers: HeadersInit) =>
  fetch(`${listening.origin}/imaging/trim`, { method: 'POST', headers, body: new Uint8Array(20 * MB) });

describe('limitBodies', () => {
  it.each(UPLOAD_PATHS)(
    'rejects a large body for %s without reading it if the caller is signed out [S-9]',
    async (path) => {
      for (const headers of [[], ['Authorization: Bearer wrong'], ['Cookie: zoetrope_session=wrong']]) {
        const { response } = await begin(path, [large, ...headers]);
        expect(await response).toMatch(/^HTTP\/1\.1 40[13] /);
      }
    },
  );

  it('responds to a rejected large body without resetting the connection [S-9]', async () => {
    const rejected = await postLargeFile({});
    expect(rejected.status).toBe(401);
    expect(rejected.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await rejected.json()).toMatchObject({ code: 'auth', parameter: 'Authorization' });
  });

  it('reads at most four large bodies per account at a time, and rejects more [S-9]', async () => {
    const artistAuthorization = await authorization('art');
    const connections = await Promise.all(
      Array.from({ length: 4 }, () => begin(UPLOAD_PATHS[0] ?? '', [large, artistAuthorization])),
    );
    // When the service responds to the next request, it has read the heads of all earlier ones.
    await expect.poll(async () => (await postLargeFile(headersOf(artistAuthorization))).status).toBe(503);
    const rejected = await postLargeFile(headersOf(artistAuthorization));
    expect(rejected.headers.get('Retry-After')).toBe('10');
    expect(await rejected.json()).toMatchObject({ code: 'unavailable' });
    expect((await fetch(`${listening.origin}/login/check`, { headers: headersOf(artistAuthorization) })).status).toBe(
      200,
    );
    const small = { method: 'POST', headers: headersOf(artistAuthorization), body: new FormData() };
    expect((await fetch(`${listening.origin}/imaging/trim`, small)).status).toBe(400);
    expect((await postLargeFile(headersOf(await authorization('mo')))).status).toBe(400);

    for (const { socket } of connections) socket.destroy();
    await expect.poll(async () => (await postLargeFile(headersOf(artistAuthorization))).status).toBe(400);
  });
});

function headersOf(authorization: string): HeadersInit {
  return { Authorization: authorization.replace('Authorization: ', '') };
}
