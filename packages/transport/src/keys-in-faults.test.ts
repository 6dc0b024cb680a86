import { inspect } from 'node:util';
import { type Fault, type FaultServer, reply, startFaultServer } from '@zoetrope/testkit/fault-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from './request.ts';

const SECRET = 'Qx7-wvutsrQ-77-plmnokij';
/** No part of it either: engines quote ten characters of what they could not read. */
const PARTS = Array.from({ length: SECRET.length - 6 }, (_, at) => SECRET.slice(at, at + 7).toLowerCase());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const raw =
  (text: string): Fault =>
  (socket) => {
    socket.end(text);
  };
const to = (location: string) => reply(302, { Location: location });

/** Answers that end in an error of the engine, which may quote what it could not read. */
const faults: readonly [string, Fault][] = [
  ['a body that is nothing else', reply(200, JSON_TYPE, SECRET)],
  ['a list', reply(200, JSON_TYPE, `[${SECRET}]`)],
  ['the middle of a body', reply(200, JSON_TYPE, `{"a":"b","${'c'.repeat(30)}":${SECRET},"${'d'.repeat(30)}":1}`)],
  ['a text without an end', reply(200, JSON_TYPE, `"${SECRET}`)],
  ['a failing answer', reply(500, JSON_TYPE, SECRET)],
  ['an address that is none', to(`http://[${SECRET}`)],
  ['the host of another address', to(`http://${SECRET}.invalid/`)],
  ['the scheme of another address', to(`${SECRET}://x`)],
  ['the user of another address', to(`http://u:${SECRET}@127.0.0.1:1/`)],
  ['the first line', raw(`${SECRET}\r\n\r\n`)],
  ['a header that is none', raw(`HTTP/1.1 200 OK\r\n${SECRET}\r\n\r\n`)],
  ['a length that is none', raw(`HTTP/1.1 200 OK\r\nContent-Length: ${SECRET}\r\n\r\n${SECRET}`)],
  ['a chunk', raw(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${SECRET}\r\n`)],
  ['what should be gzip', reply(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, SECRET)],
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
    'is not in the error, nor a part of it, where the server sends it as %s [K-1]',
    async (_, index) => {
      // A look-up of a name may take its time, and ends in an error then too.
      const limits = { timeout: 2_000, retry: false } as const;
      const error = await request(`${server.origin}/${index}`, { ...options, ...limits }).catch((each) => each);
      expect(error).toMatchObject({ name: 'ZoetropeError' });
      const shown = `${inspect(error, { depth: 20, showHidden: true })} ${JSON.stringify(error)}`.toLowerCase();
      expect(PARTS.filter((part) => shown.includes(part))).toEqual([]);
    },
  );
});
