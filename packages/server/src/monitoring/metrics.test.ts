import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { buildEventAt } from '../../testing/pingback-events.ts';
import { createTestService, openSnapshot } from '../../testing/test-service.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { ReplicaStatus } from '../database/replica-lag.ts';
import { listen } from '../http/listen.ts';
import type { LimitStore } from '../http/rate-limit/shared-limits.ts';
import type { EventLog } from '../pingback/log/event-log.ts';
import { loadPromClient } from './load-prom-client.ts';
import { createMetrics, type MetricsOptions } from './prometheus.ts';

const KEY = 'api_key=zoetrope-web';

let database: OpenDatabase;
let cacheFolder: string;
beforeAll(async () => {
  database = await openSnapshot();
  cacheFolder = await mkdtemp(join(tmpdir(), 'zoetrope-metrics-'));
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  await picture.webp().toFile(join(cacheFolder, 'duckling.webp'));
});
afterAll(async () => {
  await database.close();
  await rm(cacheFolder, { recursive: true, force: true });
});

interface ServeOptions extends MetricsOptions {
  readonly eventLog?: EventLog;
  readonly limitStore?: LimitStore;
  readonly trustProxy?: number;
  readonly replica?: ReplicaStatus;
}

/** The origin of a service with metrics. */
async function serve({
  trustProxy = 0,
  eventLog,
  limitStore,
  replica,
  ...options
}: ServeOptions = {}): Promise<string> {
  const metrics = await createMetrics(options);
  const catalogue = { ...fixtureCatalogue, fileUrl: (name: string) => pathToFileURL(join(cacheFolder, name)) };
  const pool = replica === undefined ? database.pool : { ...database.pool, replica: () => replica };
  const given = { metrics, catalogue, cacheFolder, trustProxy, eventLog, limitStore, pool };
  const service = createTestService(database, given);
  const server = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await service.flush();
    await server.close();
  });
  return server.origin;
}

async function readMetrics(origin: string): Promise<string> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=/);
  return response.text();
}

async function call(origin: string, path: string, init?: RequestInit): Promise<number> {
  const response = await fetch(`${origin}${path}`, init);
  await response.arrayBuffer();
  return response.status;
}

