import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  type Sampler,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findAnyPostgres } from '../../testing/any-postgres.ts';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { startObjectStore } from '../../testing/object-store.ts';
import { startS3rver } from '../../testing/s3rver.ts';
import { createTestService } from '../../testing/test-service.ts';
import type { AppOptions } from '../create-app.ts';
import { listen } from '../http/listen.ts';
import { startServer } from '../start-server.ts';
import { openObjectStorage } from '../storage/object-storage.ts';
import { createTracing, loadOpenTelemetry } from '../tracing/open-telemetry.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const TRACEPARENT = `00-${TRACE}-${PARENT}-01`;
const KEY = 'api_key=zoetrope-web';

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());

afterEach(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

/** Registers an SDK that keeps its spans in memory. */
function registerSdk(sampler?: Sampler) {
  const exporter = new InMemorySpanExporter();
  const spanProcessors = [new SimpleSpanProcessor(exporter)];
  const provider = new NodeTracerProvider({ spanProcessors, ...(sampler && { sampler }) });
  provider.register();
  onTestFinished(() => provider.shutdown());
  return exporter;
}

/** The database of the tests that do not change it: creating one takes longer than most tests. */
const SHARED = 'zoetrope_traces';

/** The origin of a service with traces on a database with the fixture, and the lines of its log. */
async function serve({ name = SHARED, ...options }: Partial<AppOptions> & { readonly name?: string } = {}) {
  const tracing = await createTracing();
  const database = await postgres.openFixture(name, { tracing });
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, writeInto(lines));
  const service = createTestService(database, { tracing, logger, ...options });
  const server = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await service.close();
  });
  const log = () => lines.map((line) => JSON.parse(line));
  return { origin: server.origin, database, tracing, log };
}

async function call(url: string, init?: RequestInit): Promise<number> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}

/** The span of the only request, once it has ended, and its children. */
async function readTree(exporter: InMemorySpanExporter) {
  const roots = () => exporter.getFinishedSpans().filter(({ kind }) => kind === SpanKind.SERVER);
  await expect.poll(() => roots().length).toBe(1);
  const [root] = roots() as [ReadableSpan];
  const parentId = root.spanContext().spanId;
  const children = exporter
    .getFinishedSpans()
    .filter(({ parentSpanContext }) => parentSpanContext?.spanId === parentId);
  return { root, children };
}

