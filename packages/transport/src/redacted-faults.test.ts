import { inspect } from 'node:util';
import { type Fault, type FaultServer, reply, startFaultServer } from '@zoetrope/testkit/fault-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from './request.ts';

const SECRET = 'Qx7-wvutsrQ-77-plmnokij';
/** Its parts: engines quote ten characters of malformed input. */
const PARTS = Array.from({ length: SECRET.length - 6 }, (_, at) => SECRET.slice(at, at + 7).toLowerCase());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const raw =
  (text: string): Fault =>
  (socket) => {
    socket.end(text);
  };
const redirectTo = (location: string) => reply(302, { Location: location });

/** Responses that cause an engine error, which may quote the malformed input. */
const faults: readonly [string, Fault][] = [
  ['the whole body', reply(200, JSON_TYPE, SECRET)],
  ['an array', reply(200, JSON_TYPE, `[${SECRET}]`)],
  ['the middle of a body', reply(200, JSON_TYPE, `{"a":"b","${'c'.repeat(30)}":${SECRET},"${'d'.repeat(30)}":1}`)],
  ['an unterminated string', reply(200, JSON_TYPE, `"${SECRET}`)],
  ['an error response', reply(500, JSON_TYPE, SECRET)],
  ['an invalid redirect URL', redirectTo(`http://[${SECRET}`)],
  ['the host of a redirect', redirectTo(`http://${SECRET}.invalid/`)],
  ['the scheme of a redirect', redirectTo(`${SECRET}://x`)],
  ['the credentials of a redirect', redirectTo(`http://u:${SECRET}@127.0.0.1:1/`)],
  ['the status line', raw(`${SECRET}\r\n\r\n`)],
  ['a malformed header', raw(`HTTP/1.1 200 OK\r\n${SECRET}\r\n\r\n`)],
  ['a malformed Content-Length', raw(`HTTP/1.1 200 OK\r\nContent-Length: ${SECRET}\r\n\r\n${SECRET}`)],
  ['a malformed chunk', raw(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${SECRET}\r\n`)],
  ['malformed gzip', reply(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, SECRET)],
];

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer(Object.fromEntries(faults.map(([, fault], index) => [`/${index}`, fault])));
});
afterAll(() => server.close());

describe.each([
  ['a key', { query: { api_key: SECRET } }],
  ['a token', { headers: { Authorization: `Bearer ${SECRET}` } }],
])('%s', (_, options) => {
  it.each(faults.map(([name], index) => [name, index] as const))(
    'redacts a secret completely in the error when the server sends it as %s [K-1]',
    async (_, index) => {
      // A DNS lookup may be slow; it then ends in an error too.
      const limits = { timeout: 2_000, retry: false } as const;
      const error = await request(`${server.origin}/${index}`, { ...options, ...limits }).catch((reason) => reason);
      expect(error).toMatchObject({ name: 'ZoetropeError' });
      const output = `${inspect(error, { depth: 20, showHidden: true })} ${JSON.stringify(error)}`.toLowerCase();
      expect(PARTS.filter((part) => output.includes(part))).toEqual([]);
    },
  );
});