describe('/metrics', () => {
  it('counts and times requests by method, route pattern and status', async () => {
    const origin = await serve();
    await call(origin, `/v1/gifs/duckling?${KEY}`);
    await call(origin, `/v1/gifs/missing?${KEY}`);
    await call(origin, '/readyz/');
    const text = await readMetrics(origin);
    for (const line of [
      'zoetrope_http_requests_total{method="GET",route="/v1/gifs/{id}",status="200"} 1',
      'zoetrope_http_requests_total{method="GET",route="/v1/gifs/{id}",status="404"} 1',
      'zoetrope_http_requests_total{method="GET",route="/readyz",status="200"} 1',
      'zoetrope_http_request_duration_seconds_count{method="GET",route="/v1/gifs/{id}"} 2',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });

  it('has no labels from paths, queries, methods and headers of callers', async () => {
    const origin = await serve();
    await call(origin, `/s3cret/path?${KEY}`);
    await call(origin, '/v1/gifs/s3cret?api_key=s3cret&random_id=s3cret');
    await call(origin, `/v1/gifs/search?q=s3cret&${KEY}`, { headers: { Authorization: 's3cret' } });
    await call(origin, '/media/s3cret/200.webp');
    await call(origin, '/s3cret', { method: 'PROPFIND' });
    const text = await readMetrics(origin);
    expect(text).not.toContain('s3cret');
    expect(text).toContain('{method="GET",route="none",status="404"} 1\n');
    expect(text).toContain('{method="other",route="none",status="404"} 1\n');
    expect(text).toContain('route="/media/{id}/{file}"');
  });

  it('counts successful searches of all dialects by kind', async () => {
    const origin = await serve();
    await call(origin, `/v1/gifs/search?q=duck&${KEY}`);
    await call(origin, `/v1/gifs/search?q=duck&${KEY}`);
    await call(origin, `/v1/stickers/search?q=duck&${KEY}`);
    await call(origin, `/v1/stickers/search?q=duck`);
    await call(origin, '/v2/search?q=duck&searchfilter=sticker&key=zoetrope-web');
    const text = await readMetrics(origin);
    expect(text).toContain('zoetrope_searches_total{kind="gifs"} 2\n');
    expect(text).toContain('zoetrope_searches_total{kind="stickers"} 2\n');
  });

  it('counts renditions, and shows the queues', async () => {
    const origin = await serve();
    for (let turn = 0; turn < 2; turn += 1)
      expect(await call(origin, '/media/duckling/fixed_height_still.gif')).toBe(200);
    const text = await readMetrics(origin);
    expect(text).toContain('zoetrope_renditions_total{format="gif",outcome="encoded"} 1\n');
    expect(text).toContain('zoetrope_rendition_duration_seconds_count{format="gif"} 1\n');
    expect(text).toContain('zoetrope_render_jobs{queue="renditions",state="waiting"} 0\n');
    expect(text).toContain('zoetrope_render_jobs{queue="drawing",state="running"} 0\n');
  });

  it('counts events by outcome, and shows how far their storage is behind', async () => {
    const origin = await serve();
    const event = buildEventAt(Date.now());
    const body = JSON.stringify({ events: [event, event, { event_id: 'invalid' }] });
    expect(await call(origin, `/v2/pingback?${KEY}`, { method: 'POST', body })).toBe(200);
    const text = await readMetrics(origin);
    expect(text).toContain('zoetrope_events_total{outcome="stored"} 1\n');
    expect(text).toContain('zoetrope_events_total{outcome="duplicate"} 1\n');
    expect(text).toContain('zoetrope_events_total{outcome="rejected"} 1\n');
    expect(text).toContain('zoetrope_event_commit_duration_seconds_count 1\n');
    expect(text).toContain('zoetrope_event_lag_seconds 0\n');
    expect(text).toContain('zoetrope_events_waiting 0\n');
  });

  it('shows events that wait for the database', async () => {
    const origin = await serve();
    const executor = database.db.getExecutor();
    const executeQuery = executor.executeQuery.bind(executor);
    const spy = vi.spyOn(executor, 'executeQuery');
    onTestFinished(() => spy.mockRestore());
    let fail = (_: Error): void => {};
    const insert = new Promise<never>((_, reject) => {
      fail = reject;
    });
    spy.mockImplementation((query) =>
      query.sql.includes('INSERT INTO pingback_events') ? insert : executeQuery(query),
    );
    const body = JSON.stringify({ events: [buildEventAt(Date.now()), buildEventAt(Date.now())] });
    const pending = call(origin, `/v2/pingback?${KEY}`, { method: 'POST', body });
    await expect.poll(() => readMetrics(origin)).toContain('zoetrope_events_waiting 2\n');
    expect(await readMetrics(origin)).toMatch(/^zoetrope_event_lag_seconds (?!0\n)\d/m);
    fail(Object.assign(new Error('terminating connection'), { code: '57P01' }));
    expect(await pending).toBe(503);
  });

  it('counts events that are in the event log, and shows its size and lag', async () => {
    const origin = await serve({ eventLog: createFakeLog() });
    const body = JSON.stringify({ events: [buildEventAt(Date.now()), { event_id: 'invalid' }] });
    expect(await call(origin, `/v2/pingback?${KEY}`, { method: 'POST', body })).toBe(200);
    const text = await readMetrics(origin);
    expect(text).toContain('zoetrope_events_total{outcome="logged"} 1\n');
    expect(text).toContain('zoetrope_events_total{outcome="rejected"} 1\n');
    expect(text).toContain('zoetrope_event_log_messages 1\n');
    expect(text).toContain('zoetrope_event_log_bytes 100\n');
    expect(text).toContain('zoetrope_event_log_max_bytes 1000\n');
    expect(text).toMatch(/^zoetrope_event_log_lag_seconds (?!0\n)\d/m);
  });

  it('has no values of an event log that cannot be reached', async () => {
    const state = () => Promise.reject(new Error('away'));
    const text = await readMetrics(await serve({ eventLog: { ...createFakeLog(), state } }));
    expect(text).toContain('# TYPE zoetrope_event_log_messages gauge\n');
    expect(text).not.toMatch(/^zoetrope_event_log_/m);
  });

  it('counts calls by whether shared limits counted them, or this process while they were away', async () => {
    const result = { allowed: true, remaining: 1, waitMs: 0, fullMs: 0 };
    const take = vi.fn<LimitStore['take']>().mockResolvedValueOnce(result).mockRejectedValue(new Error('away'));
    const origin = await serve({ limitStore: { take, check: async () => {}, close: async () => {} } });
    expect(await call(origin, `/v1/gifs/duckling?${KEY}`)).toBe(200);
    expect(await call(origin, `/v1/gifs/duckling?${KEY}`)).toBe(200);
    const text = await readMetrics(origin);
    expect(text).toContain('zoetrope_limited_calls_total{counted_in="store"} 1\n');
    expect(text).toMatch(/^zoetrope_limited_calls_total{counted_in="process"} [1-9]/m);
  });

  it('shows the connections to the database', async () => {
    const text = await readMetrics(await serve());
    expect(text).toContain('zoetrope_database_connections{lane="all",state="max"} 1\n');
    expect(text).toContain('zoetrope_database_connections{lane="all",state="active"} 0\n');
    expect(text).toContain('zoetrope_database_statements_waiting{lane="all"} 0\n');
  });

  it('shows the lag of a replica, and whether it serves reads', async () => {
    const used = await readMetrics(await serve({ replica: { state: 'ok', lagMs: 1500 } }));
    expect(used).toContain('zoetrope_replica_lag_seconds 1.5\n');
    expect(used).toContain('zoetrope_replica_serves_reads 1\n');
    const away = await readMetrics(await serve({ replica: { state: 'unavailable', lagMs: undefined } }));
    expect(away).not.toMatch(/^zoetrope_replica_lag_seconds/m);
    expect(away).toContain('zoetrope_replica_serves_reads 0\n');
    expect(await readMetrics(await serve())).not.toContain('zoetrope_replica');
  });

  it('is a 404 unless metrics are enabled', async () => {
    const { requestError } = createTestService(database);
    expect((await requestError('/metrics')).status).toBe(404);
  });
});

describe('access to /metrics', () => {
  const statusFrom = async (remoteAddress: string, options: ServeOptions, headers: Record<string, string> = {}) => {
    const { trustProxy = 0, ...metricsOptions } = options;
    const { app } = createTestService(database, { metrics: await createMetrics(metricsOptions), trustProxy });
    const response = await app.request(
      'http://zoetrope.test/metrics',
      { headers },
      {
        incoming: { socket: { remoteAddress } },
      },
    );
    return response.status;
  };

  it.each([
    ['127.0.0.1', {}],
    ['::1', {}],
    ['::ffff:127.0.0.1', {}],
    ['10.0.0.7', { allow: '10.0.0.0/24' }],
  ])('is granted to the socket address %j with the options %j', async (address, options) => {
    expect(await statusFrom(address, options)).toBe(200);
  });

  it.each([
    ['10.0.0.7', {}],
    ['10.0.1.7', { allow: '10.0.0.0/24' }],
    ['', {}],
  ])('is denied to the socket address %j with the options %j', async (address, options) => {
    expect(await statusFrom(address, options)).toBe(403);
  });

  it.each([
    ['forges a loopback address', '203.0.113.9', { 'X-Forwarded-For': '127.0.0.1' }, 0],
    ['forges a loopback address where a proxy is trusted', '203.0.113.9', { 'X-Forwarded-For': '127.0.0.1' }, 1],
    ['comes through a proxy on this machine', '127.0.0.1', { 'X-Forwarded-For': '203.0.113.9' }, 0],
    ['comes through a proxy that sends Forwarded only', '127.0.0.1', { Forwarded: 'for=203.0.113.9' }, 0],
    ['comes through a trusted proxy', '127.0.0.1', { 'X-Forwarded-For': '203.0.113.9' }, 1],
  ])('is denied to a caller that %s', async (_, address, headers, trustProxy) => {
    expect(await statusFrom(address, { allow: '10.0.0.7', trustProxy }, headers)).toBe(403);
  });

  it('is granted to a permitted caller behind a trusted proxy', async () => {
    const options = { allow: '10.0.0.7', trustProxy: 1 };
    expect(await statusFrom('127.0.0.1', options, { 'X-Forwarded-For': '10.0.0.7' })).toBe(200);
  });
});

describe('loadPromClient', () => {
  it('names a missing prom-client with its install command', async () => {
    const missing = Object.assign(new Error("Cannot find package 'prom-client'"), { code: 'ERR_MODULE_NOT_FOUND' });
    await expect(loadPromClient(() => Promise.reject(missing))).rejects.toThrow('npm install prom-client@15');
  });
});

/** A log that keeps its messages in memory. */
function createFakeLog(): EventLog {
  let messages = 0;
  const oldest = Date.now() - 5000;
  return {
    append: async () => {
      messages += 1;
    },
    fetch: () => {
      throw new Error('It must not be called.');
    },
    state: async () => ({ messages, bytes: 100, maxBytes: 1000, isFull: false, oldest }),
    close: async () => {},
  };
}

describe('the dashboard and the alert rules', () => {
  const DEPLOY = new URL('../../../../deploy/monitoring/', import.meta.url);
  const NAME = /\b(?:zoetrope|process|nodejs)_\w+/g;

  it.each(['grafana-dashboard.json', 'prometheus-alerts.yaml'])('%s uses metrics that the server has', async (file) => {
    const origin = await serve({ eventLog: createFakeLog(), replica: { state: 'ok', lagMs: 0 } });
    await call(origin, '/media/duckling/fixed_height_still.gif');
    const known = new Set(
      [...(await readMetrics(origin)).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
    const text = await readFile(new URL(file, DEPLOY), 'utf8');
    const used = [...new Set(text.match(NAME))];
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('the dashboard shows every metric of the service', async () => {
    const dashboard = await readFile(new URL('grafana-dashboard.json', DEPLOY), 'utf8');
    expect(JSON.parse(dashboard)).toMatchObject({ title: 'Zoetrope', panels: expect.any(Array) });
    const origin = await serve({ eventLog: createFakeLog(), replica: { state: 'ok', lagMs: 0 } });
    const names = [...(await readMetrics(origin)).matchAll(/^# TYPE (zoetrope_\w+)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !dashboard.includes(name))).toEqual([]);
  });
});
