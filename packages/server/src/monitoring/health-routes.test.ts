import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestService, openSnapshot } from '../../testing/test-service.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { ReplicaStatus } from '../database/replica-lag.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { EventLog, LogState } from '../pingback/log/event-log.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSnapshot();
});
afterAll(() => database.close());

/** The service with this state of the world, on a port. */
async function serve(options: Parameters<typeof createTestService>[1] = {}): Promise<Listening> {
  const ffmpeg = { run: async () => {}, probe: async () => undefined, delays: async () => [] };
  const service = createTestService(database, { findFfmpeg: async () => ffmpeg, ...options });
  const server = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return server;
}

async function read(url: string): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const response = await fetch(url);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Makes every statement fail or return these rows. */
function replaceDatabase(outcome: Error | readonly object[]): void {
  const query = vi.spyOn(database.db.getExecutor(), 'executeQuery');
  onTestFinished(() => query.mockRestore());
  if (outcome instanceof Error) query.mockRejectedValue(outcome);
  else query.mockResolvedValue({ rows: [...outcome] } as never);
}

const AWAY = Object.assign(new Error('terminating connection'), { code: '57P01' });

describe('/livez', () => {
  it('responds 200 without a database', async () => {
    const { origin } = await serve();
    replaceDatabase(AWAY);
    expect(await read(`${origin}/livez`)).toEqual({ status: 200, body: { status: 'ok' } });
  });
});

describe('/readyz', () => {
  it('lists the jobs and each dependency, each in a line of its own', async () => {
    const { origin } = await serve();
    const response = await fetch(`${origin}/readyz`);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      status: 'ok',
      jobs: { api: 'ready', collector: 'ready' },
      dependencies: { database: 'ok', storage: 'ok', ffmpeg: 'ok' },
    });
    expect(text).toMatch(/^ +"database": "ok",$/m);
  });

  it.each(['/readyz', '/readyz/api', '/readyz/collector'])('responds 503 to %s without a database', async (path) => {
    const { origin } = await serve();
    replaceDatabase(AWAY);
    const response = await fetch(`${origin}${path}`);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      request_id: response.headers.get('X-Request-Id'),
      jobs: { api: 'unavailable', collector: 'unavailable' },
      dependencies: { database: 'unavailable' },
    });
  });

  it('is ready for reads, but not for events, while the database is read-only', async () => {
    const { origin } = await serve();
    replaceDatabase([{ isReadOnly: true }]);
    const jobs = { api: 'ready', collector: 'unavailable' };
    const dependencies = { database: 'read-only' };
    expect(await read(`${origin}/readyz`)).toMatchObject({ status: 200, body: { jobs, dependencies } });
    expect(await read(`${origin}/readyz/api`)).toMatchObject({ status: 200, body: { jobs } });
    expect(await read(`${origin}/readyz/collector`)).toMatchObject({ status: 503, body: { jobs, dependencies } });
  });

  it('stores no events on a disk that fails, unless the database is elsewhere', async () => {
    // A folder inside a file: nothing can be written there.
    const dataFolder = join(process.execPath, 'data');
    const embedded = await serve({ dataFolder });
    const dependencies = { storage: 'storage-unavailable' };
    expect(await read(`${embedded.origin}/readyz/collector`)).toMatchObject({ status: 503, body: { dependencies } });
    expect(await read(`${embedded.origin}/readyz/api`)).toMatchObject({ status: 200, body: { dependencies } });
    const external = await serve({ dataFolder, pool: { kind: 'postgres', usage: () => [] } });
    expect(await read(`${external.origin}/readyz/collector`)).toMatchObject({ status: 200, body: { dependencies } });
  });

  it('stays ready without ffmpeg', async () => {
    const { origin } = await serve({ findFfmpeg: async () => undefined });
    const body = { jobs: { api: 'ready', collector: 'ready' }, dependencies: { ffmpeg: 'missing' } };
    expect(await read(`${origin}/readyz`)).toMatchObject({ status: 200, body });
  });

  it('gives up on a database that does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const service = createTestService(database, { dataFolder: join(tmpdir(), 'zoetrope-missing') });
    const query = vi.spyOn(database.db.getExecutor(), 'executeQuery').mockReturnValue(new Promise(() => {}));
    onTestFinished(() => query.mockRestore());
    const pending = service.app.request('http://zoetrope.test/readyz');
    await vi.waitFor(() => expect(query).toHaveBeenCalled(), { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(3000);
    expect((await pending).status).toBe(503);
  });
});

