import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { hasRedis, missingRedisMessage, startTemporaryRedis, type TemporaryRedis } from '@zoetrope/testkit/redis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { limitStoreSuite } from '../../../testing/limit-store-suite.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { type LimitsLocation, parseLimitsLocation, type RedisLocation } from './limits-location.ts';
import { loadRedis } from './load-redis.ts';
import { checkRedis, openRedisLimits } from './redis-limits.ts';

it('states the install command if the client is missing', async () => {
  const error = Object.assign(new Error('no package'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(loadRedis(() => Promise.reject(error))).rejects.toThrow('npm install @redis/client@6');
});

it('opens while the server is away, and rejects calls with the reason', async () => {
  const store = await openRedisLimits(locate('redis://:s3cret@127.0.0.1:1'));
  onTestFinished(store.close);
  const error = await store.take('a', 1).catch(String);
  expect(error).toMatch(/The Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
  expect(error).not.toContain('s3cret');
});

const isInstalled = hasRedis();
if (!isInstalled) process.stderr.write(missingRedisMessage('shared limits are only tested in Postgres'));

describe.runIf(isInstalled)('on Redis', () => {
  let redis: TemporaryRedis;
  beforeAll(async () => {
    redis = await startTemporaryRedis();
  });
  afterAll(() => redis.stop());

  let opened = 0;
  /** Each store has buckets of its own. */
  async function open(clock?: () => number) {
    opened += 1;
    const store = await openRedisLimits(locate(`${redis.url}?prefix=test-${opened}`), { clock });
    onTestFinished(store.close);
    return store;
  }

  limitStoreSuite(open);

  it('refills buckets by the clock of the server', async () => {
    const store = await open();
    // A token per millisecond: there is another one as soon as a call returns.
    expect((await store.take('a', 60_000)).allowed).toBe(true);
    await expect.poll(async () => (await store.take('a', 1_000_000)).remaining).toBeGreaterThan(59_000);
    expect((await store.take('b', 1)).allowed).toBe(true);
    expect(await store.take('b', 1)).toMatchObject({ allowed: false, remaining: 0 });
  });

  it('shares buckets with other processes, without addresses, and lets them expire', async () => {
    const url = `${redis.url}/3?prefix=shared`;
    const [first, second] = [await openRedisLimits(locate(url)), await openRedisLimits(locate(url))];
    onTestFinished(first.close);
    onTestFinished(second.close);
    expect((await first.take('read zoetrope-web 203.0.113.7', 1)).allowed).toBe(true);
    expect((await second.take('read zoetrope-web 203.0.113.7', 1)).allowed).toBe(false);
    const client = createClient({ url: `${redis.url}/3` });
    await client.connect();
    onTestFinished(() => client.destroy());
    const keys = await client.keys('*');
    expect(keys).toEqual([expect.stringMatching(/^shared:limit:[\w-]{43}$/)]);
    const expiry = await client.pTTL(String(keys[0]));
    expect(expiry).toBeGreaterThan(0);
    expect(expiry).toBeLessThanOrEqual(60_000);
  });

  it('works again after the server was killed, also without a response of the old connection', async () => {
    const killed = await startTemporaryRedis();
    onTestFinished(killed.stop);
    const store = await openRedisLimits(locate(killed.url));
    onTestFinished(store.close);
    await store.take('a', 60);
    await killed.kill();
    await expect.poll(() => store.take('a', 60).catch(String)).toMatch(/cannot be used/);
    await expect(store.check()).rejects.toThrow('cannot be used');
    await killed.start();
    await expect.poll(() => store.take('b', 60).catch(String), { timeout: 30_000 }).toMatchObject({ allowed: true });
    killed.pause();
    await expect(store.take('b', 60)).rejects.toThrow('cannot be used');
    killed.resume();
    await expect.poll(() => store.check().catch(String), { timeout: 30_000 }).toBeUndefined();
    expect((await store.take('b', 60)).allowed).toBe(true);
  });

  it('signs in with a password, and never names it', async () => {
    const secured = await startTemporaryRedis({ args: ['--requirepass', 's3cret'] });
    onTestFinished(secured.stop);
    const location = locate(secured.url);
    const store = await openRedisLimits({ ...location, password: 's3cret' });
    onTestFinished(store.close);
    expect((await store.take('a', 1)).allowed).toBe(true);
    expect(await checkRedis({ ...location, password: 's3cret' })).toMatch(/^(Redis|Valkey) \d+\.\d+\.\d+$/);
    const rejected = await openRedisLimits({ ...location, password: 'wr0ng' });
    onTestFinished(rejected.close);
    const errors = [
      await rejected.take('a', 1).catch(String),
      await checkRedis({ ...location, password: 'wr0ng' }).catch(String),
      await checkRedis(location).catch(String),
    ];
    expect(errors[0]).toMatch(/cannot be used: WRONGPASS/);
    expect(errors[1]).toMatch(/cannot be used: WRONGPASS/);
    expect(errors[2]).toMatch(/cannot be used: NOAUTH/);
    expect(String(errors)).not.toMatch(/s3cret|wr0ng/);
  });

  it('connects with TLS, and rejects a certificate that it does not know', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zoetrope-tls-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost -days 1'.split(' ');
    const keys = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...keys, ...subject], { stdio: 'ignore' });
    const encrypted = await startTemporaryRedis({ tls: { cert, key } });
    onTestFinished(encrypted.stop);
    await expect(checkRedis(locate(encrypted.url))).rejects.toThrow('self-signed certificate');
    const check = runCommand(['check', '--data', folder, '--limits', encrypted.url], {
      env: { NODE_EXTRA_CA_CERTS: cert },
    });
    const { out } = await check.ended;
    expect(out).toMatch(/--limits.*Redis \d+\.\d+\.\d+ can be used/);
  });
});

function locate(url: string): RedisLocation {
  const location: LimitsLocation = parseLimitsLocation(url);
  if (location === 'postgres') throw new Error('This is not a Redis.');
  return location;
}