describe('traces', () => {
  it('record a request below the span of its traceparent, and its statements below the request', async () => {
    const exporter = registerSdk();
    const { origin, log } = await serve();
    const url = `${origin}/v1/gifs/duckling?${KEY}&random_id=5ecretviewer1234`;
    expect(await call(url, { headers: { traceparent: TRACEPARENT } })).toBe(200);
    const { root, children } = await readTree(exporter);
    expect(root.name).toBe('GET /v1/gifs/{id}');
    expect(root.parentSpanContext).toMatchObject({ traceId: TRACE, spanId: PARENT });
    expect(root.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/v1/gifs/{id}',
      'url.path': '/v1/gifs/duckling',
      'url.scheme': 'http',
    });
    expect(root.status.code).toBe(SpanStatusCode.UNSET);
    expect(children.map(({ name, kind }) => ({ name, kind }))).toContainEqual({
      name: 'SELECT item_scores',
      kind: SpanKind.CLIENT,
    });
    expect(children.find(({ name }) => name === 'SELECT item_scores')?.attributes).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'SELECT',
      'db.collection.name': 'item_scores',
    });
    const traceIds = exporter.getFinishedSpans().map((span) => span.spanContext().traceId);
    expect(new Set(traceIds)).toEqual(new Set([TRACE]));
    expect(log()).toMatchObject([{ trace_id: TRACE }]);
  });

  it('have the id that is in the log, also if the caller sent none', async () => {
    const exporter = registerSdk();
    const { origin, log } = await serve();
    await call(`${origin}/v1/gifs/duckling?${KEY}`);
    const { root } = await readTree(exporter);
    expect(root.parentSpanContext).toBeUndefined();
    expect(log()).toMatchObject([{ trace_id: root.spanContext().traceId }]);
  });

  it('record requests to the object storage, also those of a body, by the path of the object', async () => {
    const exporter = registerSdk();
    const store = await startObjectStore(startS3rver);
    const folder = await mkdtemp(join(tmpdir(), 'zoetrope-traces-'));
    onTestFinished(async () => {
      await store.close();
      await rm(folder, { recursive: true });
    });
    const picture = join(folder, 'duckling.webp');
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } }).toFile(picture);
    const storage = { ...store.key, url: `s3://gifs/library?endpoint=${store.endpoint}` };
    const { origin } = await serve({
      catalogue: { ...fixtureCatalogue, fileUrl: () => new URL(`file://${picture}`) },
      objectStorage: await openObjectStorage(storage, { tracing: await createTracing() }),
    });
    const url = `${origin}/media/duckling/fixed_height_still.gif`;
    expect(await call(url)).toBe(200);
    const { children } = await readTree(exporter);
    const requests = children.filter(({ attributes }) => 'url.full' in attributes);
    expect(requests.map(({ name }) => name)).toEqual(store.requests());
    expect(requests.map(({ name, status }) => ({ name, code: status.code }))).toContainEqual({
      name: 'PUT',
      code: SpanStatusCode.UNSET,
    });
    const { port } = new URL(store.endpoint);
    for (const { attributes } of requests) {
      expect(attributes['url.full']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/gifs\/library\/media\/[\w/.-]+$/);
      expect(attributes).toMatchObject({ 'server.address': '127.0.0.1', 'server.port': Number(port) });
    }
  });

  it('have the status of an error for a 5xx and its failed statement, without the text of the error', async () => {
    const exporter = registerSdk();
    const { origin, database } = await serve({ name: 'zoetrope_traces_broken' });
    await database.db.schema.dropTable('item_scores').execute();
    expect(await call(`${origin}/v1/gifs/trending?${KEY}`)).toBe(500);
    const { root, children } = await readTree(exporter);
    expect(root.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(root.attributes).toMatchObject({ 'http.response.status_code': 500, 'error.type': '500' });
    const failed = children.filter(({ status }) => status.code === SpanStatusCode.ERROR);
    expect(failed.map(({ attributes, events }) => [attributes['error.type'], events.length])).toEqual([['42P01', 0]]);
  });

  it('do not have the status of an error for a 4xx', async () => {
    const exporter = registerSdk();
    const { origin } = await serve();
    expect(await call(`${origin}/v1/gifs/missing?${KEY}`)).toBe(404);
    expect((await readTree(exporter)).root.status.code).toBe(SpanStatusCode.UNSET);
  });

  it('contain no keys, queries, viewer ids, tokens or invented methods', async () => {
    const exporter = registerSdk();
    const { origin } = await serve({ rateLimits: false });
    await call(`${origin}/v1/gifs/search?q=s3cret&api_key=s3cret-key&random_id=s3cret`);
    await call(`${origin}/v1/gifs/search?q=s3cret&${KEY}`, { headers: { Authorization: 'Bearer s3cret' } });
    await call(`${origin}/api/v1/s3cret-key/gifs/search?q=s3cret&customer_id=s3cret`);
    const invented = new Promise((resolve) => {
      httpRequest(`${origin}/nothing`, { method: 'PROPFIND' }, (response) =>
        response.resume().once('end', resolve),
      ).end();
    });
    await invented;
    const serverSpans = () => exporter.getFinishedSpans().filter(({ kind }) => kind === SpanKind.SERVER);
    await expect.poll(() => serverSpans().length).toBe(4);
    const texts = exporter.getFinishedSpans().map(({ name, attributes, events }) => ({ name, attributes, events }));
    expect(JSON.stringify(texts)).not.toMatch(/s3cret|zoetrope-web|PROPFIND/);
    expect(serverSpans()[3]).toMatchObject({ name: 'HTTP', attributes: { 'http.request.method': '_OTHER' } });
  });

  it('omit health checks, work outside of requests, and requests that the sampler drops', async () => {
    const exporter = registerSdk();
    const { origin, database } = await serve();
    expect(await call(`${origin}/readyz`)).toBe(200);
    await database.db.selectFrom('items').select('id').execute();
    await call(`${origin}/nothing?${KEY}`);
    const { root } = await readTree(exporter);
    expect(exporter.getFinishedSpans()).toEqual([root]);
    trace.disable();
    const dropped = registerSdk(new AlwaysOffSampler());
    const { origin: unsampled, log } = await serve();
    await call(`${unsampled}/v1/gifs/duckling?${KEY}`, { headers: { traceparent: TRACEPARENT } });
    expect(dropped.getFinishedSpans()).toEqual([]);
    expect(log()).toMatchObject([{ trace_id: TRACE }]);
  });

  it('end when the caller disconnects', async () => {
    const exporter = registerSdk();
    const { origin } = await serve();
    const leaving = new AbortController();
    const response = await fetch(`${origin}/v2/pingback/stream?${KEY}`, { signal: leaving.signal });
    expect(response.status).toBe(200);
    expect(exporter.getFinishedSpans().filter(({ kind }) => kind === SpanKind.SERVER)).toEqual([]);
    leaving.abort();
    expect((await readTree(exporter)).root.name).toBe('GET /v2/pingback/stream');
  });

  it('are children of the current span, if the application has one', async () => {
    const exporter = registerSdk();
    const tracing = await createTracing();
    const database = await postgres.openFixture(SHARED, { tracing });
    const { request, close } = createTestService(database, { tracing });
    onTestFinished(close);
    const tracer = trace.getTracer('application');
    await tracer.startActiveSpan('application', async (span) => {
      await request('/v1/gifs/duckling', { headers: { traceparent: TRACEPARENT } });
      span.end();
      expect((await readTree(exporter)).root.parentSpanContext?.spanId).toBe(span.spanContext().spanId);
    });
  });

  it('change nothing without an SDK, which hasSdk reports', async () => {
    const { origin, tracing, log } = await serve();
    expect(tracing.hasSdk).toBe(false);
    expect(await call(`${origin}/v1/gifs/duckling?${KEY}`, { headers: { traceparent: TRACEPARENT } })).toBe(200);
    expect(log()).toMatchObject([{ trace_id: TRACE }]);
    registerSdk();
    expect((await createTracing()).hasSdk).toBe(true);
  });
});