describe('/readyz with an event log', () => {
  const stateOf = (isFull: boolean) => ({ messages: 1, bytes: 9, maxBytes: 9, isFull, oldest: 0 });
  const serveWithLog = (state: () => Promise<LogState>) => {
    const never = () => Promise.reject(new Error('It must not be called.'));
    const eventLog: EventLog = {
      state,
      append: never,
      close: never,
      fetch: () => ({ [Symbol.asyncIterator]: never }) as never,
    };
    return serve({ eventLog });
  };

  it('is ready for events without a database', async () => {
    const { origin } = await serveWithLog(async () => stateOf(false));
    replaceDatabase(AWAY);
    const jobs = { api: 'unavailable', collector: 'ready' };
    const dependencies = { database: 'unavailable', log: 'ok' };
    expect(await read(`${origin}/readyz/collector`)).toMatchObject({ status: 200, body: { jobs, dependencies } });
    expect(await read(`${origin}/readyz`)).toMatchObject({ status: 200, body: { jobs } });
    expect(await read(`${origin}/readyz/api`)).toMatchObject({ status: 503, body: { jobs } });
  });

  it.each([
    ['full', async () => stateOf(true)],
    ['unavailable', () => Promise.reject(new Error('away'))],
  ])('is not ready for events if the log is %s', async (log, state) => {
    const { origin } = await serveWithLog(state);
    const jobs = { api: 'ready', collector: 'unavailable' };
    expect(await read(`${origin}/readyz/collector`)).toMatchObject({
      status: 503,
      body: { jobs, dependencies: { log } },
    });
    expect(await read(`${origin}/readyz/api`)).toMatchObject({ status: 200, body: { jobs } });
  });
});

describe('/readyz with shared limits', () => {
  it.each([
    ['ok', async () => {}],
    ['unavailable', () => Promise.reject(new Error('away'))],
  ])('is ready for all jobs if the limits are %s', async (limits, check) => {
    const take = () => Promise.reject(new Error('It must not be called.'));
    const { origin } = await serve({ limitStore: { take, check, close: async () => {} } });
    const body = { jobs: { api: 'ready', collector: 'ready' }, dependencies: { limits } };
    expect(await read(`${origin}/readyz`)).toMatchObject({ status: 200, body });
  });
});

describe('/readyz with a replica', () => {
  const serveWith = (state: ReplicaStatus['state']) =>
    serve({ pool: { kind: 'postgres', usage: () => [], replica: () => ({ state, lagMs: undefined }) } });

  it.each(['ok', 'behind', 'promoted', 'unavailable'] as const)(
    'is ready for all jobs if it is %s',
    async (replica) => {
      const { origin } = await serveWith(replica);
      const body = { jobs: { api: 'ready', collector: 'ready' }, dependencies: { database: 'ok', replica } };
      expect(await read(`${origin}/readyz`)).toMatchObject({ status: 200, body });
    },
  );

  it('is ready for reads, but not for events, while the primary is away and the replica is there', async () => {
    const { origin } = await serveWith('ok');
    replaceDatabase(AWAY);
    const body = { jobs: { api: 'ready', collector: 'unavailable' }, dependencies: { database: 'unavailable' } };
    expect(await read(`${origin}/readyz/api`)).toMatchObject({ status: 200, body });
    expect(await read(`${origin}/readyz/collector`)).toMatchObject({ status: 503, body: { jobs: body.jobs } });
  });

  it('is not ready for reads while the primary is away and the replica is behind', async () => {
    const { origin } = await serveWith('behind');
    replaceDatabase(AWAY);
    expect(await read(`${origin}/readyz/api`)).toMatchObject({ status: 503, body: { jobs: { api: 'unavailable' } } });
  });
});

describe('a balancer', () => {
  let origin: string;
  beforeEach(async () => {
    ({ origin } = await serve());
  });

  it.each(['/livez', '/readyz', '/readyz/api', '/readyz/collector'])(
    'may check %s with GET, HEAD and OPTIONS over HTTP/1.0 without a host',
    async (path) => {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        expect(await statusOf(origin, `${method} ${path} HTTP/1.0`), method).toBe('200');
        expect(await statusOf(origin, `${method} ${path}/?from=balancer HTTP/1.0`), method).toBe('200');
      }
    },
  );
});

function statusOf(origin: string, requestLine: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(`${requestLine}\r\n\r\n`));
    socket.once('data', (chunk) => {
      resolve(String(chunk).slice(9, 12));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}
