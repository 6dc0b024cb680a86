import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBaseClient, search, trending } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../testing/test-service.ts';
import { listen } from './http/listen.ts';
import type { RateLimits } from './http/rate-limit/rate-limits.ts';
import { rainbow } from './media/animate/styles/rainbow.ts';
import { TEXT_STYLES } from './media/animate/styles/text-styles.ts';

const LIMITS: RateLimits = { read: 60, animate: 60, pingback: 3, write: 2 };

let now = 1_780_000_000_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  service = createTestService(database, { rateLimits: LIMITS, trustProxy: 1, clock: () => now, ctaToken: 'sesame' });
});
afterAll(() => database.close());

const from = (address: string, init: RequestInit = {}) => ({ ...init, headers: { 'X-Forwarded-For': address } });
const read = (address = '203.0.113.1') => service.requestError('/v1/gifs/cafe', from(address));

async function useUp(address: string, path = '/v1/gifs/cafe'): Promise<void> {
  for (let call = 0; call < LIMITS.read; call += 1) {
    expect((await service.request(path, from(address))).status).toBe(200);
  }
}

describe('the rate limit', () => {
  it('responds 429 with the time to wait, in headers readable by scripts of other origins', async () => {
    await useUp('203.0.113.1');
    const { status, headers, body } = await read();
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'rate-limit', meta: { status: 429, msg: body.message, response_id: '' } });
    expect(body.message).toContain('60');
    expect(headers.get('Retry-After')).toBe('1');
    expect(headers.get('RateLimit')).toBe('"read";r=0;t=60');
    expect(headers.get('RateLimit-Policy')).toBe('"read";q=60;w=60');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toMatch(/Retry-After,RateLimit,RateLimit-Policy/);
    now += 1000;
    expect((await read()).status).toBe(200);
  });

  it('counts calls per address and per known key', async () => {
    await useUp('203.0.113.1');
    expect((await read('203.0.113.2')).status).toBe(200);
    const requestWithKey = (key: string) =>
      service.app.request(`http://zoetrope.test/v1/gifs/cafe?api_key=${key}`, from('203.0.113.1'));
    expect((await requestWithKey('zoetrope-mobile')).status).toBe(200);
    for (let call = 0; call < LIMITS.read; call += 1) expect((await requestWithKey(`guess-${call}`)).status).toBe(401);
    expect((await requestWithKey('guess-60')).status).toBe(429);
  });

  it('counts IPv6 calls per network', async () => {
    await useUp('2001:db8:1:2::1');
    expect((await read('2001:db8:1:2:ffff::2')).status).toBe(429);
    expect((await read('2001:db8:1:3::1')).status).toBe(200);
  });

  it('counts batches of events and writes separately', async () => {
    const events = from('203.0.113.1', { method: 'POST', body: '{"events":[]}' });
    const link = from('203.0.113.1', { method: 'DELETE' });
    const statuses = async (path: string, init: RequestInit, count: number) => {
      const responses: number[] = [];
      for (let call = 0; call < count; call += 1) responses.push((await service.request(path, init)).status);
      return responses;
    };
    expect(await statuses('/v2/pingback', events, 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('/v1/gifs/cafe/cta', link, 3)).toEqual([401, 401, 429]);
    expect((await read()).status).toBe(200);
  });

  it('limits pages, but not media and health checks', async () => {
    await useUp('203.0.113.1', '/embed/cafe?x=1');
    expect((await service.request('/embed/cafe', from('203.0.113.1'))).status).toBe(429);
    expect((await service.request('/healthz', from('203.0.113.1'))).status).toBe(200);
    expect((await service.request('/media/unheard/original.gif', from('203.0.113.1'))).status).toBe(404);
  });

  it('limits pictures of texts that must be drawn, but not existing ones [C-7]', async () => {
    const cacheFolder = await mkdtemp(join(tmpdir(), 'zoetrope-limits-'));
    onTestFinished(() => rm(cacheFolder, { recursive: true }));
    const rateLimits = { ...LIMITS, animate: 1 };
    const drawing = createTestService(database, { rateLimits, trustProxy: 1, clock: () => now, cacheFolder });
    const texts = await drawing.list(`/v1/text/animate?m=Hi&limit=2&offset=${TEXT_STYLES.indexOf(rainbow)}`);
    const [drawn, other] = texts.data.map(({ id }) => `/media/${id}/fixed_width_still.webp`);
    const request = (path = '') => drawing.request(path, from('203.0.113.1'));
    expect([(await request(drawn)).status, (await request(drawn)).status]).toEqual([200, 200]);
    const rejected = await request(other);
    expect(rejected.status).toBe(429);
    expect(await rejected.json()).toMatchObject({ code: 'rate-limit' });
    expect(rejected.headers.get('Retry-After')).toBe('60');
    expect(rejected.headers.get('Cache-Control')).toBe('no-store');
  });

  it('does not limit calls with the rate limits turned off', async () => {
    const unlimited = createTestService(database, { rateLimits: false });
    for (let call = 0; call < 100; call += 1) expect((await unlimited.request('/v1/gifs/cafe')).status).toBe(200);
    expect((await unlimited.request('/v1/gifs/cafe')).headers.has('RateLimit')).toBe(false);
  });
});

describe('a rate-limited client', () => {
  /** At the limit. The clock is fixed, because on a busy machine a second can pass before a call. */
  async function exceedLimit(options: { readonly retry?: false } = {}) {
    let time = now;
    const { app } = createTestService(database, { rateLimits: LIMITS, clock: () => time });
    const { origin, close } = await listen(app.fetch, { port: 0, host: '127.0.0.1' });
    onTestFinished(close);
    const requestStatus = () => fetch(`${origin}/v1/gifs/unheard?api_key=zoetrope-web`).then((r) => r.status);
    while ((await requestStatus()) !== 429);
    return createBaseClient({
      provider: localProvider(origin),
      apiKey: 'zoetrope-web',
      async fetch(...args) {
        const response = await fetch(...args);
        time += 1000;
        return response;
      },
      ...options,
    });
  }

  it('waits for Retry-After and then succeeds [K-1]', async () => {
    const connection = await exceedLimit();
    const started = performance.now();
    const { data } = await trending(connection);
    expect(data.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  it('throws a rate-limit error if it may not retry [K-1]', async () => {
    const error = await search(await exceedLimit({ retry: false }), 'cat').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'rate-limit', status: 429, retryAfterMs: 1000 });
  });
});
