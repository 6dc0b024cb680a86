import {
  badGzip,
  drip,
  endless,
  type Fault,
  type FaultServer,
  gzipBomb,
  hangUp,
  inChunks,
  json,
  once,
  reply,
  reset,
  resetInBody,
  send,
  silence,
  slowHead,
  stall,
  startFaultServer,
  truncated,
  truncatedChunks,
} from '@zoetrope/testkit/fault-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from './error.ts';
import { request } from './request.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const GOOD = { word: 'Größe 🎞️', filler: 'x'.repeat(200) };
const good = json(GOOD);
const body = JSON.stringify(GOOD);
const html = '<!doctype html><title>Sign in to the hotel</title>';
const retryAfter = (value: string, status = 503) => json({}, status, { 'Retry-After': value });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

interface Row {
  readonly name: string;
  readonly fault: Fault;
  /** Undefined: right data. */
  readonly code?: ErrorCode;
  readonly status?: number;
  readonly requests: number;
}

/** Faults of a network and of the servers on it, and how each call has to end. Two retries, 10 ms apart. */
const rows: readonly Row[] = [
  { name: '500 once', fault: once(reply(500), good), requests: 2 },
  { name: '503, Retry-After 0 once', fault: once(retryAfter('0'), good), requests: 2 },
  { name: '429, Retry-After 3600', fault: retryAfter('3600', 429), code: 'rate-limit', status: 429, requests: 1 },
  { name: '503, Retry-After in an hour', fault: retryAfter(inSeconds(3600)), code: 'http', status: 503, requests: 1 },
  { name: '503, Retry-After malformed', fault: once(retryAfter('soon'), good), requests: 2 },
  { name: '503, Retry-After -5', fault: once(retryAfter('-5'), good), requests: 2 },
  { name: '503, Retry-After in the past', fault: once(retryAfter(inSeconds(-100)), good), requests: 2 },
  { name: 'never answers', fault: silence, code: 'timeout', requests: 3 },
  { name: 'hangs once', fault: once(silence, good), requests: 2 },
  { name: 'head byte by byte', fault: slowHead(20), code: 'timeout', requests: 3 },
  { name: 'body stalls', fault: stall(body), code: 'timeout', requests: 3 },
  { name: 'body drips', fault: drip(body, 20), code: 'timeout', requests: 3 },
  { name: 'body stalls once', fault: once(stall(body), good), requests: 2 },
  { name: 'body truncated', fault: truncated(body), code: 'network', requests: 3 },
  { name: 'chunks truncated', fault: truncatedChunks(body), code: 'network', requests: 3 },
  { name: 'body truncated once', fault: once(truncated(body), good), requests: 2 },
  { name: 'garbage', fault: reply(200, JSON_TYPE, '{"data":[1,2'), code: 'parse', status: 200, requests: 1 },
  { name: 'two values', fault: reply(200, JSON_TYPE, `${body}${body}`), code: 'parse', status: 200, requests: 1 },
  { name: 'HTML with 200', fault: reply(200, { 'Content-Type': 'text/html' }, html), code: 'parse', requests: 1 },
  {
    name: 'JSON labelled as text',
    fault: reply(200, { 'Content-Type': 'text/plain' }, body),
    code: 'parse',
    requests: 1,
  },
  {
    name: 'JSON labelled as HTML',
    fault: reply(200, { 'Content-Type': 'text/html' }, body),
    code: 'parse',
    requests: 1,
  },
  { name: 'HTML with 502', fault: reply(502, { 'Content-Type': 'text/html' }, html), code: 'http', requests: 3 },
  { name: '503 without a type', fault: reply(503), code: 'http', status: 503, requests: 3 },
  { name: 'an image', fault: reply(200, { 'Content-Type': 'image/gif' }, 'GIF89a'), code: 'parse', requests: 1 },
  { name: 'empty 200', fault: reply(200, JSON_TYPE), code: 'parse', status: 200, requests: 1 },
  { name: 'JSON without a type', fault: reply(200, {}, body), requests: 1 },
  { name: 'bad gzip', fault: badGzip, code: 'network', requests: 3 },
  { name: 'gzip bomb of 50 MB', fault: gzipBomb(50_000_000), code: 'parse', requests: 1 },
  { name: 'endless body', fault: endless, code: 'parse', requests: 1 },
  { name: 'reset', fault: reset, code: 'network', requests: 3 },
  { name: 'reset once', fault: once(reset, good), requests: 2 },
  { name: 'hang-up', fault: hangUp, code: 'network', requests: 3 },
  { name: 'reset in the body', fault: resetInBody(body), code: 'network', requests: 3 },
  { name: 'reset in the body once', fault: once(resetInBody(body), good), requests: 2 },
  { name: 'byte order mark', fault: reply(200, JSON_TYPE, `\uFEFF${body}`), requests: 1 },
  { name: 'characters cut in two', fault: inChunks(body, 3), requests: 1 },
  {
    name: 'JSON of another kind',
    fault: reply(200, { 'Content-Type': 'application/problem+json' }, body),
    requests: 1,
  },
];

const byPath = Object.fromEntries(rows.map((row, index) => [`/${index}`, row.fault]));
let server: FaultServer;
let otherOrigin: FaultServer;

beforeAll(async () => {
  otherOrigin = await startFaultServer({ '/target': good });
  server = await startFaultServer({
    ...byPath,
    '/loop': (socket) => send(socket, 302, { Location: '/loop' }),
    '/elsewhere': (socket) => send(socket, 302, { Location: `${otherOrigin.origin}/target` }),
    '/no-content': (socket) => send(socket, 204, {}),
  });
});

