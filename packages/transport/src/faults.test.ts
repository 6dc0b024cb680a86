import {
  endless,
  type FaultServer,
  json,
  once,
  reply,
  send,
  stall,
  startFaultServer,
} from '@zoetrope/testkit/fault-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from './request.ts';

const GOOD = { word: 'Größe 🎞️' };
const goodJson = json(GOOD);
const quick = { timeout: 400, totalTimeout: 2_000, maxBytes: 1_000_000, retry: { delay: () => 10 } };
/** For faults that do not depend on time, on a busy machine too. */
const patient = { ...quick, timeout: 10_000, totalTimeout: 20_000 };

let server: FaultServer;
let otherOrigin: FaultServer;

beforeAll(async () => {
  otherOrigin = await startFaultServer({ '/target': goodJson });
  server = await startFaultServer({
    '/loop': (socket) => send(socket, { status: 302, headers: { Location: '/loop' } }),
    '/elsewhere': (socket) => send(socket, { status: 302, headers: { Location: `${otherOrigin.origin}/target` } }),
    '/no-content': (socket) => send(socket, { status: 204, headers: {} }),
  });
});

afterAll(async () => {
  await server.close();
  await otherOrigin.close();
});

describe('request errors, redirects and retries', () => {
  it('does not retry a redirect loop [C-1]', async () => {
    await expect(request(`${server.origin}/loop`, patient)).rejects.toMatchObject({ code: 'network' });
    expect(server.requests('/loop').length).toBeLessThanOrEqual(21);
  });

  it('follows a cross-origin redirect of a read without secrets [C-1]', async () => {
    expect((await request(`${server.origin}/elsewhere`, patient)).data).toEqual(GOOD);
  });

  it.each([
    ['a token', { headers: { Authorization: 'Bearer token' } }],
    ['a password', { headers: { 'X-Password': 'pass' } }],
    ['a cookie', { credentials: 'include' as const }],
    ['a written body', { method: 'POST', body: 'password' }],
    ['a deletion', { method: 'delete' }],
  ])('does not send %s to another origin [S-9]', async (_, options) => {
    const before = otherOrigin.requests('/target').length;
    await expect(request(`${server.origin}/elsewhere`, { ...patient, ...options, retry: false })).rejects.toMatchObject(
      {
        code: 'network',
      },
    );
    expect(otherOrigin.requests('/target').slice(before)).toEqual([]);
  });

  it('resolves with undefined data for 204 No Content [S-9]', async () => {
    const { status, data } = await request(`${server.origin}/no-content`);
    expect([status, data]).toEqual([204, undefined]);
  });

  it('reports a refused connection as a network error [C-1]', async () => {
    const closedServer = await startFaultServer({});
    await closedServer.close();
    await expect(request(closedServer.origin, patient)).rejects.toMatchObject({
      code: 'network',
      status: 0,
      message: expect.stringMatching(/^fetch failed: .*ECONNREFUSED/),
    });
  });

  it('reports an unknown host as a network error [C-1]', async () => {
    await expect(request('http://zoetrope.invalid/', { ...quick, retry: false })).rejects.toMatchObject({
      code: expect.stringMatching(/network|timeout/),
    });
  });

  it.each([
    '/v1/gifs?api_key=secret-key-1',
    'http://[?api_key=secret-key-1',
    'http://u:p@h.invalid/?api_key=secret-key-1',
  ])('redacts the key in the error for the invalid URL %s [K-1]', async (url) => {
    const error = await request(url, { retry: false }).catch((reason: Error) => reason);
    expect(error).toMatchObject({ code: 'network' });
    const texts = [];
    for (
      let current = error as { message?: string; stack?: string; cause?: object; input?: string } | undefined;
      current;
      current = current.cause
    ) {
      texts.push(current.message, current.stack, current.input);
    }
    expect(texts.join()).not.toContain('secret-key-1');
  });

  it.each([400, 401, 403, 404, 410, 422, 451])('does not retry after status %i [K-1]', async (status) => {
    const refusing = await startFaultServer({ '/x': reply(status) });
    await expect(request(`${refusing.origin}/x`, patient)).rejects.toMatchObject({ status });
    expect(refusing.requests('/x')).toHaveLength(1);
    await refusing.close();
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('retries after status %i [C-1]', async (status) => {
    const recovering = await startFaultServer({ '/x': once(reply(status), goodJson) });
    expect((await request(`${recovering.origin}/x`, patient)).data).toEqual(GOOD);
    await recovering.close();
  });

  it.each(['POST', 'PUT', 'DELETE'])('never retries a %s [S-9]', async (method) => {
    const failing = await startFaultServer({ '/x': reply(503) });
    await expect(request(`${failing.origin}/x`, { ...patient, method, body: '{}' })).rejects.toMatchObject({
      code: 'http',
    });
    expect(failing.requests('/x')).toHaveLength(1);
    await failing.close();
  });

  it('waits for the duration in Retry-After [C-1]', async () => {
    const busy = await startFaultServer({ '/x': once(reply(503, { 'Retry-After': '1' }), goodJson) });
    const started = performance.now();
    await request(`${busy.origin}/x`, patient);
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    await busy.close();
  });

  it('closes the connection when it stops reading [C-1]', async () => {
    const wasteful = await startFaultServer({ '/x': endless, '/y': stall('{"data":[1,2]}') });
    await request(`${wasteful.origin}/x`, quick).catch(() => {});
    await request(`${wasteful.origin}/y`, { ...quick, retry: false }).catch(() => {});
    await expect.poll(() => wasteful.openExchanges()).toBe(0);
    await wasteful.close();
  });
});
