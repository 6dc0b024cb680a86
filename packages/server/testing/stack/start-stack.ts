import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTemporaryHaproxy } from '@zoetrope/testkit/haproxy';
import { startTemporaryNats } from '@zoetrope/testkit/nats';
import { startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import { buildPrograms } from '../build-programs.ts';
import { type Command, runCommand } from '../run-command.ts';

const SERVERS = 3;

/** A part of the stack that can be killed. */
export interface Component {
  /** Ends it with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Starts it again, with its data and at its address. */
  readonly start: () => Promise<void>;
}

export interface Stack {
  /** The origin of the balancer. */
  readonly origin: string;
  readonly servers: readonly (Component & { readonly origin: string })[];
  readonly primary: Component & { readonly connectionString: string };
  readonly replica: Component;
  readonly storage: Component;
  readonly log: Component & { readonly url: string };
  readonly stop: () => Promise<void>;
}

/**
 * Starts a whole deployment on this machine: three servers behind HAProxy, Postgres with fsync and a streaming replica,
 * object storage, and NATS.
 */
export async function startStack(): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-stack-'));
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
  };
  try {
    const primary = await startTemporaryPostgres({ durable: true });
    if (primary === undefined) throw new Error('This machine has no Postgres: install version 15 or newer.');
    stops.push(primary.stop);
    const replica = await primary.startStandby();
    stops.push(replica.stop);
    const log = await startTemporaryNats();
    stops.push(log.stop);
    const storage = await startStorage(join(folder, 'objects'));
    stops.push(storage.kill);
    const { fixture: program } = await buildPrograms(join(folder, 'programs'));
    const env = {
      DATABASE_URL: primary.connectionString,
      DATABASE_REPLICA_URL: replica.connectionString,
      ZOETROPE_STORAGE: `s3://gifs/library?endpoint=http://127.0.0.1:${storage.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      ZOETROPE_EVENTS: log.url,
      ZOETROPE_LIMITS: 'postgres',
    };
    const servers: Awaited<ReturnType<typeof startService>>[] = [];
    for (let number = 0; number < SERVERS; number += 1) {
      const server = await startService({ program, data: join(folder, `server${number}`), env });
      servers.push(server);
      stops.push(server.kill);
    }
    const origins = servers.map(({ origin }) => origin);
    const balancer = await startTemporaryHaproxy(origins, { sections: (port) => balanceByJob(port, origins) });
    stops.push(balancer.stop);
    return { origin: balancer.origin, servers, primary, replica, storage, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** As in docs/guides/self-hosting.md: each job has its own check, and reads are repeated on another server. */
function balanceByJob(port: number, origins: readonly string[]): readonly string[] {
  const servers = origins.map((origin, index) => `  server server${index} ${new URL(origin).host}`);
  const backend = (job: string) => [
    `backend ${job}`,
    `  option httpchk GET /readyz/${job}`,
    // A check takes up to 3 s while a component does not respond.
    '  timeout check 10s',
    '  default-server check inter 2s fall 2 rise 1',
    '  option redispatch 1',
    '  retry-on conn-failure empty-response',
    '  http-error status 503 content-type text/plain string "No server is ready." hdr Retry-After 2',
    ...servers,
  ];
  return [
    'frontend http',
    `  bind 127.0.0.1:${port}`,
    '  http-request disable-l7-retry unless METH_GET',
    '  use_backend collector if METH_POST { path /v2/pingback }',
    '  default_backend api',
    ...backend('api'),
    ...backend('collector'),
  ];
}

async function startStorage(folder: string) {
  const program = fileURLToPath(new URL('run-s3rver.mjs', import.meta.url));
  let service: ChildProcess;
  const run = async (port: number): Promise<number> => {
    service = spawn(process.execPath, [program, folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(service, 'exit').then(([code]) => Promise.reject(new Error(`s3rver ended with ${code}.`)));
    ended.catch(() => undefined);
    const [line] = await Promise.race([once(service.stdout as NodeJS.ReadableStream, 'data'), ended]);
    return Number(line);
  };
  const port = await run(0);
  return {
    port,
    kill: () => kill(service),
    start: async () => {
      await run(port);
    },
  };
}

interface ServiceOptions {
  readonly program: string;
  readonly data: string;
  readonly env: { readonly [name: string]: string };
}

async function startService({ program, data, env }: ServiceOptions) {
  // Limits that count every call, and reject none.
  const limits = 'read=1000000,animate=1000000,pingback=1000000,write=1000000';
  const args = ['--data', data, '--demo', '--trust-proxy', '1', '--rate-limits', limits];
  let command: Command;
  const run = (port: string): Promise<string> => {
    command = runCommand([...args, '--port', port], { env, program });
    return command.ready;
  };
  const origin = await run('0');
  return {
    origin,
    kill: () => kill(command.process),
    start: async () => {
      await run(new URL(origin).port);
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
