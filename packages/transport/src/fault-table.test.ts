import {
  badGzip,
  drip,
  endless,
  type Fault,
  type FaultServer,
  gzipBomb,
  hangUp,
  json,
  once,
  reply,
  reset,
  resetInBody,
  sendInChunks,
  silence,
  slowHead,
  stall,
  startFaultServer,
  truncate,
  truncateChunks,
} from '@zoetrope/testkit/fault-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from './error.ts';
import { readJson } from './read-body.ts';
import { request } from './request.ts';
import { exponentialBackoff } from './retry.ts';
import { send } from './send.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const GOOD = { word: 'Größe 🎞️', filler: 'x'.repeat(200) };
const goodJson = json(GOOD);
const body = JSON.stringify(GOOD);
const html = '<!doctype html><title>Sign in to the hotel</title>';
const retryAfter = (value: string, status = 503) => json({}, status, { 'Retry-After': value });
/** A date 0.5 to 1.5 s from now: HTTP dates have whole seconds. */
const dateInHalfASecond = () => new Date(Math.ceil((Date.now() + 500) / 1000) * 1000).toUTCString();
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

interface Row {
  readonly name: string;
  readonly fault: Fault;
  /** Undefined if the call resolves with the data. */
  readonly code?: ErrorCode;
  readonly status?: number;
  readonly requests: number;
  /** Ends only by a timeout. */
  readonly isSlow?: true;
  /** Minimum duration of the call in milliseconds. */
  readonly waits?: number;
}

/** Failures of networks and servers, and the expected result of each call. Two retries, 10 ms apart. */
const makeRows = (): readonly Row[] => [
  { name: '500 once', fault: once(reply(500), goodJson), requests: 2 },
  { name: '503, Retry-After 0 once', fault: once(retryAfter('0'), goodJson), requests: 2 },
  { name: '429, Retry-After 1 once', fault: once(retryAfter('1', 429), goodJson), requests: 2, waits: 990 },
  {
    name: '429, Retry-After as a date once',
    fault: once((socket, request) => retryAfter(dateInHalfASecond(), 429)(socket, request), goodJson),
    requests: 2,
    waits: 490,
  },
  { name: '429, Retry-After 3600', fault: retryAfter('3600', 429), code: 'rate-limit', status: 429, requests: 1 },
  { name: '503, Retry-After in an hour', fault: retryAfter(inSeconds(3600)), code: 'http', status: 503, requests: 1 },
  { name: '503, Retry-After malformed', fault: once(retryAfter('soon'), goodJson), requests: 2 },
  { name: '503, Retry-After -5', fault: once(retryAfter('-5'), goodJson), requests: 2 },
  { name: '503, Retry-After in the past', fault: once(retryAfter(inSeconds(-100)), goodJson), requests: 2 },
  { name: 'no response', fault: silence, code: 'timeout', requests: 3, isSlow: true },
  { name: 'no response once', fault: once(silence, goodJson), requests: 2, isSlow: true },
  { name: 'head byte by byte', fault: slowHead(20), code: 'timeout', requests: 3, isSlow: true },
  { name: 'body stalls', fault: stall(body), code: 'timeout', requests: 3, isSlow: true },
  { name: 'body drips', fault: drip(body, 20), code: 'timeout', requests: 3, isSlow: true },
  { name: 'body stalls once', fault: once(stall(body), goodJson), requests: 2, isSlow: true },
  { name: 'body truncated', fault: truncate(body), code: 'network', requests: 3 },
  { name: 'chunks truncated', fault: truncateChunks(body), code: 'network', requests: 3 },
  { name: 'body truncated once', fault: once(truncate(body), goodJson), requests: 2 },
  { name: 'garbage', fault: reply(200, JSON_TYPE, '{"data":[1,2'), code: 'parse', status: 200, requests: 1 },
  { name: 'two JSON values', fault: reply(200, JSON_TYPE, `${body}${body}`), code: 'parse', status: 200, requests: 1 },
  { name: 'HTML with 200', fault: reply(200, { 'Content-Type': 'text/html' }, html), code: 'parse', requests: 1 },
  { name: 'JSON labeled as text', fault: reply(200, { 'Content-Type': 'text/plain' }, body), requests: 1 },
  { name: 'JSON labeled as HTML', fault: reply(200, { 'Content-Type': 'text/html' }, body), requests: 1 },
  { name: 'HTML with 502', fault: reply(502, { 'Content-Type': 'text/html' }, html), code: 'http', requests: 3 },
  { name: '503 without a type', fault: reply(503), code: 'http', status: 503, requests: 3 },
  { name: 'an image', fault: reply(200, { 'Content-Type': 'image/gif' }, 'GIF89a'), code: 'parse', requests: 1 },
  { name: 'empty 200', fault: reply(200, JSON_TYPE), code: 'parse', status: 200, requests: 1 },
  { name: 'JSON without a type', fault: reply(200, {}, body), requests: 1 },
  { name: 'bad gzip', fault: badGzip, code: 'network', requests: 3 },
  {
    name: 'more nested encodings than undici decodes',
    fault: reply(200, { ...JSON_TYPE, 'Content-Encoding': Array(100).fill('gzip').join() }, body),
    code: 'network',
    requests: 3,
  },
  { name: 'gzip bomb of 50 MB', fault: gzipBomb(50_000_000), code: 'parse', requests: 1 },
  { name: 'endless body', fault: endless, code: 'parse', requests: 1 },
  { name: 'reset', fault: reset, code: 'network', requests: 3 },
  { name: 'reset once', fault: once(reset, goodJson), requests: 2 },
  { name: 'hang-up', fault: hangUp, code: 'network', requests: 3 },
  { name: 'reset in the body', fault: resetInBody(body), code: 'network', requests: 3 },
  { name: 'reset in the body once', fault: once(resetInBody(body), goodJson), requests: 2 },
  { name: 'byte order mark', fault: reply(200, JSON_TYPE, `\uFEFF${body}`), requests: 1 },
  { name: 'characters split across chunks', fault: sendInChunks(body, 3), requests: 1 },
  {
    name: 'problem+json',
    fault: reply(200, { 'Content-Type': 'application/problem+json' }, body),
    requests: 1,
  },
];

