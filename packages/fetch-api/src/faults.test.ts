import { localProvider } from '@zoetrope/model';
import { buildWirePage } from '@zoetrope/testkit';
import {
  drip,
  type Fault,
  json,
  once,
  reply,
  reset,
  resetInBody,
  send,
  silence,
  stall,
  startFaultServer,
  truncate,
} from '@zoetrope/testkit/fault-server';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from './create-client.ts';

const PATH = '/v1/gifs/search';
const page = buildWirePage({ limit: 2 });
const goodJson = json(page);
const body = JSON.stringify(page);
const type = { 'Content-Type': 'application/json' };
const tooManyRequests = (value: string) => json({}, 429, { 'Retry-After': value });
const dateInOneSecond = () => new Date(Date.now() + 1_000).toUTCString();

/** Long timeouts, so that the test passes on a busy machine. */
const LIMITS = { timeout: 10_000, totalTimeout: 20_000, retry: { delay: () => 10 } };
/** For servers that never send a complete response, so that a slow machine does not matter. */
const SHORT = { ...LIMITS, timeout: 300 };

it.each<[string, Fault, string | undefined]>([
  ['no response_id', json({ data: [], meta: {} }), 'synthetic'],
  ['JSON that is not an object', json(null), 'synthetic'],
  ['204', (socket) => send(socket, { status: 204, headers: {} }), 'parse'],
  ['an empty 200', reply(200, type), 'parse'],
  ['HTML with 200', reply(200, { 'Content-Type': 'text/html' }, '<title>Sign in</title>'), 'parse'],
  ['HTML with 502', reply(502, { 'Content-Type': 'text/html' }, '<title>Bad gateway</title>'), 'http'],
  ['429, Retry-After 3600', tooManyRequests('3600'), 'rate-limit'],
  [
    '429 once, Retry-After as a date',
    (socket, request) => once(tooManyRequests(dateInOneSecond()), goodJson)(socket, request),
    undefined,
  ],
  ['429 once, Retry-After malformed', once(tooManyRequests('soon'), goodJson), undefined],
  ['silence', silence, 'timeout'],
  ['a body that stalls', stall(body), 'timeout'],
  ['a body that drips', drip(body, 20), 'timeout'],
  ['a body cut short once', once(truncate(body), goodJson), undefined],
  ['a reset', reset, 'network'],
  ['a reset in the body once', once(resetInBody(body), goodJson), undefined],
])(
  'resolves, or rejects with a typed error, for %s, without revealing the key [C-1, C-3, K-1]',
  async (_, fault, code) => {
    const server = await startFaultServer({ [PATH]: fault });
    onTestFinished(() => server.close());
    const limits = code === 'timeout' ? SHORT : LIMITS;
    const client = createClient({ provider: localProvider(server.origin), apiKey: 'a-very-public-key', ...limits });
    const outcome = await client.search('cat').then(
      ({ data }) => ({ data: data.length }),
      (error) => ({ code: error.code, text: `${error.message} ${error.url} ${error.stack} ${JSON.stringify(error)}` }),
    );
    expect(outcome).toMatchObject(code ? { code } : { data: 2 });
    expect(JSON.stringify(outcome)).not.toContain('a-very-public-key');
  },
);