describe('startServer with traces', () => {
  const start = async (databaseUrl?: string) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-traces-'));
    if (databaseUrl === undefined) await prepareDataFolder('fixture', dataFolder);
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, writeInto(lines));
    const server = await startServer({
      ...{ catalogue: fixtureCatalogue, port: 0, dataFolder, databaseUrl },
      ...{ traces: true, logger },
    });
    onTestFinished(async () => {
      await server.close();
      await rm(dataFolder, { recursive: true });
    });
    return { ...server, lines };
  };

  it('records requests and their statements', async () => {
    const exporter = registerSdk();
    const { origin, lines } = await start();
    expect(await call(`${origin}/v1/gifs/duckling?${KEY}`)).toBe(200);
    const { root, children } = await readTree(exporter);
    expect(root.name).toBe('GET /v1/gifs/{id}');
    expect(children.map(({ name }) => name)).toContain('SELECT item_scores');
    expect(lines.join()).not.toContain('OpenTelemetry');
  });

  it('warns without an SDK', async () => {
    // Opening the embedded database takes seconds.
    const { origin, lines } = await start(await postgres.fixtureAddress?.(SHARED));
    expect(await call(`${origin}/v1/gifs/duckling?${KEY}`)).toBe(200);
    expect(lines.join()).toContain('this process has registered no SDK of OpenTelemetry');
  });
});

describe('loadOpenTelemetry', () => {
  it('names a missing @opentelemetry/api with its install command', async () => {
    const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
    const load = vi.fn(() => Promise.reject(missing));
    await expect(loadOpenTelemetry(load)).rejects.toThrow('npm install @opentelemetry/api@1');
  });
});

function writeInto(lines: string[]): Writable {
  return new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