/** Long enough for a busy machine. */
const patient = { timeout: 10_000, totalTimeout: 20_000, maxBytes: 1_000_000, retry: { delay: () => 10 } };
/** For a server that never sends the whole response: no machine is too slow for it. */
const quick = { ...patient, timeout: 400 };
/** For a server that sends it at the second request only. */
const secondTry = { ...patient, timeout: 2_000 };

/** Both functions; each has its own faults, because some occur only once. */
const ways = {
  request: (url: string, limits: typeof patient) => request(url, limits),
  send: (url: string, { retry, ...limits }: typeof patient) =>
    send(url, { ...limits, retry: exponentialBackoff(retry), name: 'send' }, readJson),
};
const names = ['request', 'send'] as const;

const byPath = Object.fromEntries(
  names.flatMap((way) => makeRows().map(({ fault }, index) => [`/${way}/${index}`, fault])),
);
let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer(byPath);
});
afterAll(() => server.close());

describe('a call over an unreliable network', () => {
  it.each(makeRows().map((row, index) => ({ ...row, index })))(
    '$name: resolves or rejects as specified, through request and send [C-1]',
    async ({ index, code, status, requests, isSlow, waits = 0 }) => {
      const limits = isSlow ? (code === 'timeout' ? quick : secondTry) : patient;
      const end = async (way: (typeof names)[number]) => {
        const path = `/${way}/${index}`;
        const started = performance.now();
        const ending = await ways[way](`${server.origin}${path}?api_key=secret-key-1`, limits).then(
          ({ data }) => ({ data }),
          (error) => ({ code: error.code, status: error.status, text: `${error.message} ${error.url} ${error.stack}` }),
        );
        const lasted = performance.now() - started;
        expect(lasted).toBeGreaterThanOrEqual(waits);
        if (code === undefined) expect(ending).toEqual({ data: GOOD });
        else expect(ending).toMatchObject(status === undefined ? { code } : { code, status });
        expect(JSON.stringify(ending)).not.toContain('secret-key-1');
        expect(server.requests(path)).toHaveLength(requests);
      };
      await Promise.all(names.map(end));
    },
  );
});
