import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNats, startTemporaryNats } from '@zoetrope/testkit/nats';
import { hasRedis, startTemporaryRedis } from '@zoetrope/testkit/redis';
import { S3mini } from 's3mini';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { type ObjectStore, startObjectStore } from '../../testing/object-store.ts';
import { startS3rver } from '../../testing/s3rver.ts';
import { openEmbedded } from '../database/open-database.ts';
import { UPSTREAMS } from '../dialects/upstream/upstream.ts';
import { loadNats } from '../pingback/log/load-nats.ts';
import { openEventLog } from '../pingback/log/nats-event-log.ts';
import { parseOptions } from './parse-options.ts';
import { type CheckOptions, runCheck } from './run-check.ts';

const ffmpeg = { run: async () => {}, probe: async () => undefined, delays: async () => [] };
/** Any free port: another program may use the default one. */
const DEFAULTS = parseOptions(['--port', '0'], {});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-check-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the outcomes by name. */
async function check(options: Partial<CheckOptions>, { hasFfmpeg = true } = {}): Promise<Record<string, string>> {
  const findFfmpeg = async () => (hasFfmpeg ? ffmpeg : undefined);
  const results = await runCheck({ ...DEFAULTS, ...options }, { findFfmpeg });
  return Object.fromEntries(results.map(({ name, outcome, text }) => [name, `${outcome}: ${text}`]));
}

it('accepts a data folder that does not exist yet, and does not create it', async () => {
  const folder = await createFolder();
  const data = join(folder, 'new', 'data');
  expect(await check({ data })).toEqual({
    '--port': 'ok: Any free port of 127.0.0.1.',
    database: `ok: The embedded database will be created in ${data}.`,
    storage: `ok: ${data} will be created.`,
    ffmpeg: 'ok: ffmpeg and ffprobe are installed.',
  });
  expect(await readdir(folder)).toEqual([]);
});

it('fails for a port that another program uses, and warns if that program is a server like this one', async () => {
  const data = join(await createFolder(), 'data');
  let body = '<p>Another program</p>';
  const other = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const inUse = `Port ${port} of 127.0.0.1 is in use by another program.`;
  const stopped = await check({ data, port });
  expect(stopped['--port']).toMatch(`failed: ${inUse}`);
  expect(stopped['--port']).toMatch(/with --port\.$/);
  expect((await check({ data, adminPort: port }))['--admin-port']).toMatch(/^failed: .* with --admin-port\.$/);
  body = '{"status":"ok"}';
  expect((await check({ data, port }))['--port']).toMatch(`warning: ${inUse}`);
  other.closeAllConnections();
  other.close();
  await once(other, 'close');
  expect((await check({ data, port }))['--port']).toBe(`ok: Port ${port} of 127.0.0.1 is free.`);
});

it('fails for an address that this machine does not have', async () => {
  const data = join(await createFolder(), 'data');
  expect((await check({ data, host: '192.0.2.1' }))['--port']).toMatch(
    /^failed: Cannot listen on port 0 of 192\.0\.2\.1/,
  );
});

it('reads the items of each catalogue, except for the bundled one', async () => {
  const data = join(await createFolder(), 'data');
  const folder = await createFolder();
  const missing = await check({ data, catalogue: ['bundled', folder] });
  expect(missing['--catalogue']).toMatch(/^failed: There is no .*items\.ndjson\. Set --catalogue to a folder/);
  await writeFile(join(folder, 'items.ndjson'), '{"id":"a"}\n{"id":"b"}\n');
  expect((await check({ data, catalogue: [folder] }))['--catalogue']).toBe(`ok: ${folder} can be read. Items: 2.`);
  await writeFile(join(folder, 'items.ndjson'), '{"id":"a"}\n{"id":\n');
  expect((await check({ data, catalogue: [folder] }))['--catalogue']).toMatch(/^failed: Line 2 of .* is not JSON/);
  expect(await check({ data, catalogue: ['bundled'] })).not.toHaveProperty('--catalogue');
});

it('opens the embedded database, or warns that a server uses it', async () => {
  const data = await createFolder();
  await prepareDataFolder('empty', data);
  expect(await check({ data })).toMatchObject({
    database: `ok: The embedded database in ${data} can be opened.`,
    storage: `ok: ${data} is writable.`,
  });
  const { close } = await openEmbedded(data);
  onTestFinished(close);
  expect((await check({ data })).database).toMatch(/^warning: .* is in use by process \d+/);
});

it('fails for a data folder inside a file', async () => {
  const file = join(await createFolder(), 'file');
  await writeFile(file, '');
  expect((await check({ data: file })).storage).toMatch(/^failed: .*file is not a folder/);
});

it('fails for a Postgres that cannot be reached, without its password', async () => {
  const { database } = await check({ databaseUrl: 'postgres://ada:s3cret@127.0.0.1:1/zoetrope' });
  expect(database).toMatch(/^failed: The database of DATABASE_URL cannot be reached/);
  expect(database).not.toContain('s3cret');
}, 30_000);

it('warns without ffmpeg', async () => {
  expect((await check({ data: join(await createFolder(), 'data') }, { hasFfmpeg: false })).ffmpeg).toMatch(
    /^warning: .*apt-get install ffmpeg$/,
  );
});

