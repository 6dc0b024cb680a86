import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../../tooling/find-port.ts';

export interface TemporaryRedis {
  /** For example `redis://127.0.0.1:40001`. The same after a restart. */
  readonly url: string;
  /** Ends the process as a crash does. Its data is lost. */
  readonly kill: () => Promise<void>;
  /** Starts the server again after `kill`. Resolves once it accepts connections. */
  readonly start: () => Promise<void>;
  /** Stops the process without closing its connections, as a host that disappears. */
  readonly pause: () => void;
  /** Continues the process after `pause`. */
  readonly resume: () => void;
  /** Ends the process. */
  readonly stop: () => Promise<void>;
}

export interface TemporaryRedisOptions {
  /** Arguments of `redis-server`, such as `--requirepass secret`. @default [] */
  readonly args?: readonly string[] | undefined;
  /** Paths of a certificate and its key: the server then accepts encrypted connections only. @default no encryption */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
}

const PROGRAM = 'redis-server';

/** Returns whether `redis-server` is installed. */
export function hasRedis(): boolean {
  return spawnSync(PROGRAM, ['--version']).status === 0;
}

/** Starts an installed Redis that keeps its data in memory, on a separate port. Rejects if it is not installed. */
export async function startTemporaryRedis({ args = [], tls }: TemporaryRedisOptions = {}): Promise<TemporaryRedis> {
  if (!hasRedis()) throw new Error('This machine has no redis-server: install version 6 or newer.');
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-redis-'));
  const port = await findPort();
  const listening =
    tls === undefined
      ? ['--port', `${port}`]
      : `--port 0 --tls-port ${port} --tls-cert-file ${tls.cert} --tls-key-file ${tls.key} --tls-auth-clients no`.split(
          ' ',
        );
  const allArgs = [...listening, '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...args];
  let server = await startServer(allArgs);

  async function end(): Promise<void> {
    // A paused process ends with SIGKILL only.
    if (server.process.exitCode === null && server.process.signalCode === null) server.process.kill('SIGKILL');
    await server.exited;
  }

  return {
    url: tls === undefined ? `redis://127.0.0.1:${port}` : `rediss://localhost:${port}`,
    kill: end,
    async start() {
      server = await startServer(allArgs);
    },
    pause: () => void server.process.kill('SIGSTOP'),
    resume: () => void server.process.kill('SIGCONT'),
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface RunningServer {
  readonly process: ChildProcess;
  readonly exited: Promise<void>;
}

async function startServer(args: readonly string[]): Promise<RunningServer> {
  const server = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ready to accept connections')) resolve();
    });
    exited.then(() => reject(new Error(`redis-server did not start: ${output}`)));
  });
  return { process: server, exited };
}
