import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasHaproxy, missingHaproxyMessage, startTemporaryHaproxy } from '@zoetrope/testkit/haproxy';
import { startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import { hasRedis, startTemporaryRedis } from '@zoetrope/testkit/redis';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Command, runCommand } from '../../../testing/run-command.ts';

const PROCESSES = 3;
/** One call is refilled in six seconds. */
const LIMIT = 10;
const CALLS = 120;
const AT_ONCE = 24;
const POLL_OPTIONS = { timeout: 60_000, interval: 100 };
const PATH = '/v1/gifs/duckling?api_key=zoetrope-web';

// A server of its own: the connections of three processes would be too many next to those of other tests.
const postgres = await startTemporaryPostgres();
afterAll(() => postgres?.stop());
const isBalanced = hasHaproxy();
if (!isBalanced) process.stderr.write(missingHaproxyMessage('limits of several processes are not tested together'));

/** Three processes on one database, and the origin of a balancer in front of them. */
async function serve(args: readonly string[], secrets: { readonly [name: string]: string } = {}) {
  if (postgres === undefined) throw new Error('There is no Postgres.');
  const data = await mkdtemp(join(tmpdir(), 'zoetrope-three-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const options = ['--port', '0', '--data', data, '--trust-proxy', '1', '--rate-limits', `read=${LIMIT}`, ...args];
  const env = { ...secrets, DATABASE_URL: postgres.connectionString };
  const commands: Command[] = Array.from({ length: PROCESSES }, () =>
    runCommand(options, { env, catalogue: 'fixture' }),
  );
  onTestFinished(async () => {
    for (const command of commands) command.process.kill('SIGKILL');
    await Promise.all(commands.map(({ ended }) => ended));
  });
  const origins = await Promise.all(commands.map(({ ready }) => ready));
  const balancer = await startTemporaryHaproxy(origins);
  onTestFinished(balancer.stop);
  return { commands, origins, origin: balancer.origin };
}

/** The status of one call from an address of this machine. The buckets of an address remain, so each test has others. */
function callFrom(address: string, origin: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${PATH}`, { localAddress: address, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Makes calls from an address, many at once. Returns those that were allowed, and how many may have been refilled. */
async function flood(address: string, origin: string) {
  const started = performance.now();
  const statuses: number[] = [];
  const send = async () => {
    for (let call = 0; call < CALLS / AT_ONCE; call += 1) statuses.push(await callFrom(address, origin));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const refilled = Math.floor(((performance.now() - started) * LIMIT) / 60_000);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  return { allowed: statuses.filter((status) => status === 200).length, refilled };
}

async function expectExactLimit(address: string, origin: string): Promise<void> {
  const { allowed, refilled } = await flood(address, origin);
  expect(allowed).toBeGreaterThanOrEqual(LIMIT);
  expect(allowed).toBeLessThanOrEqual(LIMIT + refilled);
}

async function limitsOf(origin: string): Promise<unknown> {
  const response = await fetch(`${origin}/readyz`);
  const { dependencies } = (await response.json()) as { dependencies: { limits?: string } };
  return [response.status, dependencies.limits];
}

// The global setup reports a missing Postgres.
describe.runIf(isBalanced && postgres !== undefined)('three processes behind HAProxy', () => {
  it('allow an address exactly its limit with limits in Postgres', async () => {
    const { origin } = await serve(['--limits', 'postgres']);
    await expectExactLimit('127.0.1.1', origin);
    await expectExactLimit('127.0.1.2', origin);
    expect(await limitsOf(origin)).toEqual([200, 'ok']);
  });

  it('allow an address three times its limit without shared limits', async () => {
    const { origin } = await serve([]);
    const { allowed } = await flood('127.0.0.1', origin);
    expect(allowed).toBeGreaterThanOrEqual(PROCESSES * LIMIT);
    expect(await limitsOf(origin)).toEqual([200, undefined]);
  });

  it.runIf(hasRedis())(
    'allow an address exactly its limit with limits in Redis, count alone while it is killed, and share again afterwards',
    async () => {
      const redis = await startTemporaryRedis({ args: ['--requirepass', 's3cret'] });
      onTestFinished(redis.stop);
      const secret = join(await mkdtemp(join(tmpdir(), 'zoetrope-secret-')), 'password');
      onTestFinished(() => rm(join(secret, '..'), { recursive: true }));
      await writeFile(secret, 's3cret\n');
      const { commands, origins, origin } = await serve(['--limits', redis.url], {
        ZOETROPE_LIMITS_SECRET_FILE: secret,
      });
      await expectExactLimit('127.0.0.1', origin);
      await expectExactLimit('127.0.0.2', origin);

      await redis.kill();
      const { allowed } = await flood('127.0.0.3', origin);
      expect(allowed).toBeGreaterThanOrEqual(PROCESSES * LIMIT);
      for (const each of origins) expect(await limitsOf(each)).toEqual([200, 'unavailable']);

      await redis.start();
      for (const each of origins) await expect.poll(() => limitsOf(each), POLL_OPTIONS).toEqual([200, 'ok']);
      await expectExactLimit('127.0.0.4', origin);

      for (const command of commands) command.process.kill('SIGTERM');
      for (const { code, err } of await Promise.all(commands.map(({ ended }) => ended))) {
        expect(code).toBe(0);
        expect(err.match(/The shared limits are away/g)).toHaveLength(1);
        expect(err).not.toContain('s3cret');
      }
    },
  );
});