it('looks up the host of each URL', async () => {
  const results = await check({
    data: join(await createFolder(), 'data'),
    siteUrl: 'http://localhost:8787',
    pageViews: 'https://views.invalid/',
    errorReportsDsn: 'https://t0ken@[::1]/1',
    cdnPurge: { url: 'https://cdn.invalid/purge', token: 's3cret' },
    upstream: { provider: { ...UPSTREAMS.giphy, apiUrl: 'https://api.invalid' }, key: 's3cret' },
    metrics: true,
    traces: true,
  });
  expect(results).toMatchObject({
    '--site-url': expect.stringMatching(/^ok: localhost has the address /),
    '--page-views': 'failed: The host views.invalid has no address in DNS.',
    '--error-reports-dsn': 'ok: ::1 has the address ::1.',
    '--upstream': 'failed: The host api.invalid has no address in DNS.',
    '--purge-url': 'failed: The host cdn.invalid has no address in DNS.',
    metrics: 'ok: prom-client is installed.',
    traces: 'warning: No SDK of OpenTelemetry is registered: register one with NODE_OPTIONS=--import.',
  });
  expect(JSON.stringify(results)).not.toMatch(/s3cret|t0ken/);
});

it('fails for an event log that cannot be reached, without the secret', async () => {
  const data = join(await createFolder(), 'data');
  const results = await check({ data, events: { url: 'nats://127.0.0.1:1', secret: 's3cret' } });
  expect(results['--events']).toMatch(/^failed: The event log at 127.0.0.1:1 cannot be reached/);
  expect(JSON.stringify(results)).not.toContain('s3cret');
});

it.runIf(hasNats())(
  'names the version of NATS, and the stream, that it will be created, or that it is not an event log',
  async () => {
    const nats = await startTemporaryNats();
    onTestFinished(nats.stop);
    const data = join(await createFolder(), 'data');
    const events = { url: `${nats.url}?max_size=1MB` };
    const server = expect.stringMatching(
      /^ok: NATS 2\.\d+\.\d+ has JetStream\. The stream zoetrope will be created\.$/,
    );
    expect(await check({ data, events })).toMatchObject({ '--events': server });
    const log = await openEventLog(events);
    onTestFinished(log.close);
    const { transport, jetstream } = await loadNats();
    const connection = await transport.connect({ servers: nats.url });
    onTestFinished(() => connection.close());
    const { streams, consumers } = await jetstream.jetstreamManager(connection);
    await consumers.delete('zoetrope', 'workers');
    expect((await check({ data, events }))['--events']).toMatch(/^ok: .* Messages in the stream zoetrope: 0\.$/);
    await streams.add({ name: 'orders', subjects: ['orders.>'] });
    const orders = { url: `${nats.url}?stream=orders` };
    expect((await check({ data, events: orders }))['--events']).toMatch(
      /^failed: The stream orders is not an event log/,
    );
    // Creates the consumer again.
    await expect.poll(() => log.state().catch(() => undefined)).toMatchObject({ messages: 0 });
    await log.append(Buffer.alloc(100_000));
    expect((await check({ data, events }))['--events']).toMatch(/^ok: .* Messages in the stream zoetrope: 1\.$/);
    for (let index = 0; index < 8; index += 1) await log.append(Buffer.alloc(100_000));
    expect((await check({ data, events }))['--events']).toMatch(/^warning: .* the stream zoetrope is full/);
  },
);

it('fails for a Redis that cannot be reached, without the password', async () => {
  const data = join(await createFolder(), 'data');
  const results = await check({ data, limits: { store: 'redis://127.0.0.1:1', secret: 's3cret' } });
  expect(results['--limits']).toMatch(/^failed: The Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
  expect(JSON.stringify(results)).not.toContain('s3cret');
});

it.runIf(hasRedis())('names the version of Redis', async () => {
  const redis = await startTemporaryRedis();
  onTestFinished(redis.stop);
  const data = join(await createFolder(), 'data');
  const results = await check({ data, limits: { store: redis.url } });
  expect(results['--limits']).toMatch(/^ok: (Redis|Valkey) \d+\.\d+\.\d+ can be used\.$/);
});

it('states that limits in Postgres are counted in the database', async () => {
  const data = join(await createFolder(), 'data');
  const results = await check({ data, limits: { store: 'postgres' } });
  expect(results['--limits']).toBe('ok: All processes count calls in the database.');
});

it('fails for a bucket that cannot be read, without the secret', async () => {
  const data = join(await createFolder(), 'data');
  const url = 's3://gifs?endpoint=http://127.0.0.1:1';
  const results = await check({ data, storage: { url, accessKeyId: 'id', secretAccessKey: 's3cret' } });
  expect(results['--storage']).toMatch(/^failed: The object storage did not respond as expected/);
  expect(JSON.stringify(results)).not.toContain('s3cret');
});

describe('a bucket', () => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await startObjectStore(startS3rver);
  });
  afterAll(() => store.close());
  const checkBucket = async (bucket = 'gifs') => {
    const storage = { ...store.key, url: `s3://${bucket}/library?endpoint=${store.endpoint}` };
    return (await check({ data: join(await createFolder(), 'data'), storage }))['--storage'];
  };

  it('is written, read and emptied again by a check', async () => {
    store.requests();
    expect(await checkBucket()).toBe(`ok: The bucket gifs at ${store.endpoint} can be read and written.`);
    expect(store.requests()).toEqual(expect.arrayContaining(['PUT', 'GET', 'DELETE']));
    const s3 = new S3mini({ ...store.key, region: 'us-east-1', endpoint: `${store.endpoint}/gifs` });
    expect(await s3.listObjects('/', 'library/')).toEqual([]);
  });

  it.each([
    ['PUT', 'put'],
    ['DELETE', 'list and delete'],
  ])('fails a check if its key may not %s objects', async (method, permission) => {
    onTestFinished(store.repair);
    store.spoil('denied', { method, times: 100 });
    expect(await checkBucket()).toBe(
      `failed: The access key cannot ${permission} objects below library/uploads/ in the bucket gifs at ${store.endpoint}: give it that permission.`,
    );
  });

  it('fails a check if it does not exist', async () => {
    expect(await checkBucket('pngs')).toMatch(/^failed: There is no bucket pngs at /);
  });
});