afterAll(async () => {
  await server.close();
  await otherOrigin.close();
});

const quick = { timeout: 400, totalTimeout: 2_000, maxBytes: 1_000_000, retry: { delay: () => 10 } };

describe('a call over a bad network', () => {
  it.each(rows.map((row, index) => ({ ...row, path: `/${index}` })))(
    '$name: ends as it should [C-1]',
    async ({ path, code, status, requests }) => {
      const url = `${server.origin}${path}?api_key=secret-key-1`;
      const started = performance.now();
      const ending = await request(url, quick).then(
        ({ data }) => ({ data }),
        (error) => ({ code: error.code, status: error.status, text: `${error.message} ${error.url} ${error.stack}` }),
      );
      expect(performance.now() - started).toBeLessThan(2_500);
      if (code === undefined) expect(ending).toEqual({ data: GOOD });
      else expect(ending).toMatchObject(status === undefined ? { code } : { code, status });
      expect(JSON.stringify(ending)).not.toContain('secret-key-1');
      expect(server.requests(path)).toHaveLength(requests);
    },
  );

  it('follows a redirect loop once, and does not walk it again [C-1]', async () => {
    const patient = { ...quick, timeout: 10_000, totalTimeout: 20_000 };
    await expect(request(`${server.origin}/loop`, patient)).rejects.toMatchObject({ code: 'network' });
    expect(server.requests('/loop').length).toBeLessThanOrEqual(21);
  });

  it('follows a redirect to another origin without a secret [C-1]', async () => {
    expect((await request(`${server.origin}/elsewhere`, quick)).data).toEqual(GOOD);
  });

  it.each([
    ['a token', { headers: { Authorization: 'Bearer token' } }],
    ['a password', { headers: { 'X-Password': 'pass' } }],
    ['a cookie', { credentials: 'include' as const }],
  ])('takes %s to no other origin [S-9]', async (_, options) => {
    const before = otherOrigin.requests('/target').length;
    await expect(request(`${server.origin}/elsewhere`, { ...quick, ...options, retry: false })).rejects.toMatchObject({
      code: 'network',
    });
    expect(otherOrigin.requests('/target').slice(before)).toEqual([]);
  });

  it('gives undefined for an answer without content [S-9]', async () => {
    const { status, data } = await request(`${server.origin}/no-content`);
    expect([status, data]).toEqual([204, undefined]);
  });

  it('reports a port where nobody listens [C-1]', async () => {
    const gone = await startFaultServer({});
    await gone.close();
    await expect(request(gone.origin, quick)).rejects.toMatchObject({
      code: 'network',
      status: 0,
      cause: expect.any(Error),
    });
  });

  it('reports a name that does not exist [C-1]', async () => {
    await expect(request('http://zoetrope.invalid/', { ...quick, retry: false })).rejects.toMatchObject({
      code: expect.stringMatching(/network|timeout/),
    });
  });

  it.each([
    '/v1/gifs?api_key=secret-key-1',
    'http://[?api_key=secret-key-1',
    'http://u:p@h.invalid/?api_key=secret-key-1',
  ])('keeps the key out of the error for the impossible address %s [K-1]', async (url) => {
    const error = await request(url, { retry: false }).catch((each: Error) => each);
    expect(error).toMatchObject({ code: 'network' });
    const texts = [];
    for (
      let each = error as { message?: string; stack?: string; cause?: object; input?: string } | undefined;
      each;
      each = each.cause
    ) {
      texts.push(each.message, each.stack, each.input);
    }
    expect(texts.join()).not.toContain('secret-key-1');
  });

  it.each([400, 401, 403, 404, 410, 422, 451])('does not repeat a call answered with %i [K-1]', async (status) => {
    const refusing = await startFaultServer({ '/x': reply(status) });
    await expect(request(`${refusing.origin}/x`, quick)).rejects.toMatchObject({ status });
    expect(refusing.requests('/x')).toHaveLength(1);
    await refusing.close();
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('repeats a call answered with %i [C-1]', async (status) => {
    const recovering = await startFaultServer({ '/x': once(reply(status), good) });
    expect((await request(`${recovering.origin}/x`, quick)).data).toEqual(GOOD);
    await recovering.close();
  });

  it.each(['POST', 'PUT', 'DELETE'])('never repeats a %s [S-9]', async (method) => {
    const failing = await startFaultServer({ '/x': reply(503) });
    await expect(request(`${failing.origin}/x`, { ...quick, method, body: '{}' })).rejects.toMatchObject({
      code: 'http',
    });
    expect(failing.requests('/x')).toHaveLength(1);
    await failing.close();
  });

  it('waits as long as Retry-After asks [C-1]', async () => {
    const busy = await startFaultServer({ '/x': once(retryAfter('1'), good) });
    const started = performance.now();
    await request(`${busy.origin}/x`, quick);
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    await busy.close();
  });

  it('leaves no connection behind when it stops reading [C-1]', async () => {
    const wasteful = await startFaultServer({ '/x': endless, '/y': stall(body) });
    await request(`${wasteful.origin}/x`, quick).catch(() => {});
    await request(`${wasteful.origin}/y`, { ...quick, retry: false }).catch(() => {});
    await expect.poll(() => wasteful.openExchanges()).toBe(0);
    await wasteful.close();
  });
});
