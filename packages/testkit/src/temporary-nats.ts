import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../../tooling/find-port.ts';

export interface TemporaryNats {
  /** For example `nats://127.0.0.1:40001`. The same after a restart. */
  readonly url: string;
  /** Ends the process as a crash does, and keeps its data. */
  readonly kill: () => Promise<void>;
  /** Starts the server again after `kill`. Resolves once it accepts connections. */
  readonly start: () => Promise<void>;
  /** Ends the process and deletes its data. */
  readonly stop: () => Promise<void>;
}

export interface TemporaryNatsOptions {
  /** Arguments of `nats-server`, such as `--auth token`. @default [] */
  readonly args?: readonly string[] | undefined;
}

/** Returns whether `nats-server` is installed. */
export function hasNats(): boolean {
  return findProgram() !== undefined;
}

/** Starts an installed NATS server with JetStream, on a separate folder and port. Rejects if it is not installed. */
export async function startTemporaryNats({ args = [] }: TemporaryNatsOptions = {}): Promise<TemporaryNats> {
  const program = findProgram();
  if (program === undefined) throw new Error('This machine has no nats-server: install version 2.9 or newer.');
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-nats-'));
  const port = await findPort();
  const allArgs = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder, ...args];
  let server = await startServer(program, allArgs);

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (server.process.exitCode === null && server.process.signalCode === null) server.process.kill(signal);
    await server.exited;
  }

  return {
    url: `nats://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    async start() {
      server = await startServer(program, allArgs);
    },
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface RunningServer {
  readonly process: ChildProcess;
  readonly exited: Promise<void>;
}

async function startServer(program: string, args: readonly string[]): Promise<RunningServer> {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Server is ready')) resolve();
    });
    exited.then(() => reject(new Error(`nats-server did not start: ${output}`)));
  });
  return { process: server, exited };
}

/** On PATH, or in the location of Debian's package, which is not on the PATH of every user. */
function findProgram(): string | undefined {
  return ['nats-server', '/usr/sbin/nats-server'].find((program) => spawnSync(program, ['--version']).status === 0);
}
