import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNats, startTemporaryNats } from '@zoetrope/testkit/nats';
import { hasRedis, startTemporaryRedis } from '@zoetrope/testkit/redis';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { openEmbedded } from '../database/open-database.ts';
import { UPSTREAMS } from '../dialects/upstream/upstream.ts';
import { loadNats } from '../pingback/log/load-nats.ts';
import { openEventLog } from '../pingback/log/nats-event-log.ts';
import { parseOptions } from './parse-options.ts';
import { type CheckOptions, runCheck } from './run-check.ts';

const ffmpeg = { run: async () => {}, probe: async () => undefined, delays: async () => [] };
const DEFAULTS = parseOptions([], {});

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
    database: `ok: The embedded database will be created in ${data}.`,
    storage: `ok: ${data} will be created.`,
    ffmpeg: 'ok: ffmpeg and ffprobe are installed.',
  });
  expect(await readdir(folder)).toEqual([]);
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
    upstream: { provider: { ...UPSTREAMS.giphy, apiUrl: 'https://api.invalid' }, key: 's3cret' },
    metrics: true,
    traces: true,
  });
  expect(results).toMatchObject({
    '--site-url': expect.stringMatching(/^ok: localhost has the address /),
    '--page-views': 'failed: The host views.invalid has no address in DNS.',
    '--error-reports-dsn': 'ok: ::1 has the address ::1.',
    '--upstream': 'failed: The host api.invalid has no address in DNS.',
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
