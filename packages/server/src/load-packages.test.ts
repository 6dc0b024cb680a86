import { expect, it } from 'vitest';
import { loadRedis } from './http/rate-limit/load-redis.ts';
import { loadPackages } from './load-packages.ts';
import { loadPromClient } from './monitoring/load-prom-client.ts';
import { loadNats } from './pingback/log/load-nats.ts';
import { loadS3mini } from './storage/object-storage.ts';
import { loadOpenTelemetry } from './tracing/open-telemetry.ts';

const OPTIONS = {
  metrics: {},
  traces: true,
  storage: { url: 's3://gifs', accessKeyId: 'id', secretAccessKey: 'key' },
  events: { url: 'nats://127.0.0.1:1' },
  limits: { store: 'redis://127.0.0.1:1' },
};

const missing = () => Promise.reject(Object.assign(new Error('no package'), { code: 'ERR_MODULE_NOT_FOUND' }));
const NONE_INSTALLED = {
  metrics: () => loadPromClient(missing),
  traces: () => loadOpenTelemetry(missing),
  storage: () => loadS3mini(missing),
  events: () => loadNats(missing),
  limits: () => loadRedis(missing),
};

it('names all missing packages with their install commands', async () => {
  const commands = [
    'npm install prom-client@15',
    'npm install @opentelemetry/api@1',
    'npm install s3mini@1',
    'npm install @nats-io/transport-node@3 @nats-io/jetstream@3',
    'npm install @redis/client@6',
  ];
  const error = await loadPackages(OPTIONS, NONE_INSTALLED).catch(String);
  expect(String(error).split('\n')).toEqual([
    'ServerError: Packages are missing:',
    ...commands.map((command) => expect.stringContaining(command)),
  ]);
});

it('names a single missing package in one line, and loads none that is not used', async () => {
  const { events } = OPTIONS;
  await expect(loadPackages({ events }, NONE_INSTALLED)).rejects.toThrow(/^The event log requires the client of NATS/);
  await loadPackages({ limits: { store: 'postgres' }, metrics: undefined, traces: false }, NONE_INSTALLED);
  await loadPackages(OPTIONS);
});

it('does not hide another error behind missing packages', async () => {
  const metrics = () => Promise.reject(new TypeError('broken'));
  await expect(loadPackages(OPTIONS, { ...NONE_INSTALLED, metrics })).rejects.toThrow(TypeError);
});
