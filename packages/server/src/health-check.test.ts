import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { type Listening, listen } from './http/listen.ts';

let database: OpenDatabase;
let service: TestService;
let server: Listening;
beforeAll(async () => {
  database = await openTestDatabase();
  service = createTestService(database);
  server = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

/** Sends a request as it is, and resolves with the status and body of the response. */
function send(...lines: readonly string[]): Promise<{ readonly status: string; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(server.origin);
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: head.slice(9, 12), body });
    });
    socket.on('error', reject);
  });
}

const OK = { status: '200', body: '{"status":"ok"}' };

describe('a health check', () => {
  it.each([
    ['plain httpchk of HAProxy', ['OPTIONS / HTTP/1.0'], OK],
    ['httpchk with a path', ['OPTIONS /healthz HTTP/1.0'], OK],
    ['httpchk with GET', ['GET /healthz HTTP/1.0'], OK],
    ['httpchk with HEAD', ['HEAD /healthz HTTP/1.0'], { ...OK, body: '' }],
    ['a query and a trailing slash', ['GET /healthz/?from=balancer HTTP/1.0'], OK],
    ['an empty Host', ['GET /healthz HTTP/1.1', 'Host:', 'Connection: close'], OK],
    ['a host in the request target', ['GET http://zoetrope.test/healthz HTTP/1.0'], OK],
    [
      'a host in the request target and an IP address as Host',
      ['GET http://10.0.0.7:8787/healthz HTTP/1.1', 'Host: 10.0.0.7:8787', 'Connection: close'],
      OK,
    ],
    ['nginx', ['GET /healthz HTTP/1.0', 'Host: zoetrope_backend', 'Connection: close'], OK],
    [
      'AWS',
      [
        'GET /healthz HTTP/1.1',
        'Host: 10.0.0.7:8787',
        'Connection: close',
        'User-Agent: ELB-HealthChecker/2.0',
        'Accept-Encoding: gzip, compressed',
      ],
      OK,
    ],
    [
      'Google Cloud',
      ['GET /healthz HTTP/1.1', 'Host: [fd00::7]:8787', 'Connection: close', 'User-Agent: GoogleHC/1.0'],
      OK,
    ],
  ])('responds 200 to a health check with %s', async (_, lines, expected) => {
    expect(await send(...lines)).toEqual(expected);
  });

  it.each(['OPTIONS /', 'OPTIONS /healthz', 'GET /healthz'])(
    'responds 503 to a health check by %s without a database',
    async (target) => {
      const query = vi.spyOn(database.db.getExecutor(), 'executeQuery');
      onTestFinished(() => query.mockRestore());
      query.mockRejectedValue(Object.assign(new Error('terminating connection'), { code: '57P01' }));
      expect((await send(`${target} HTTP/1.0`)).status).toBe('503');
    },
  );
});

describe('a request without a host', () => {
  it.each([
    'GET / HTTP/1.0',
    'POST /healthz HTTP/1.0',
    'OPTIONS /v1/gifs/trending HTTP/1.0',
    'GET /v1/gifs/trending?api_key=zoetrope-web HTTP/1.0',
    'GET /healthz/../v1/gifs/trending HTTP/1.0',
    // RFC 9112 §3.2: HTTP/1.1 requires one.
    'GET /healthz HTTP/1.1',
  ])('rejects a request without a host for %s', async (line) => {
    expect((await send(line, 'Connection: close')).status).toBe('400');
  });
});

it('responds to a CORS preflight of a health check', async () => {
  const preflight = await service.app.request('http://zoetrope.test/healthz', {
    method: 'OPTIONS',
    headers: { Origin: 'https://app.test', 'Access-Control-Request-Method': 'GET' },
  });
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
});
